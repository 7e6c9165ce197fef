import { copyAsked, pictureAsked, printAsked } from '../../src/site/outputs/slice'
import * as dreams from '../../src/tools/dreams/slice'
import * as journey from '../../src/tools/journey/slice'
import * as mandala from '../../src/tools/mandala/slice'
import { answersOf, questionIds } from '../../src/tools/quiz/answers'
import * as quiz from '../../src/tools/quiz/slice'
import type { Visit } from './visit'

/** Copies, prints, saves; and is refused once. */
async function keepMandala({ does, ports, wait }: Visit) {
  const tool = 'mandala'
  does(printAsked({ tool }), copyAsked({ tool }))
  await wait(3500)
  does(copyAsked({ tool }))
  await wait(100)
  ports.savePicture.mockRejectedValueOnce(new Error('no picture'))
  does(pictureAsked({ tool, format: 'png' }))
  await wait(3500)
  does(pictureAsked({ tool, format: 'svg' }))
}

export async function makeMandala(visitor: Visit) {
  const { does, followLink, wait } = visitor
  followLink('/mandala-arquetipica')
  await wait(400)
  for (const symbol of ['sol', 'agua', 'fogo', 'lua', 'estrela'] as const) does(mandala.symbolPicked({ symbol }))
  does(mandala.symbolPicked({ symbol: 'sol' }), mandala.symbolMoved({ symbol: 'lua', to: 0 }))
  does(mandala.symbolRemoved({ symbol: 'fogo' }), mandala.interpretationAsked())
  does(mandala.writingChanged({ text: 'Um' }), mandala.writingChanged({ text: 'Um rio.' }))
  await keepMandala(visitor)
  does(mandala.symbolRemoved({ symbol: 'sol' }), mandala.symbolPicked({ symbol: 'coracao' }))
  does(mandala.interpretationAsked(), mandala.symbolPicked({ symbol: 'sol' }), mandala.restarted())
}

export async function walkJourney(visitor: Visit) {
  const { does, followLink, wait } = visitor
  followLink('/jornada-heroi')
  await wait(400)
  for (const [index, step] of journey.stepIds.entries()) {
    does(journey.scenarioToggled({ step, scenario: index % 4 }), journey.scenarioToggled({ step, scenario: 3 }))
    if (index === 2) does(journey.scenarioToggled({ step, scenario: 3 }), journey.previousAsked(), journey.nextAsked())
    does(journey.nextAsked())
  }
  does(journey.writingChanged({ text: 'Ainda no limiar.' }))
  does(copyAsked({ tool: 'journey' }))
  await wait(3500)
  does(journey.restarted(), journey.nextAsked())
}

export async function answerQuiz(visitor: Visit) {
  const { does, followLink, wait } = visitor
  followLink('/explorador-arquetipos')
  await wait(400)
  for (const [index, question] of questionIds.entries()) {
    const answer = answersOf[question][index % 4]
    if (answer) does(quiz.answerGiven({ question, answer }))
    await wait(300)
  }
  does(quiz.writingChanged({ text: 'Que tarde.' }))
  does(copyAsked({ tool: 'quiz' }))
  await wait(100)
  does(quiz.restarted())
}

export async function tellDream(visitor: Visit) {
  const { does, followLink, wait } = visitor
  followLink('/diario-sonhos')
  await wait(400)
  for (const element of ['casa', 'medo', 'mae', 'chave'] as const) does(dreams.elementToggled({ element }))
  does(dreams.elementToggled({ element: 'medo' }), dreams.interpretationAsked())
  does(dreams.elementToggled({ element: 'agua' }), dreams.writingChanged({ text: 'A casa era minha.' }))
  does(pictureAsked({ tool: 'dreams', format: 'png' }))
  for (const element of ['casa', 'mae', 'chave', 'agua'] as const) does(dreams.elementToggled({ element }))
  does(dreams.restarted())
}
