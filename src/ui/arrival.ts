/** Attributes of the heading of a place, which gets the focus when the visitor comes there. */
export const arrivalHeading = { tabIndex: -1, 'data-arrival': '' } as const

export const arrivalHeadingIn = (place: ParentNode | null) =>
  place?.querySelector<HTMLElement>('[data-arrival]') ?? null
