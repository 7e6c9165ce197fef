/** The palette the practice has chosen, as custom properties; empty for that of `themes.css` (scripts/palette.ts). */
declare module 'palette.css'

/** Address of the portrait, the drawn figure or the photograph made at build by `scripts/images`. */
declare module 'portrait:image' {
  const image: string
  export default image
}

/** The practice file, checked and with the environment's variables by `scripts/practicePlugin.ts`. */
declare module 'practice:checked' {
  const practice: import('./core/practice').Practice
  export default practice
}
