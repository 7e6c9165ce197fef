import { useSelector } from 'react-redux'
import { StillSky } from './Chart'
import { selectDream } from './slice'

/** The sky to keep as a picture. */
export const Picture = () => <StillSky dream={useSelector(selectDream)} />
