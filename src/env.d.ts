/// <reference types="vite/client" />

/** Year of the commit the site was built from (or of SOURCE_DATE_EPOCH); replaced at build, see vite.config.ts. */
declare const __BUILD_YEAR__: number

interface ImportMetaEnv {
  readonly VITE_FORM_ENDPOINT?: string
  readonly VITE_FORM_ACCESS_KEY?: string
  readonly VITE_SITE_URL?: string
  /** `false` makes a site that is not kept in the browser (`npm start`). */
  readonly VITE_OFFLINE?: string
  /** `true` switches the Redux DevTools on in a production build. */
  readonly VITE_REDUX_DEVTOOLS?: string
}

/** Not in every browser; see https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData. */
interface Navigator {
  readonly connection?: { readonly saveData: boolean }
}

interface Window {
  /** Whose document this is; set by the script in index.html. */
  loadedPath?: string
  /**
   * Set by the script in index.html: repeats the clicks made before the page was hydrated, and keeps no later ones.
   * @returns whether a link has been clicked, whose page the browser itself is about to open
   */
  repeatClicks?: () => boolean
  /** Chromium, and newer versions of the others. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(text: string): string },
    ): { createScriptURL(text: string): string }
  }
}
