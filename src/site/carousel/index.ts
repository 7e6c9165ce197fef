export { useCoveredSection } from './covered'
export { type CarouselPorts, listenToCarousel } from './listeners'
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
export { Carousel } from './View'
