import { spawn } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { photoProblem } from '../images/photo.ts'
import { json, pathOf, type Reply, send } from '../server/http.ts'
import { bodyOf, Refusal } from '../server/message.ts'
import { photoFile } from './photo.ts'
import type { Crop } from './state.ts'
import { answers } from './texts.ts'
import type { Workshop } from './workshop.ts'

export const editorPath = '/preencher'

const mostBytes = { practice: 200_000, photo: 40_000_000 }

/** What shows a folder in the one it is in, to be dragged from there. */
const shownIn = (folder: string): [program: string, parameters: string[]] =>
  process.platform === 'win32'
    ? ['explorer', [`/select,${folder}`]]
    : process.platform === 'darwin'
      ? ['open', ['-R', folder]]
      : ['xdg-open', [dirname(folder)]]

interface Options {
  workshop: Workshop
  /** The preview is to be made anew. */
  onChange: (what: 'practice' | 'photo') => Promise<void>
}

/** Answers what the editor's page asks for; one request after the other, as they concern the same files. */
export function createApi({ workshop, onChange }: Options) {
  const stateNow = async () => json(200, await workshop.state())
  let folder: string | undefined

  const routes: Readonly<Record<string, (request: IncomingMessage) => Promise<Reply | Buffer>>> = {
    'GET state': stateNow,
    async 'PUT practice'(request) {
      await workshop.save(await practiceIn(request))
      await onChange('practice')
      return stateNow()
    },
    async 'PUT photo'(request) {
      await workshop.setPhoto(await bodyOf(request, mostBytes.photo), cropOf(request))
      await onChange('photo')
      return json(200, { file: photoFile })
    },
    async 'GET photo'() {
      const picture = await workshop.originalPhoto()
      if (!picture) throw new Refusal(404, answers.nothing)
      return picture
    },
    async 'POST build'() {
      const answer = await workshop.build()
      if (answer.isBuilt) folder = answer.folder
      return json(200, answer)
    },
    async 'POST undo'() {
      await workshop.undo()
      await onChange('photo')
      return stateNow()
    },
    async 'POST folder'() {
      if (folder) spawn(...shownIn(folder)).on('error', () => undefined)
      return json(200, {})
    },
  }

  let earlier: Promise<unknown> = Promise.resolve()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const route = routes[`${request.method} ${pathOf(request).slice(editorPath.length + 1)}`]
    const answer = earlier.then(() => (route ? route(request) : Promise.reject(new Refusal(404, answers.nothing))))
    earlier = answer.catch(() => undefined)
    response.setHeader('Cache-Control', 'no-store')
    try {
      const reply = await answer
      if (Buffer.isBuffer(reply)) response.end(reply)
      else send(response, reply)
    } catch (error) {
      send(response, refused(error))
    }
  }
}

function refused(error: unknown): Reply {
  if (error instanceof Refusal) return json(error.status, { problem: error.message })
  const problem = photoProblem(error)
  if (problem === null) console.error(error)
  return json(problem === null ? 500 : 422, { problem: problem === null ? answers.failed : answers.photo(problem) })
}

async function practiceIn(request: IncomingMessage): Promise<object> {
  const text = (await bodyOf(request, mostBytes.practice)).toString('utf8')
  try {
    const practice: unknown = JSON.parse(text)
    if (typeof practice === 'object' && practice !== null && !Array.isArray(practice)) return practice
  } catch {
    // told below
  }
  throw new Refusal(400, answers.notJson)
}

function cropOf({ url = '' }: IncomingMessage): Crop {
  const { searchParams } = new URL(url, 'http://localhost')
  const part = (name: string) => Math.round(Number(searchParams.get(name)))
  return { left: part('left'), top: part('top'), width: part('width'), height: part('height') }
}
