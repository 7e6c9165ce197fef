declare module 'svg2ttf' {
  /** A TrueType font from the text of an SVG font; `ts` is its date, in seconds. */
  export default function svg2ttf(svg: string, options?: { ts?: number; description?: string }): { buffer: Uint8Array }
}
