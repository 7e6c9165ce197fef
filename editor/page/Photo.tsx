import { useEffect, useEffectEvent, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { examplePractice as example, valueAt } from '../../practice/index.ts'
import { PORTRAIT } from '../../src/art/portrait.ts'
import { Button } from './Button.tsx'
import { type Chosen, keepAsked, pictureChosen, pictureLeft, pictureMoved } from './framing.ts'
import { put, useEditorDispatch, useEditorSelector } from './store.ts'
import { photoTexts as texts } from './texts.ts'

const { width, height } = PORTRAIT
/** Where the eyes are to be. */
const eyes = { from: 0.4 * height, to: 0.44 * height }

export function Photo() {
  const { server, practice } = useEditorSelector(({ draft }) => draft)
  const { chosen, status, problem, request } = useEditorSelector(({ framing }) => framing)
  /** What was asked for before this part came to the front is not spoken of again. */
  const [earlier] = useState(request)
  const dispatch = useEditorDispatch()
  const hasPhoto = typeof valueAt(practice, ['portrait', 'file']) === 'string'
  const choose = (file: File | undefined) => file && dispatch(pictureChosen(URL.createObjectURL(file)))
  const frameAgain = () => dispatch(pictureChosen(null))
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
        <Framing key={chosen.address} {...chosen} />
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
            {hasPhoto && server?.hasOriginal && <Button onClick={frameAgain} text={texts.again} />}
            {hasPhoto && <Button sure={texts.engravingSure} onClick={backToFigure} text={texts.engraving} />}
          </p>
        </>
      )}
      <p className="notes" role="status">
        {request !== earlier && (status === 'idle' ? problem : texts[status])}
      </p>
    </div>
  )
}

/** The picture behind the arch, in the colours of the site, to be moved by hand or by keys. */
function Framing({ address, place, zoom, mostZoom }: Chosen) {
  const inks = useEditorSelector(({ draft }) => draft.server?.inks) ?? []
  const dispatch = useEditorDispatch()
  const [area, setArea] = useState<Area | null>(null)
  const keep = () => area && dispatch(keepAsked({ address, area }))
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
          onCropChange={(place) => dispatch(pictureMoved({ place }))}
          onZoomChange={(zoom) => dispatch(pictureMoved({ zoom }))}
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
          onChange={({ target }) => dispatch(pictureMoved({ zoom: Number(target.value) }))}
        />
      </label>
      <p className="choices">
        <Button className="choices__main" disabled={!area} onClick={keep} text={texts.use} />
        <Button onClick={() => dispatch(pictureLeft())} text={texts.cancel} />
      </p>
    </>
  )
}

const tableOf = (inks: readonly (readonly number[])[], channel: number): string =>
  inks.map((ink) => (ink[channel] ?? 0) / 255).join(' ')
