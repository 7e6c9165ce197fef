import { beforeAll, expect, it } from 'vitest'
import { loadTool } from '../../src/app/toolModules'
import { tools, toolsById } from '../../src/tools'
import { elementToggled, interpretationAsked, restarted } from '../../src/tools/dreams/actions'
import { answerGiven } from '../../src/tools/quiz/actions'
import { ownClock } from '../support/time'
import { createTimeMachine } from '../support/timeTravel'
import { visit } from '../support/visit'

beforeAll(async () => {
  await Promise.all(tools.map(loadTool))
})

ownClock()

const dream = ['mae', 'pai', 'crianca'] as const
const answer = answerGiven({ question: 'fim', answer: 'fim-reunir' })

it('an answer leads to the next question, and the focus goes there', async () => {
  const { does, wait, ports } = visit({ address: toolsById.quiz.path })
  does(answer)
  await wait(100)
  expect(ports.focusToolHeading).toHaveBeenCalledExactlyOnceWith('quiz', expect.any(Function))
})

it('a heading that comes one picture later is waited for, until the visitor is elsewhere', async () => {
  const { does, wait, ports, followLink } = visit({ address: toolsById.dreams.path })
  ports.focusToolHeading.mockReturnValue(new Promise(() => undefined))
  for (const element of dream) does(elementToggled({ element }))
  await wait(100)
  expect(ports.focusToolHeading).not.toHaveBeenCalled()
  does(interpretationAsked())
  await wait(100)
  const [[tool, isWanted] = []] = ports.focusToolHeading.mock.calls
  expect(tool).toBe('dreams')
  expect(isWanted?.()).toBe(true)
  followLink('/')
  await wait(100)
  expect(isWanted?.()).toBe(false)
})

it('asked for once more, the interpretation is led to again; beginning anew leads nowhere', async () => {
  const { does, wait, ports } = visit({ address: toolsById.dreams.path })
  for (const element of dream) does(elementToggled({ element }))
  for (const times of [1, 2]) {
    does(interpretationAsked())
    await wait(100)
    expect(ports.focusToolHeading).toHaveBeenCalledTimes(times)
  }
  does(restarted())
  await wait(100)
  expect(ports.focusToolHeading).toHaveBeenCalledTimes(2)
})

it('a jump through time takes the focus nowhere', async () => {
  const machine = createTimeMachine()
  const { does, wait, ports } = visit({ address: toolsById.quiz.path, enhancers: [machine.enhancer] })
  does(answer)
  await wait(100)
  ports.focusToolHeading.mockClear()
  for (const state of [0, machine.states().length - 1]) {
    machine.jumpTo(state)
    await wait(100)
  }
  expect(ports.focusToolHeading).not.toHaveBeenCalled()
})
