import { useSelector } from 'react-redux'
import { StaticSky } from './Chart'
import { selectDream } from './selectors'

/** The sky to keep as a picture. */
export const Picture = () => <StaticSky dream={useSelector(selectDream)} />
