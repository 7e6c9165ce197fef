/** Asks before what cannot be undone. */
export function ifSure(question: string, act: () => void) {
  if (window.confirm(question)) act()
}
