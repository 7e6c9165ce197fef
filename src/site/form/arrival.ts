import type { FormPorts } from './listeners'

/** What the visitor is brought to in the form. */
export const arrival: Pick<FormPorts, 'showBanner' | 'showMessage'> = {
  showBanner: () => {
    requestAnimationFrame(() => {
      // whoever reads on elsewhere is not to be called back
      const { top = 0, bottom = 0 } = document.querySelector('.form')?.getBoundingClientRect() ?? {}
      if (top < window.innerHeight && bottom > 0)
        document.querySelector('.form__status')?.scrollIntoView({ block: 'nearest' })
    })
  },
  showMessage: () => {
    // after the heading of the section, which is on its way to the focus
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[name=message]')?.focus())
  },
}
