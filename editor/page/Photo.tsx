import { useState } from 'react'
import { examplePractice as example, valueAt } from '../../practice/index.ts'
import { heightOf, PHOTO_WIDTH, PORTRAIT } from '../../src/art/portrait.ts'
import { editorPath } from '../state.ts'
import { Button } from './Button.tsx'
import { savePhoto } from './client.ts'
import { useDraft, useDraftStore } from './draft.ts'
import { photoTexts as texts } from './texts.ts'

const { width, height } = PORTRAIT
/** Where the eyes are to be. */
const eyes = { from: 0.4 * height, to: 0.44 * height }

/** How near the photograph is, and where in it the arch is, each from 0 to 1. */
const whole = { zoom: 0, left: 0.5, top: 0 }
type Place = typeof whole

/** What is seen of a picture: all that its proportion lets the arch hold or, nearer, no less than the site needs. */
function cropOf(picture: { width: number; height: number }, { zoom, left, top }: Place) {
  const most = Math.min(picture.width, (picture.height * width) / height)
  const seen = most - zoom * Math.max(0, most - PHOTO_WIDTH)
  const size = { width: seen, height: heightOf(seen) }
  return { ...size, left: left * (picture.width - size.width), top: top * (picture.height - size.height) }
}

/** The photograph: chosen, it is on the site at once, and the part that is seen of it can be changed. */
export function Photo({ id }: { id: string }) {
  const { practice } = useDraft()
  const { put } = useDraftStore()
  const [message, setMessage] = useState('')
  /** Counts pictures, each of which has the same address. */
  const [count, setCount] = useState(Date.now)
  const file = valueAt(practice, ['portrait', 'file'])

  const keep = async (...photo: Parameters<typeof savePhoto>) => {
    setMessage(texts.keeping)
    try {
      put(['portrait', 'file'], (await savePhoto(...photo)).file)
      setMessage(texts.kept)
    } catch (error) {
      setMessage((error as Error).message)
    }
  }
  const choose = async (picture: File | undefined) => {
    if (picture) await keep(picture)
    setCount(Date.now)
  }
  return (
    <div className="photo">
      <p className="note">{texts.advice}</p>
      {/* the same file, which may be another picture by then, can be chosen again */}
      <input
        key={count}
        id={id}
        type="file"
        accept="image/*"
        aria-label={texts.choose}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {typeof file === 'string' && (
        <>
          <Framing key={`${count}`} address={`${editorPath}/photo?${count}`} keep={(crop) => keep(undefined, crop)} />
          <Button sure={texts.takeOutSure} onClick={() => put(['portrait'], example.portrait)} text={texts.takeOut} />
        </>
      )}
      <p className="notes" role="status">
        {message}
      </p>
    </div>
  )
}

/** The picture behind the arch. */
function Framing({ address, keep }: { address: string; keep: (crop: ReturnType<typeof cropOf>) => void }) {
  const [picture, setPicture] = useState({ width, height })
  const [place, setPlace] = useState(whole)
  const crop = cropOf(picture, place)
  const percent = (part: number, of: number) => `${(100 * part) / of}%`
  return (
    <>
      <p className="note">{texts.frame}</p>
      <div className="photo__frame">
        <img
          src={address}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPicture({ width: naturalWidth, height: naturalHeight })
          }
          style={{
            width: percent(picture.width, crop.width),
            left: percent(-crop.left, crop.width),
            top: percent(-crop.top, crop.height),
          }}
        />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path className="photo__arch" d={`M0 0H${width}V${height}H0Z${PORTRAIT.arch}`} fillRule="evenodd" />
          <path className="photo__eyes" d={`M0 ${eyes.from}H${width}M0 ${eyes.to}H${width}`} strokeDasharray="6 4" />
        </svg>
      </div>
      {(['zoom', 'left', 'top'] as const).map((name) => (
        <label key={name}>
          {texts.sliders[name]}
          <input
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={place[name]}
            onChange={({ target }) => setPlace({ ...place, [name]: Number(target.value) })}
          />
        </label>
      ))}
      <Button className="btn" onClick={() => keep(crop)} text={texts.use} />
    </>
  )
}
