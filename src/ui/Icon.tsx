/** Line icons drawn by hand; decorative, the name stands beside them as text. */
const icons = {
  previous: { viewBox: '0 0 34 12', path: 'M34 6H1M6 1L1 6L6 11', className: 'icon icon--long' },
  next: { viewBox: '0 0 34 12', path: 'M0 6H33M28 1L33 6L28 11', className: 'icon icon--long' },
  external: { viewBox: '0 0 18 18', path: 'M5 13L13.5 4.5M6.5 4.5H13.5V11.5', className: 'icon' },
  menu: { viewBox: '0 0 26 26', path: 'M2 9.5H24M8 16.5H24', className: 'icon' },
  close: { viewBox: '0 0 26 26', path: 'M4.5 4.5L21.5 21.5M21.5 4.5L4.5 21.5', className: 'icon' },
} as const

export function Icon({ name, size }: { name: keyof typeof icons; size?: number | undefined }) {
  const { viewBox, path, className } = icons[name]
  const [width, height] = viewBox.split(' ').slice(2)
  return (
    <svg className={className} viewBox={viewBox} width={size ?? width} height={size ?? height} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** The accessibility symbol in lines: a figure with open arms inside a circle (law 13.146/2015, art. 63). */
export function AccessibilitySymbol({ size }: { size: number }) {
  return (
    <svg className="icon icon--symbol" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <circle cx="24" cy="24" r="22.5" />
      <circle cx="24" cy="12.5" r="3.2" />
      <path d="M11.5 18.5C19 20.6 29 20.6 36.5 18.5M24 20.2V27L17.8 38.5M24 27L30.2 38.5" />
    </svg>
  )
}
