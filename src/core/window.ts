import type { LayoutMode } from './events'

/** Specification 9: mobile below 768 px. */
export const desktopWindow = () => window.matchMedia('(min-width: 768px)')

export const modeOf = ({ matches }: MediaQueryList): LayoutMode => (matches ? 'desktop' : 'mobile')
