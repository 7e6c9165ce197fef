import { memo } from 'react'
import { texts } from './content'

interface OwnLineProps {
  /** What the visitor wrote; nothing is shown without words. */
  words: string
  /** The image, as it stands after “Para você,”. */
  the: string
}

/** What an image is to the visitor, before what it is to others. */
export const OwnLine = memo(function OwnLine({ words, the }: OwnLineProps) {
  if (!words) return null
  return (
    <p className="own-line">
      {texts.yours(the)}: “<bdi>{words}</bdi>”
    </p>
  )
})
