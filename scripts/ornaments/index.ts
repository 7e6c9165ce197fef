import { mandala, map } from './mandalas.ts'
import { dreams, journey, mandala as mandalaTool, quiz } from './medallions.ts'
import { loosePetal, missingGap, missingPetal } from './missing.ts'
import type { Ornament } from './ornament.ts'
import { initial, meetingBoth, meetingInPerson, meetingVideo, nimbus, sigil } from './small.ts'

/**
 * The files in which the ornaments travel, and what each of them holds, by the name it is imported with:
 * `import mandala from 'ornament:mandala'`. What is small shares a file: a file of its own would be mostly headers. Tool pages show the sigil at once and the medallions only with a result: in one
 * file, so that a result asks nothing of the network.
 */
const FILES: Record<string, Record<string, Ornament>> = {
  mandala: { mandala },
  map: { map },
  marks: {
    sigil,
    'tool-mandala': mandalaTool,
    'tool-journey': journey,
    'tool-quiz': quiz,
    'tool-dreams': dreams,
    initial,
    'meeting-both': meetingBoth,
    'meeting-in-person': meetingInPerson,
    'meeting-video': meetingVideo,
  },
  missing: { 'missing-petal': missingPetal, 'missing-gap': missingGap, 'loose-petal': loosePetal },
  nimbus: { nimbus },
}

/** One file of ornaments. */
interface Sheet {
  file: string
  ornaments: Readonly<Record<string, Ornament>>
}

export const SHEETS: readonly Sheet[] = Object.entries(FILES).map(([file, ornaments]) => ({ file, ornaments }))

/** The sheet that holds an ornament. */
export const sheetOf = (name: string): Sheet | undefined => SHEETS.find(({ ornaments }) => name in ornaments)
