import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import { heightOf, PHONE_WIDTH, PORTRAIT } from '../../engraver/arch.ts'
import { channelsOf } from '../../engraver/duotone.ts'
import { examplePractice as example, withValue } from '../../practice/index.ts'
import { originalPhoto, savePhoto, sizeOf } from './client.ts'
import { change, useEditorDispatch } from './store.ts'
import { photoTexts as texts } from './texts.ts'

const { width, height } = PORTRAIT
/** Where the eyes are to be. */
const eyes = { from: 0.4 * height, to: 0.44 * height }

/** So that it can be moved to all sides. */
const startZoom = 1.2

export interface Chosen {
  /** Another one for each choice, be it of the same picture. */
  id: string
  picture: Blob
  place: Point
  zoom: number
  /** Beyond, less would be seen than the site needs. */
  mostZoom: number
}

interface Props {
  /** Kept by whoever shows this part, while another one is in front. */
  chosen: Chosen | null
  setChosen: Dispatch<SetStateAction<Chosen | null>>
  hasPhoto: boolean
  hasOriginal: boolean
  inks: readonly string[]
}

export function Photo({ chosen, setChosen, hasPhoto, hasOriginal, inks }: Props) {
  const dispatch = useEditorDispatch()
  const [said, setSaid] = useState('')

  /** Says what is going on, and what went wrong. */
  const telling = async (begun: string, work: () => Promise<string>) => {
    setSaid(begun)
    setSaid(await work().catch((error: Error) => error.message))
  }
  const choose = (one: Blob | Promise<Blob> | undefined) =>
    one &&
    telling(texts.looking, async () => {
      const picture = await one
      const size = await sizeOf(picture)
      const mostZoom = Math.min(size.width / PHONE_WIDTH, size.height / heightOf(PHONE_WIDTH))
      const zoom = Math.min(startZoom, mostZoom)
      setChosen({ id: crypto.randomUUID(), picture, place: { x: 0, y: 0 }, zoom, mostZoom })
      return ''
    })
  const keep = (picture: Blob, { x, y, width, height }: Area) =>
    telling(texts.keeping, async () => {
      const { file } = await savePhoto(picture, { left: x, top: y, width, height })
      dispatch(change((practice) => withValue(practice, ['portrait', 'file'], file)))
      setChosen((now) => (now?.picture === picture ? null : now))
      return texts.kept
    })
  const backToFigure = () => {
    if (window.confirm(texts.engravingSure))
      dispatch(change((practice) => ({ ...practice, portrait: example.portrait })))
  }
  // wherever on this page
  const drop = useEffectEvent((event: DragEvent) => choose(event.dataTransfer?.files[0]))
  useEffect(() => {
    const listener = (event: DragEvent) => void drop(event)
    window.addEventListener('drop', listener)
    return () => window.removeEventListener('drop', listener)
  }, [])

  return (
    <div className="photo">
      {chosen ? (
        <Framing
          inks={inks}
          key={chosen.id}
          chosen={chosen}
          onMove={(moved) => setChosen((now) => now && { ...now, ...moved })}
          onUse={(area) => keep(chosen.picture, area)}
          onCancel={() => setChosen(null)}
        />
      ) : (
        <>
          <label className="drop">
            <strong>{texts.drop}</strong>
            <span>{hasPhoto ? texts.another : texts.choose}</span>
            <input
              type="file"
              accept="image/*"
              className="visually-hidden"
              onChange={({ target }) => {
                choose(target.files?.[0])
                // the same file, which may be another picture by then, can be chosen again
                target.value = ''
              }}
            />
            <p className="note">{texts.advice}</p>
          </label>
          <p className="choices">
            {hasPhoto && hasOriginal && (
              <button type="button" onClick={() => choose(originalPhoto())}>
                {texts.again}
              </button>
            )}
            {hasPhoto && (
              <button type="button" onClick={backToFigure}>
                {texts.engraving}
              </button>
            )}
          </p>
        </>
      )}
      <p className="notes" role="status">
        {said}
      </p>
    </div>
  )
}

interface FramingProps extends Pick<Props, 'inks'> {
  chosen: Chosen
  onMove: (moved: Partial<Chosen>) => void
  onUse: (area: Area) => void
  onCancel: () => void
}

/** The picture behind the arch, in the colours of the site, to be moved by hand or by keys. */
function Framing({ chosen: { picture, place, zoom, mostZoom }, inks, onMove, onUse, onCancel }: FramingProps) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  const [area, setArea] = useState<Area | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isPlaced = area !== null
  useEffect(() => {
    // not out of a text that is being written
    if (isPlaced && document.activeElement?.matches('body, .photo *'))
      frame.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }, [isPlaced])
  return (
    <>
      <p className="note">{texts.frame}</p>
      <div className="frame" ref={frame}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={width / height}
          objectFit="cover"
          showGrid={false}
          keyboardStep={4}
          onCropChange={(place) => onMove({ place })}
          onZoomChange={(zoom) => onMove({ zoom })}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': texts.cropper }}
          style={{ mediaStyle: { filter: 'url(#duotone)' } }}
        />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <filter id="duotone" colorInterpolationFilters="sRGB">
            <feColorMatrix values={`${'.3 .59 .11 0 0 '.repeat(3)}0 0 0 1 0`} />
            <feComponentTransfer>
              <feFuncR type="table" tableValues={tableOf(inks, 0)} />
              <feFuncG type="table" tableValues={tableOf(inks, 1)} />
              <feFuncB type="table" tableValues={tableOf(inks, 2)} />
            </feComponentTransfer>
          </filter>
          <path className="outside" d={`M0 0H${width}V${height}H0Z${PORTRAIT.arch}`} fillRule="evenodd" />
          <path className="arch" d={PORTRAIT.arch} />
          <path className="eyes" d={`M0 ${eyes.from}H${width}M0 ${eyes.to}H${width}`} />
          <text x={width - 6} y={eyes.from - 6} textAnchor="end">
            {texts.eyes}
          </text>
        </svg>
      </div>
      <label>
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.01}
          value={zoom}
          disabled={mostZoom <= 1}
          onChange={({ target }) => onMove({ zoom: Number(target.value) })}
        />
      </label>
      <p className="choices">
        <button type="button" className="main" disabled={!area} onClick={() => area && onUse(area)}>
          {texts.use}
        </button>
        <button type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </p>
    </>
  )
}

const tableOf = (inks: readonly string[], channel: number): string =>
  inks.map((stop) => (channelsOf(stop)[channel] ?? 0) / 255).join(' ')
