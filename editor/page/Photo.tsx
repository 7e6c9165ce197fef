import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import { heightOf, PHONE_WIDTH, PORTRAIT } from '../../engraver/arch.ts'
import { channelsOf } from '../../engraver/duotone.ts'
import { examplePractice as example, valueAt } from '../../practice/index.ts'
import { Button } from './Button.tsx'
import { originalPhoto, savePhoto, sizeOf } from './client.ts'
import { put, useEditorDispatch, useEditorSelector } from './store.ts'
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
}

export function Photo({ chosen, setChosen }: Props) {
  const { server, practice } = useEditorSelector(({ draft }) => draft)
  const dispatch = useEditorDispatch()
  const hasPhoto = typeof valueAt(practice, ['portrait', 'file']) === 'string'
  const [said, setSaid] = useState('')

  const latest = useRef(0)
  /** Says what is going on, and what went wrong, of what was asked for last. */
  const telling = async (begun: string, work: (isLatest: () => boolean) => Promise<string>) => {
    const number = ++latest.current
    const isLatest = () => number === latest.current
    setSaid(begun)
    const end = await work(isLatest).catch((error: Error) => error.message)
    if (isLatest()) setSaid(end)
  }
  const choose = (one: Blob | Promise<Blob> | undefined) =>
    one &&
    telling(texts.looking, async (isLatest) => {
      const picture = await one
      const size = await sizeOf(picture)
      const mostZoom = Math.min(size.width / PHONE_WIDTH, size.height / heightOf(PHONE_WIDTH))
      const zoom = Math.min(startZoom, mostZoom)
      if (isLatest()) setChosen({ id: crypto.randomUUID(), picture, place: { x: 0, y: 0 }, zoom, mostZoom })
      return ''
    })
  const keep = (picture: Blob, area: Area) =>
    telling(texts.keeping, async () => {
      const { file } = await savePhoto(picture, area)
      dispatch(put(['portrait', 'file'], file))
      setChosen((now) => (now?.picture === picture ? null : now))
      return texts.kept
    })
  const backToFigure = () => dispatch(put(['portrait'], example.portrait))
  // wherever on this page
  const drop = useEffectEvent((event: DragEvent) => choose(event.dataTransfer?.files[0]))
  useEffect(() => {
    const leaving = new AbortController()
    window.addEventListener('drop', (event) => drop(event), leaving)
    return () => leaving.abort()
  }, [])

  return (
    <div className="photo">
      {chosen ? (
        <Framing
          inks={server?.inks ?? []}
          key={chosen.id}
          chosen={chosen}
          onMove={(moved) => setChosen((now) => now && { ...now, ...moved })}
          onUse={(area) => keep(chosen.picture, area)}
          onCancel={() => {
            latest.current++
            setSaid('')
            setChosen(null)
          }}
        />
      ) : (
        <>
          <label className="photo__drop">
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
            {hasPhoto && server?.hasOriginal && <Button onClick={() => choose(originalPhoto())} text={texts.again} />}
            {hasPhoto && <Button sure={texts.engravingSure} onClick={backToFigure} text={texts.engraving} />}
          </p>
        </>
      )}
      <p className="notes" role="status">
        {said}
      </p>
    </div>
  )
}

interface FramingProps {
  chosen: Chosen
  inks: readonly string[]
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
      <div className="photo__frame" ref={frame}>
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
          style={{ mediaStyle: { filter: 'url(#duotone)' }, cropAreaStyle: { border: 0, color: 'transparent' } }}
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
          <path className="photo__outside" d={`M0 0H${width}V${height}H0Z${PORTRAIT.arch}`} fillRule="evenodd" />
          <path className="photo__arch" d={PORTRAIT.arch} />
          <g className="photo__eyes">
            <path d={`M0 ${eyes.from}H${width}M0 ${eyes.to}H${width}`} strokeDasharray="6 4" />
            <text x={width - 6} y={eyes.from - 6} textAnchor="end">
              {texts.eyes}
            </text>
          </g>
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
        <Button className="choices__main" disabled={!area} onClick={() => area && onUse(area)} text={texts.use} />
        <Button onClick={onCancel} text={texts.cancel} />
      </p>
    </>
  )
}

const tableOf = (inks: readonly string[], channel: number): string =>
  inks.map((stop) => (channelsOf(stop)[channel] ?? 0) / 255).join(' ')
