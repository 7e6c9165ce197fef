import './lens.css'

export { Lens, viewAlong, viewAt } from './Lens'
export { Turned } from './Turned'
