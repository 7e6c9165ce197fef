import { useSelector } from 'react-redux'
import { StillSky } from './Chart'
import { selectDream } from './selectors'

/** The sky to keep as a picture. */
export const Picture = () => <StillSky dream={useSelector(selectDream)} />
