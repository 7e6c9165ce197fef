import { PORTRAIT } from '../art/portrait'

interface Props {
  /** Address of the drawn figure, or of a photograph. */
  src: string
  alt: string
  /** For the portrait that is seen first. */
  fetchPriority: 'high' | 'auto'
}

/** The portrait in its arch. */
export function Portrait({ src, alt, fetchPriority }: Props) {
  const { width, height, arch } = PORTRAIT
  return (
    <div className="portrait" {...(import.meta.env.DEV && { 'data-field': 'portrait' })}>
      <img src={src} width={width} height={height} alt={alt} fetchPriority={fetchPriority} decoding="async" />
      <svg className="portrait__frame" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={arch} />
      </svg>
    </div>
  )
}
