import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { parsePractice } from '../../practice/index.ts'
import { bodyOf, json, pathOf, Refusal, type Reply, send } from '../../scripts/http.ts'
import { photoProblem } from '../../scripts/images/photo.ts'
import { editorPath } from '../state.ts'
import { photoFile } from './photo.ts'
import type { Project } from './project.ts'
import { answers } from './texts.ts'

const mostBytes = { practice: 200_000, photo: 40_000_000 }

type Route = (request: IncomingMessage) => Promise<Reply | Buffer>

/** Answers what the editor's page asks for. */
export function createApi(project: Project) {
  const { inTurn } = project
  const stateNow = async () => json(200, await project.state())

  const routes: Readonly<Record<string, Route>> = {
    'GET state': stateNow,
    'PUT practice': (request) =>
      inTurn(async () => {
        const practice = await practiceIn(request)
        await project.save(practice, asked(request).version ?? '')
        return stateNow()
      }),
    'PUT photo': (request) =>
      inTurn(async () => {
        const picture = await bodyOf(request, mostBytes.photo, answers.photoTooLarge)
        await project.setPhoto(picture, crop.safeParse(asked(request)).data)
        return json(200, { file: photoFile })
      }),
    'GET photo': project.originalPhoto,
    async 'POST build'() {
      const { done } = await inTurn(() => project.build())
      return json(200, await done)
    },
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const route = routes[`${request.method} ${pathOf(request).slice(editorPath.length + 1)}`]
    response.setHeader('Cache-Control', 'no-store')
    try {
      if (!route) throw new Refusal(404, answers.nothing)
      const reply = await route(request)
      if (Buffer.isBuffer(reply)) response.end(reply)
      else send(response, reply)
    } catch (error) {
      send(response, rejected(error))
    }
  }
}

function rejected(error: unknown): Reply {
  if (error instanceof Refusal) return json(error.status, { problem: error.message })
  const unwritten = answers.unwritten(String((error as NodeJS.ErrnoException | null)?.code))
  if (unwritten) return json(507, { problem: unwritten })
  const problem = photoProblem(error)
  if (problem === null) console.error(error)
  return json(problem === null ? 500 : 422, { problem: problem === null ? answers.failed : answers.photo(problem) })
}

async function practiceIn(request: IncomingMessage): Promise<object> {
  const body = await bodyOf(request, mostBytes.practice, answers.textTooLarge)
  const { practice } = parsePractice(body.toString())
  if (practice) return practice
  throw new Refusal(400, answers.notJson)
}

const asked = ({ url = '' }: IncomingMessage): Partial<Record<string, string>> =>
  Object.fromEntries(new URL(url, 'http://localhost').searchParams)

/** Whole pixels, and never more of them than there are. */
const pixels = (round: (px: number) => number) => z.coerce.number().transform(round)
const [start, length] = [pixels(Math.floor), pixels(Math.round)]
const crop = z.object({ left: start, top: start, width: length, height: length })
