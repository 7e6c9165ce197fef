import distanceFile from './illustration-distance.svg'
import doorwayFile from './illustration-doorway.svg'
import encounterFile from './illustration-encounter.svg'
import leavesFile from './illustration-leaves.svg'
import letterFile from './illustration-letter.svg'
import meetingFile from './illustration-meeting.svg'
import moonsFile from './illustration-moons.svg'
import officeFile from './illustration-office.svg'
import skyFile from './illustration-sky.svg'
import wordsFile from './illustration-words.svg'

/** A drawing on a line, in the colour of its page; loads when it is scrolled to. */
export interface Image {
  src: string
  width: number
  height: number
}

const illustration = (src: string): Image => ({ src, width: 412, height: 206 })

export const distance = illustration(distanceFile)
export const doorway = illustration(doorwayFile)
export const encounter = illustration(encounterFile)
export const leaves = illustration(leavesFile)
export const letter = illustration(letterFile)
export const meeting = illustration(meetingFile)
export const moons = illustration(moonsFile)
export const office = illustration(officeFile)
export const sky = illustration(skyFile)
export const words = illustration(wordsFile)
