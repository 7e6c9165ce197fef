import { useEffect, useEffectEvent, useRef, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import { examplePractice as example, valueAt } from '../../practice/index.ts'
import { heightOf, PHONE_WIDTH, PORTRAIT } from '../../src/art/portrait.ts'
import { Button } from './Button.tsx'
import { lookAtPhoto, originalPhoto, savePhoto } from './client.ts'
import { useDraft, useDraftStore } from './draft.ts'
import { photoTexts as texts } from './texts.ts'

const { width, height } = PORTRAIT
/** Where the eyes are to be. */
const eyes = { from: 0.4 * height, to: 0.44 * height }
/** So that it can be moved to all sides. */
const startZoom = 1.2

interface Chosen {
  /** Object URL of the picture: another one for each choice, be it of the same picture. */
  address: string
  place: Point
  zoom: number
  /** Beyond, less would be seen than the site needs. */
  mostZoom: number
  isDark: boolean
}

/** The photograph that is to stand in the arch, until it is kept; it stays while another part of the form is in front. */
export function useFraming() {
  const { put } = useDraftStore()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [message, setMessage] = useState('')
  const address = chosen?.address
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])

  const isBusy = message === texts.looking || message === texts.keeping
  /** One thing at a time. */
  async function during(words: string, act: () => Promise<string | undefined>) {
    if (isBusy) return
    setMessage(words)
    setMessage((await act().catch((error: Error) => error.message)) ?? '')
  }
  /** Looks at a picture or, if it is null, at the one that was kept. */
  const choose = (file: File | null) =>
    during(texts.looking, async () => {
      const address = file ? URL.createObjectURL(file) : await originalPhoto()
      const { width, height, isDark } = await lookAtPhoto(address)
      const mostZoom = Math.min(width / PHONE_WIDTH, height / heightOf(PHONE_WIDTH))
      const zoom = Math.min(startZoom, mostZoom)
      setChosen({ address, place: { x: 0, y: 0 }, zoom, mostZoom, isDark })
      return isDark ? texts.dark : undefined
    })
  const keep = (address: string, area: Area) =>
    during(texts.keeping, async () => {
      const { file } = await savePhoto(address, area)
      put(['portrait', 'file'], file)
      setChosen(null)
      return texts.kept
    })
  const move = (part: Partial<Chosen>) => setChosen((now) => now && { ...now, ...part })
  const leave = () => {
    setMessage('')
    setChosen(null)
  }
  return { chosen, message, isBusy, choose, keep, move, leave }
}
type FramingProps = ReturnType<typeof useFraming>

export function Photo(framing: FramingProps) {
  const { chosen, message, choose } = framing
  const { server, practice } = useDraft()
  const { put } = useDraftStore()
  const hasPhoto = typeof valueAt(practice, ['portrait', 'file']) === 'string'
  const take = (file: File | undefined) => file && choose(file)
  // wherever on this page
  const drop = useEffectEvent((event: DragEvent) => take(event.dataTransfer?.files[0]))
  useEffect(() => {
    const leaving = new AbortController()
    window.addEventListener('drop', (event) => drop(event), leaving)
    return () => leaving.abort()
  }, [])

  return (
    <div className="photo">
      {chosen ? (
        <Framing key={chosen.address} {...framing} {...chosen} />
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
                take(target.files?.[0])
                // the same file, which may be another picture by then, can be chosen again
                target.value = ''
              }}
            />
            <p className="note">{texts.advice}</p>
          </label>
          {hasPhoto && (
            <p className="choices">
              {server?.hasOriginal && <Button onClick={() => choose(null)} text={texts.again} />}
              <Button
                sure={texts.takeOutSure}
                onClick={() => put(['portrait'], example.portrait)}
                text={texts.takeOut}
              />
            </p>
          )}
        </>
      )}
      <p className="notes" role="status">
        {message}
      </p>
    </div>
  )
}

/** The picture behind the arch, nearly in the colours that the site gives it, to be moved by hand or by keys. */
function Framing({ address, place, zoom, mostZoom, isDark, isBusy, move, keep, leave }: FramingProps & Chosen) {
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
          onCropChange={(place) => move({ place })}
          onZoomChange={(zoom) => move({ zoom })}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': texts.cropper }}
          style={{
            mediaStyle: { filter: `grayscale(1) sepia(0.4) brightness(${isDark ? 2 : 1})` },
            cropAreaStyle: { border: 0, color: 'transparent' },
          }}
        />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path className="photo__arch" d={`M0 0H${width}V${height}H0Z${PORTRAIT.arch}`} fillRule="evenodd" />
          <g className="photo__eyes">
            <path d={`M0 ${eyes.from}H${width}M0 ${eyes.to}H${width}`} strokeDasharray="6 4" />
            <text x={width - 6} y={eyes.from - 6} textAnchor="end">
              {texts.eyes}
            </text>
          </g>
        </svg>
      </div>
      <label>
        {texts.zoom}{' '}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.01}
          value={zoom}
          disabled={mostZoom <= 1}
          onChange={({ target }) => move({ zoom: Number(target.value) })}
        />
      </label>
      <p className="note">{mostZoom < startZoom ? texts.tight : texts.nearer}</p>
      <p className="choices">
        <Button
          className="choices__main"
          disabled={!area || isBusy}
          onClick={() => area && keep(address, area)}
          text={texts.use}
        />
        <Button disabled={isBusy} onClick={leave} text={texts.cancel} />
      </p>
    </>
  )
}
