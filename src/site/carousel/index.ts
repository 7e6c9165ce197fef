export { type CarouselPorts, listenToCarousel } from './listeners'
export type { RenderSection } from './Slides'
export { carouselSlice, nextAsked, previousAsked, sectionSeen, selectPhase, selectSection, slidePicked } from './slice'
export { Carousel } from './View'
