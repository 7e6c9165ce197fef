declare module 'subset-font' {
  /** Limits or pins one axis of a variable font. */
  type Axis = number | { min: number; max: number; default?: number }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2'
      keepFeatures?: readonly string[]
      variationAxes?: Record<string, Axis>
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
