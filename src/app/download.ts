let lastAddress: string | null = null

/** Hands a file over to the visitor, as a download. */
function download(file: Blob, name: string) {
  // Firefox and Safari still read from the address when the click is over: it is given up with the next file
  if (lastAddress) URL.revokeObjectURL(lastAddress)
  lastAddress = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = lastAddress
  link.download = name
  link.click()
}

/** Hands a picture to the system's share sheet, where it opens, or downloads it. Rejects if the sheet is closed. */
export async function share(picture: Blob, name: string) {
  const files = [new File([picture], name, { type: picture.type })]
  try {
    if (navigator.canShare?.({ files })) return await navigator.share({ files })
  } catch (reason) {
    // any other refusal, as of a click that is too long ago, is the browser's
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason
  }
  download(picture, name)
}
