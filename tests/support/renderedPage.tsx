import { cleanup } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { RootState } from '../../src/app/reducer'
import { createStore } from '../../src/app/store'
import { openSite } from './openedSite'
import { recorderPorts } from './ports'
import { jumpTo } from './timeTravel'

/** What React numbers by itself, in the order in which it appears. */
const generatedId = /_r_\w+_/g

const opening = /<(\w+)((?: [\w-]+="[^"]*")+)>/g

/** In the order of their names; what is ticked is read from the box itself. */
const inOrder = (_tag: string, name: string, attributes: string): string => {
  const all = attributes.match(/[\w-]+="[^"]*"/g) ?? []
  return `<${[name, ...all.filter((one) => one !== 'checked=""').sort()].join(' ')}>`
}

/** The page at this moment: its title, every element with its attributes and texts, the content of its fields. */
export function rendered(): string {
  const ids = new Map<string, string>()
  const named = (id: string) => {
    const name = ids.get(id) ?? `id-${ids.size}`
    ids.set(id, name)
    return name
  }
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const filled = fields.map((field) => ('checked' in field && field.checked ? 'ticked' : field.value))
  const isLocked = document.documentElement.hasAttribute('data-scroll-locked')
  const markup = document.body.innerHTML.replace(opening, inOrder).replace(generatedId, named).replaceAll('><', '>\n<')
  return [document.title, `scroll locked: ${isLocked}`, ...filled, markup].join('\n')
}

/** What a page shows that is opened in this state, without an event or a call of a port. */
export function renderedFrom(state: RootState): string {
  const { ports } = recorderPorts()
  const store = createStore({ ports })
  const dispatch = vi.spyOn(store, 'dispatch')
  jumpTo(store, state)
  openSite(store)
  const page = rendered()
  cleanup()
  expect(dispatch).not.toHaveBeenCalled()
  for (const port of Object.values(ports)) expect(port).not.toHaveBeenCalled()
  return page
}
