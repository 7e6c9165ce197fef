import nimbus from 'ornament:nimbus'
import type { ReactNode } from 'react'
import { Ornament } from './Ornament'

export type PortraitImage = Engraving | Photo

interface Engraving {
  kind: 'engraving'
  src: string
  width: number
  height: number
}

interface Photo {
  kind: 'photo'
  /** What the wall behind the head is like; decides the colour of the nimbus. */
  background: 'light' | 'dark'
  src: string
  width: number
  height: number
  /** In order of preference; those with `media` offer a single picture. */
  sources: readonly { type: string; srcSet: string; media?: string }[]
  sizes: string
}

interface Props {
  image: PortraitImage
  alt: string
  /** For the portrait that is seen first. */
  fetchPriority?: 'high' | 'auto'
}

/** The portrait in its arch: the engraved figure as it is, a photograph with the nimbus over it. */
export function Portrait({ image, alt, fetchPriority = 'auto' }: Props) {
  const { src, width, height } = image
  const picture = (
    <img src={src} width={width} height={height} alt={alt} fetchPriority={fetchPriority} decoding="async" />
  )
  return (
    <div className="portrait" data-field="portrait">
      {image.kind === 'engraving' ? picture : <Photograph image={image}>{picture}</Photograph>}
      <svg className="portrait__frame" viewBox="0 0 340 500" aria-hidden="true">
        <path d="M0 500V170A170 170 0 0 1 340 170V500Z" />
      </svg>
    </div>
  )
}

function Photograph({ image, children }: { image: Photo; children: ReactNode }) {
  return (
    <>
      <picture>
        {image.sources.map(({ type, media, srcSet }) => (
          <source key={srcSet} type={type} media={media} srcSet={srcSet} sizes={media ? undefined : image.sizes} />
        ))}
        {children}
      </picture>
      <Ornament drawing={nimbus} className={`portrait__nimbus portrait__nimbus--${image.background}`} />
    </>
  )
}
