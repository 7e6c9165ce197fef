/** The signature and the header, after which other chunks may stand (PNG specification, 5.6). */
const headerEnd = 33

/** A PNG that carries a text, which no program draws: a chunk `iTXt`, UTF-8, under the keyword Description (PNG specification, 11.3.4.5). */
export function withText(png: Blob, text: string): Blob {
  // keyword, no compression, no language; the line ends before the checksum
  const body = new TextEncoder().encode(`iTXtDescription\0\0\0\0\0${text}\n`)
  const chunk = new DataView(new ArrayBuffer(body.length + 8))
  chunk.setUint32(0, body.length - 4)
  new Uint8Array(chunk.buffer).set(body, 4)
  chunk.setUint32(body.length + 4, crc32(body))
  return new Blob([png.slice(0, headerEnd), chunk, png.slice(headerEnd)], { type: png.type })
}

/** PNG specification, annex D. */
export function crc32(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}
