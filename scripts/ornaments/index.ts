import { mandala, map } from './mandalas.ts'
import { dreams, journey, mandala as mandalaTool, quiz } from './medallions.ts'
import { loosePetal, missingGap, missingPetal } from './missing.ts'
import type { Ornament } from './ornament.ts'
import { initial, meetingBoth, meetingInPerson, meetingVideo, nimbus, sigil } from './small.ts'

/** Every ornament of the site, by the name it is imported with: `import mandala from 'ornament:mandala'`. */
export const ORNAMENTS: ReadonlyMap<string, Ornament> = new Map(
  Object.entries({
    mandala,
    map,
    sigil,
    initial,
    'meeting-both': meetingBoth,
    'meeting-in-person': meetingInPerson,
    'meeting-video': meetingVideo,
    'missing-petal': missingPetal,
    'missing-gap': missingGap,
    'loose-petal': loosePetal,
    nimbus,
    'tool-mandala': mandalaTool,
    'tool-journey': journey,
    'tool-quiz': quiz,
    'tool-dreams': dreams,
  }),
)
