import type { SiteParts } from '../../src/core/tool'

/** Stands for the site around a tool, and shows nothing of it. */
export const noSite: SiteParts = {
  TherapyLink: () => null,
  Sharing: ({ children }) => children,
  colophon: null,
  otherTools: null,
}
