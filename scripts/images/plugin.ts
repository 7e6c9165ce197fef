import type { Plugin } from 'vite'
import { drawIcon, iconPng } from './icons.ts'
import { drawSocialImage } from './social.ts'

/** What the picture for shared links shows. */
export interface SocialTexts {
  practice: Parameters<typeof drawSocialImage>[0]
  headline: string
  subtitle: string
}

/** Pictures with fixed addresses, beside the pages: `/social.png`, `/favicon.svg` and the icons. */
export function siteImages({ practice, headline, subtitle }: SocialTexts): Plugin {
  return {
    name: 'site-images',
    apply: 'build',
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      const { root } = this.environment.config
      const files = {
        'social.png': await drawSocialImage(practice, headline, subtitle, root),
        'favicon.svg': drawIcon(),
        'icon-192.png': await iconPng(192),
        'icon-512.png': await iconPng(512),
        'apple-touch-icon.png': await iconPng(180),
      }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
