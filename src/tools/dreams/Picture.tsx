import { StaticSky } from './Chart'
import { useDream } from './dream'

/** The sky to keep as a picture. */
export const Picture = () => <StaticSky dream={useDream()} isAlone />
