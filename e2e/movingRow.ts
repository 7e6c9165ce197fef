/** The mark's name, as it stands in a trace. */
export const rowMoves = 'row-between-slides'

/** Runs in the page: marks every change that leaves the row of slides between two of them. */
export function markMovingRow(mark: string) {
  const row = document.querySelector<HTMLElement>('.carousel__track')
  if (!row) throw new Error('there is no row of slides')
  new MutationObserver(() => {
    const percent = Number.parseFloat(row.style.transform.replace('translate3d(', ''))
    if (percent % 100 !== 0) performance.mark(mark)
  }).observe(row, { attributeFilter: ['style'] })
}
