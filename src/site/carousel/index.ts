export { useCoveredSection } from './covered'
export { type CarouselPorts, listenToCarousel } from './listeners'
export type { RenderSection } from './Slides'
export {
  type CarouselState,
  carouselSlice,
  nextAsked,
  previousAsked,
  sectionSeen,
  selectPhase,
  selectSection,
  slidePicked,
} from './slice'
export type { RenderBar } from './TurningBars'
export { Carousel } from './View'
