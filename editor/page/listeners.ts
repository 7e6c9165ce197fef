import type { TypedStartListening } from '@reduxjs/toolkit'
import type { Area } from 'react-easy-crop'
import { withValue } from '../../practice/index.ts'
import type { BuildAnswer, EditorState } from '../state.ts'
import {
  type DraftState,
  fulfilled,
  isSettled,
  pauseEnded,
  type RequestKind,
  rejected,
  returned,
  saveAsked,
  wished,
  written,
} from './draft.ts'
import { type FramingState, keepAsked, pictureChosen, pictureKept, pictureLooked, pictureRejected } from './framing.ts'
import { buildEnded, folderAsked, type PublishingState, taskRejected } from './publishing.ts'
import { type TestingState, testAsked, testEnded } from './testing.ts'
import { texts } from './texts.ts'

/** After the last key, ms. */
export const pauseMs = 500

/** From a failure to the next try, ms. */
export const retryMs = 3000

/** For which an answer is waited for, ms: a photograph of 40 MB is looked at in less. */
export const answerMs = 20_000

/** What is asked of the server; each rejects with what it cannot do, in words for whoever fills in the form. */
export interface Ports {
  read(): Promise<EditorState>
  /** Over this version of the file, or over what this page has saved itself. */
  save(practice: object, version: string): Promise<EditorState>
  /** Has a version take the place of what there is. */
  restore(name: string): Promise<EditorState>
  startAgain(): Promise<EditorState>
  build(): Promise<BuildAnswer>
  /** Waits for the one that is being made; null if there was none. */
  latestBuild(): Promise<BuildAnswer | null>
  showFolder(): Promise<void>
  /** @returns an address of the picture that was kept, as it was chosen */
  originalPhoto(): Promise<string>
  /** Looks whether the picture at an address will do. */
  sizeOf(address: string): Promise<{ width: number; height: number }>
  /** @returns what the practice file is to call it */
  savePhoto(address: string, area: Area): Promise<{ file: string }>
  /** The picture at this address is not needed any more. */
  release(address: string): void
  /** @returns whether the service has taken a message with this key */
  sendTest(endpoint: string, accessKey: string): Promise<boolean>
}

export class Rejected extends Error {
  constructor(
    message: string,
    /** HTTP status; 0: there was no answer. */
    readonly status: number,
  ) {
    super(message)
  }
}

export interface RootState {
  draft: DraftState
  publishing: PublishingState
  framing: FramingState
  testing: TestingState
}

export function listen(start: TypedStartListening<RootState>, ports: Ports) {
  const ask: Partial<Record<RequestKind, (draft: DraftState) => Promise<EditorState>>> = {
    save: ({ practice, version }) => ports.save(practice, version),
    restore: ({ underWay }) => ports.restore(underWay?.version ?? ''),
    startAgain: ports.startAgain,
  }

  /** Saves at a pause after the last key, and tries again a while after a failure. */
  start({
    predicate: (_action, { draft }, { draft: before }) =>
      draft.edit !== before.edit || (draft.status === 'failed' && draft.underWay !== before.underWay),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const { status, edit } = api.getState().draft
      await api.delay(status === 'failed' ? retryMs : pauseMs)
      api.dispatch(pauseEnded(edit))
    },
  })

  /** Each request, and the end of waiting for its answer. */
  start({
    predicate: (_action, { draft }, before) => draft.request !== before.draft.request,
    effect: async (_action, api) => {
      const { draft } = api.getState()
      const { request, underWay } = draft
      if (!underWay) return
      const { kind } = underWay
      // what is answered later is no answer
      const late = api.delay(answerMs).then(() => Promise.reject(new Rejected(texts.gone, 0)))
      try {
        const server = await Promise.race([(ask[kind] ?? ports.read)(draft), late])
        api.dispatch(fulfilled({ request, kind, server }))
      } catch (error) {
        const { status, message: problem } = error instanceof Rejected ? error : new Rejected(texts.gone, 0)
        api.dispatch(rejected({ request, kind, status, problem }))
      }
    },
  })

  start({ actionCreator: folderAsked, effect: ports.showFolder })

  /** Saves, then builds or restores; a build that is under way is waited for. */
  start({
    predicate: (_action, { publishing }, before) => publishing.task !== before.publishing.task,
    effect: async (_action, api) => {
      const { task, status, isJoined, version } = api.getState().publishing
      if (!isJoined) {
        api.dispatch(saveAsked())
        if (!isSettled(api.getState().draft)) await api.condition((_next, { draft }) => isSettled(draft))
        const { edit, savedEdit, problem } = api.getState().draft
        if (edit !== savedEdit) return void api.dispatch(taskRejected({ task, problem }))
      }
      if (status === 'restoring') return void api.dispatch(wished({ kind: 'restore', version }))
      try {
        api.dispatch(buildEnded({ task, answer: await (isJoined ? ports.latestBuild() : ports.build()) }))
        // a version more
        api.dispatch(returned())
      } catch (error) {
        api.dispatch(taskRejected({ task, problem: (error as Rejected).message }))
      }
    },
  })

  /** Looks at each picture, and lets go of it once it is not chosen any more. */
  start({
    actionCreator: pictureChosen,
    effect: async ({ payload }, api) => {
      const { request } = api.getState().framing
      let address = payload
      try {
        address ??= await ports.originalPhoto()
        api.dispatch(pictureLooked({ request, address, ...(await ports.sizeOf(address)) }))
        await api.condition((_next, { framing }) => framing.chosen?.address !== address)
      } catch (error) {
        api.dispatch(pictureRejected({ request, problem: (error as Rejected).message }))
      }
      if (address) ports.release(address)
    },
  })

  start({
    actionCreator: keepAsked,
    effect: async ({ payload: { address, area } }, api) => {
      const { request } = api.getState().framing
      try {
        const { file } = await ports.savePhoto(address, area)
        api.dispatch(written(withValue(api.getState().draft.practice, ['portrait', 'file'], file)))
        api.dispatch(pictureKept({ request, address }))
      } catch (error) {
        api.dispatch(pictureRejected({ request, problem: (error as Rejected).message }))
      }
    },
  })

  start({
    actionCreator: testAsked,
    effect: async ({ payload: { endpoint, accessKey } }, api) => {
      const { message } = api.getState().testing
      const isTaken = await ports.sendTest(endpoint, accessKey).catch(() => null)
      api.dispatch(testEnded({ message, isTaken }))
    },
  })
}
