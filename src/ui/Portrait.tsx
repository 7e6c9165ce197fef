import { PORTRAIT } from '../art/portrait'

/** The drawn figure, or a photograph in several sizes and formats. */
export interface PortraitImage {
  src: string
  width: number
  height: number
  /** Of a photograph, in order of preference; those with `media` offer a single picture. */
  sources?: readonly { type: string; srcSet: string; media?: string }[]
}

interface Props {
  image: PortraitImage
  alt: string
  /** For the portrait that is seen first. */
  fetchPriority: 'high' | 'auto'
}

/** The portrait in its arch. */
export function Portrait({ image, alt, fetchPriority }: Props) {
  const { src, width, height, sources } = image
  const picture = (
    <img src={src} width={width} height={height} alt={alt} fetchPriority={fetchPriority} decoding="async" />
  )
  return (
    <div className="portrait" {...(import.meta.env.DEV && { 'data-field': 'portrait' })}>
      {sources ? (
        <picture>
          {sources.map(({ type, media, srcSet }) => (
            <source key={srcSet} type={type} media={media} srcSet={srcSet} sizes={media ? undefined : '520px'} />
          ))}
          {picture}
        </picture>
      ) : (
        picture
      )}
      <svg className="portrait__frame" viewBox={`0 0 ${PORTRAIT.width} ${PORTRAIT.height}`} aria-hidden="true">
        <path d={PORTRAIT.arch} />
      </svg>
    </div>
  )
}
