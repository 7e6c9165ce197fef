let lastAddress: string | null = null

/** Hands a file over to the visitor, as a download. */
export function download(file: Blob, name: string) {
  // Firefox and Safari still read from the address when the click is over: it is given up with the next file
  if (lastAddress) URL.revokeObjectURL(lastAddress)
  lastAddress = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = lastAddress
  link.download = name
  link.click()
}
