import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { modelsFile } from '../../scripts/models'
import { stateDiagram } from '../../scripts/models/diagram'
import { slicesPage } from '../../scripts/models/page'
import { sliceModels } from '../../scripts/models/slices'
import { createStore } from '../../src/app/store'

describe('the page of the slices as state diagrams', () => {
  it('is in step with the slices', () => {
    expect(readFileSync(modelsFile, 'utf8'), 'to bring it in step: npm run models').toBe(slicesPage(sliceModels()))
  })

  it('has every slice of the store', () => {
    expect(
      sliceModels()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(createStore().getState()).sort())
  })

  it('leaves nothing out: a look at twice as many states finds nothing else', () => {
    expect(sliceModels({ limit: 1_000 })).toEqual(sliceModels())
  })
})

describe('a slice that is new', () => {
  const tarot = () => sliceModels({ modules: import.meta.glob('/tests/contracts/models/tarot.ts', { eager: true }) })

  it('is drawn without a word said about it elsewhere', () => {
    expect(tarot().map(stateDiagram).join().split('\n')).toEqual([
      '%%{init: {"state": {"rankSpacing": 30}}}%%',
      'stateDiagram-v2',
      'direction LR',
      '[*] --> shuffled',
      'shuffled : shuffled',
      'laid : laid',
      'laid : cardLaid',
      'shuffled --> laid : cardLaid',
      'laid --> shuffled : gathered<br/>viewportChanged',
    ])
  })

  it('is described by its own comments', () => {
    const page = slicesPage(tarot())
    expect(page).toContain('Cards on a table, for as long as the window keeps its kind.')
    expect(page).toContain('| `tarot/cardLaid` | Visitor | `card` | laid a card; each lies there once. |  |')
    expect(page).toContain('| `tarot/gathered` | Visitor |  | gathered the cards. | `shuffled` |')
    expect(page).toContain(
      '| `tarot/printAsked` | Visitor | `colour` | wants the cards on paper. | all; a listener answers |',
    )
    expect(page).toContain('| `cards` | In the order of laying. |')
  })

  it('is not drawn wrongly: what it lacks is named', () => {
    const unfinished = () =>
      sliceModels({ modules: import.meta.glob('/tests/contracts/models/unfinished.ts', { eager: true }) })
    const file = 'tests/contracts/models/unfinished.ts'
    expect(unfinished).toThrow(
      [
        `${file}: a sentence above the slice unfinished should say what it is`,
        `${file}: nothing leads to the phase ended of unfinished`,
        `${file}: the comment above unfinished/counted should begin with Visitor:, Clock: or World:`,
        `${file}: unfinished/ended changes nothing; if only a listener answers it, its reducer calls the state _state`,
        `${file}: scripts/models/examples.ts has no examples of the payload of unfinished/given`,
        `${file}: shapeless needs a phase, status or mode, or a selector for it in scripts/models/phases.ts`,
      ].join('\n'),
    )
  })
})
