import { useEffect, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { channelsOf, STOPS } from '../../images/colours.ts'
import { practice as example } from '../../practice/examplePractice.ts'
import { withValue } from '../../practice/paths.ts'
import type { Crop } from '../state.ts'
import { originalPhoto, Refused, savePhoto } from './client.ts'
import { photoTexts as texts } from './texts.ts'
import type { Change } from './usePractice.ts'

/** As in `scripts/images`: the arch, and the least that is cut out of a photograph. */
const arch = { width: 340, height: 500, path: 'M0 500V170A170 170 0 0 1 340 170V500Z' }
const least = { width: 680, height: 1000 }
/** Where the eyes are to be, of the height. */
const eyes = { from: 0.4, to: 0.44 }

interface Chosen {
  picture: Blob
  address: string
  width: number
  height: number
}

interface Props {
  hasPhoto: boolean
  hasOriginal: boolean
  change: Change
}

export function Photo({ hasPhoto, hasOriginal, change }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const choose = async (picture: Blob | undefined) => {
    if (!picture) return
    const address = URL.createObjectURL(picture)
    const image = new Image()
    image.src = address
    try {
      await image.decode()
      const { naturalWidth: width, naturalHeight: height } = image
      const isSmall = width < least.width || height < least.height
      setSaid(isSmall ? texts.small(width, height) : '')
      setChosen(isSmall ? null : { picture, address, width, height })
    } catch {
      setSaid(texts.unreadable)
    }
  }
  // wherever it is dropped: elsewhere the browser would show it in the place of this page
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      choose(event.dataTransfer?.files[0])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  })
  const keep = async (picture: Blob, crop: Crop) => {
    setSaid(texts.keeping)
    try {
      const { file } = await savePhoto(picture, crop)
      change((practice) => withValue(practice, ['portrait', 'file'], file))
      setChosen(null)
      setSaid(texts.kept)
    } catch (error) {
      setSaid(error instanceof Refused && error.message ? error.message : texts.unreadable)
    }
  }

  return (
    <div className="photo">
      {chosen ? (
        <Framing
          key={chosen.address}
          chosen={chosen}
          onUse={(crop) => keep(chosen.picture, crop)}
          onCancel={() => setChosen(null)}
        />
      ) : (
        <div className="drop">
          <p>
            <strong>{texts.drop}</strong> {texts.or}
          </p>
          <p className="choices">
            <button type="button" onClick={() => input.current?.click()}>
              {hasPhoto ? texts.another : texts.choose}
            </button>
            {hasPhoto && hasOriginal && (
              <button type="button" onClick={async () => choose(await originalPhoto())}>
                {texts.again}
              </button>
            )}
            {hasPhoto && (
              <button type="button" onClick={() => change((practice) => ({ ...practice, portrait: example.portrait }))}>
                {texts.engraving}
              </button>
            )}
          </p>
          <p className="help">{texts.advice}</p>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={texts.choose}
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
      <p className="notes" role="status">
        {said}
      </p>
    </div>
  )
}

interface FramingProps {
  chosen: Chosen
  onUse: (crop: Crop) => void
  onCancel: () => void
}

/** The picture behind the arch, in the colours of the site, to be moved by hand or by keys. */
function Framing({ chosen, onUse, onCancel }: FramingProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isPlaced = area !== null
  useEffect(() => {
    if (isPlaced) frame.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }, [isPlaced])
  // never less than the site needs
  const most = Math.min(chosen.width / least.width, chosen.height / least.height)
  return (
    <>
      <p className="help">{texts.frame}</p>
      <div className="frame" ref={frame}>
        <Cropper
          image={chosen.address}
          crop={place}
          zoom={zoom}
          maxZoom={most}
          aspect={arch.width / arch.height}
          objectFit="cover"
          showGrid={false}
          keyboardStep={4}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': texts.cropper }}
          style={{ mediaStyle: { filter: 'url(#duotone)' } }}
        />
        <svg viewBox={`0 0 ${arch.width} ${arch.height}`} aria-hidden="true">
          <filter id="duotone" colorInterpolationFilters="sRGB">
            <feColorMatrix values={`${'.3 .59 .11 0 0 '.repeat(3)}0 0 0 1 0`} />
            <feComponentTransfer>
              {([FuncR, FuncG, FuncB] as const).map((Func, channel) => (
                <Func key={Func} type="table" tableValues={tableOf(channel)} />
              ))}
            </feComponentTransfer>
          </filter>
          <path className="outside" d={`M0 0H340V500H0Z${arch.path}`} fillRule="evenodd" />
          <path className="arch" d={arch.path} />
          <path className="eyes" d={`M0 ${500 * eyes.from}H340M0 ${500 * eyes.to}H340`} />
          <text x="334" y={500 * eyes.from - 6} textAnchor="end">
            {texts.eyes}
          </text>
        </svg>
      </div>
      <label className="zoom">
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={most}
          step={0.01}
          value={zoom}
          disabled={most <= 1}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      <p className="choices">
        <button
          type="button"
          className="main"
          disabled={!area}
          onClick={() => area && onUse({ left: area.x, top: area.y, width: area.width, height: area.height })}
        >
          {texts.use}
        </button>
        <button type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </p>
    </>
  )
}

const [FuncR, FuncG, FuncB] = ['feFuncR', 'feFuncG', 'feFuncB'] as const

const tableOf = (channel: number): string => STOPS.map((stop) => (channelsOf(stop)[channel] ?? 0) / 255).join(' ')
