/** Shows or hides what tells that the page can only be read (`IncompleteNotice`). */
export function sayIncomplete(isSaid: boolean) {
  const notice = document.getElementById('incomplete')
  notice?.toggleAttribute('hidden', !isSaid)
  notice?.classList.toggle('error--shown', isSaid)
}
