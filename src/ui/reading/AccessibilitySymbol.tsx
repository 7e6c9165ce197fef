/** The accessibility symbol in lines: a figure with open arms inside a circle (law 13.146/2015, art. 63). */
export function AccessibilitySymbol({ size }: { size: number }) {
  return (
    <svg className="rd__symbol" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <circle cx="24" cy="24" r="22.5" />
      <circle cx="24" cy="12.5" r="3.2" />
      <path d="M11.5 18.5C19 20.6 29 20.6 36.5 18.5M24 20.2V27L17.8 38.5M24 27L30.2 38.5" />
    </svg>
  )
}
