/** Attributes of the heading of a place, which gets the focus when the visitor comes there. */
export const focusTargetProps = { tabIndex: -1, 'data-arrival': '' } as const

export const focusTargetIn = (place: ParentNode | null) => place?.querySelector<HTMLElement>('[data-arrival]') ?? null
