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

const dream = ['mae', 'pai', 'crianca'] as const

describe('when an interpretation is requested', () => {
  const gathered = () => {
    const visitor = visit({ address: toolsById.dreams.path })
    for (const element of dream) visitor.does(elementToggled({ element }))
    return visitor
  }

  it('waits for its heading, until the visitor is elsewhere', async () => {
    const { does, wait, ports, followLink } = gathered()
    ports.focusToolHeading.mockReturnValue(new Promise(() => undefined))
    await wait(100)
    expect(ports.focusToolHeading).not.toHaveBeenCalled()
    does(interpretationRequested())
    await wait(100)
    const [[tool, isWanted] = []] = ports.focusToolHeading.mock.calls
    expect(tool).toBe('dreams')
    expect(isWanted?.()).toBe(true)
    followLink('/')
    await wait(100)
    expect(isWanted?.()).toBe(false)
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
