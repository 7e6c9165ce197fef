/** Drawings of `engraver/ornaments`; a name that does not exist stops the build. */
declare module 'ornament:*' {
  const drawing: import('./ui/Ornament').Drawing
  export default drawing
}

/** Drawings that load when they are scrolled to, in the tone of their page; made by `engraver/ornaments`. */
declare module 'plate:*' {
  const picture: import('./ui/reading/types').Picture
  export default picture
}

/** The portrait made at build by `scripts/images`. */
declare module 'portrait:image' {
  const image: import('./ui/Portrait').PortraitImage
  export default image
}

/** The practice file, checked and with the environment's variables by `scripts/practicePlugin.ts`. */
declare module 'practice:checked' {
  const practice: import('./core/practice').Practice
  export default practice
}

/** What the practice file says of the form service. */
declare module 'practice:service' {
  const service: import('./core/practice').FormService | undefined
  export default service
}
