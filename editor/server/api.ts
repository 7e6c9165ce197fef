import { spawn } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { z } from 'zod'
import { parsePractice } from '../../practice/index.ts'
import { bodyOf, json, pathOf, Refusal, type Reply, send } from '../../scripts/http.ts'
import { photoProblem } from '../../scripts/images/photo.ts'
import { editorPath } from '../state.ts'
import { measuresOf, photoFile } from './photo.ts'
import type { Project } from './project.ts'
import { answers } from './texts.ts'

const mostBytes = { practice: 200_000, photo: 40_000_000 }

/** Shows a folder in the one it is in, to be dragged from there. */
const showFolder = (folder: string) =>
  process.platform === 'win32'
    ? // Node would quote the whole, which Explorer does not understand
      spawn('explorer', [`/select,"${folder}"`], { windowsVerbatimArguments: true })
    : process.platform === 'darwin'
      ? spawn('open', ['-R', folder])
      : spawn('xdg-open', [dirname(folder)])

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
        const { version = '', page = '' } = asked(request)
        await project.save(practice, version, page)
        return stateNow()
      }),
    'POST photo': (request) => inTurn(async () => json(200, await measuresOf(await pictureIn(request)))),
    'PUT photo': (request) =>
      inTurn(async () => {
        const { data } = crop.safeParse(asked(request))
        if (!data) throw new Refusal(400, answers.crop)
        await project.setPhoto(await pictureIn(request), data)
        return json(200, { file: photoFile })
      }),
    'GET photo': project.originalPhoto,
    async 'POST build'() {
      const { done } = await inTurn(() => project.build())
      return json(200, await done)
    },
    async 'POST folder'() {
      showFolder(project.folder).on('error', () => undefined)
      return json(200, {})
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
  const unwritten = answers.unwritten[String((error as NodeJS.ErrnoException | null)?.code)]
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

const pictureIn = (request: IncomingMessage) => bodyOf(request, mostBytes.photo, answers.photoTooLarge)

const asked = ({ url = '' }: IncomingMessage): Partial<Record<string, string>> =>
  Object.fromEntries(new URL(url, 'http://localhost').searchParams)

const part = (least: number) => z.coerce.number().transform(Math.round).pipe(z.int().min(least))
const crop = z.object({ left: part(0), top: part(0), width: part(1), height: part(1) })
