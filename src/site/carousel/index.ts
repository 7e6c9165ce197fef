export { arrival } from './arrival'
export { type CarouselPorts, listenToCarousel } from './listeners'
export {
  type CarouselState,
  carouselSlice,
  isSlideAsked,
  sectionSeen,
  selectPhase,
  selectSection,
} from './slice'
export { Carousel } from './View'
