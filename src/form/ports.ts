import type { FormPorts } from './listeners'

/** Where the visitor is brought in the form. */
export const bannerPorts: Pick<FormPorts, 'showBanner'> = {
  showBanner: () => {
    requestAnimationFrame(() => {
      // whoever reads on elsewhere is not to be called back
      const { top = 0, bottom = 0 } = document.querySelector('.form')?.getBoundingClientRect() ?? {}
      if (top < window.innerHeight && bottom > 0)
        document.querySelector('.form__status')?.scrollIntoView({ block: 'nearest' })
    })
  },
}
