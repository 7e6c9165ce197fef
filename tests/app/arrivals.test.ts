import { beforeAll, describe, expect, it } from 'vitest'
import { loadTool } from '../../src/app/toolModules'
import { tools, toolsById } from '../../src/tools'
import { elementToggled, interpretationRequested, restarted } from '../../src/tools/dreams/slice'
import { ownClock } from '../support/time'
import { visit } from '../support/visit'

beforeAll(async () => {
  await Promise.all(tools.map(loadTool))
})

ownClock()

describe('when an interpretation is requested', () => {
  const gathered = () => {
    const visitor = visit({ address: toolsById.dreams.path })
    visitor.does(...(['mae', 'pai', 'crianca'] as const).map((element) => elementToggled({ element })))
    return visitor
  }

  it('leaves the focus to the page on which the visitor is by then', async () => {
    const { does, wait, ports, followLink } = gathered()
    does(interpretationRequested())
    followLink(toolsById.quiz.path)
    await wait(100)
    expect(ports.focusToolHeading).not.toHaveBeenCalled()
  })

  it('focuses its heading each time, and the title at a new beginning', async () => {
    const { does, wait, ports } = gathered()
    for (const times of [1, 2]) {
      does(interpretationRequested())
      await wait(100)
      expect(ports.focusToolHeading).toHaveBeenCalledTimes(times)
    }
    does(restarted())
    await wait(100)
    expect(ports.focusToolHeading).toHaveBeenCalledTimes(3)
  })
})
