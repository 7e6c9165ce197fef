import distanceFile from './plate-distance.svg'
import doorwayFile from './plate-doorway.svg'
import encounterFile from './plate-encounter.svg'
import leavesFile from './plate-leaves.svg'
import letterFile from './plate-letter.svg'
import meetingFile from './plate-meeting.svg'
import moonsFile from './plate-moons.svg'
import roomFile from './plate-room.svg'
import skyFile from './plate-sky.svg'
import wordsFile from './plate-words.svg'

/** A drawing on a line, in the colour of its page; loads when it is scrolled to. */
export interface Picture {
  src: string
  width: number
  height: number
}

const plate = (src: string): Picture => ({ src, width: 412, height: 206 })

export const distance = plate(distanceFile)
export const doorway = plate(doorwayFile)
export const encounter = plate(encounterFile)
export const leaves = plate(leavesFile)
export const letter = plate(letterFile)
export const meeting = plate(meetingFile)
export const moons = plate(moonsFile)
export const room = plate(roomFile)
export const sky = plate(skyFile)
export const words = plate(wordsFile)
