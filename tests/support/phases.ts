import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../../src/app/reducer'
import { settled } from '../../src/carousel/slice'
import { noticeExpired, sendFailed, sendSucceeded, waitExpired } from '../../src/form/slice'
import { noticeExpired as shareNoticeExpired, shareRefused, shareSucceeded } from '../../src/sharing/slice'

/** Something that begins and is ended by a clock or an answer of its own. */
export interface Phase {
  name: string
  of: 'carousel' | 'form' | 'sharing'
  /** Number of the one that runs, if any. */
  running: (state: RootState) => number | null
  isEnd: (event: UnknownAction) => boolean
  /** What its clock is set to; answers take the time they take. */
  ms?: number
}

export const phases: readonly Phase[] = [
  {
    name: 'move',
    of: 'carousel',
    running: ({ carousel: { phase, move } }) => (phase === 'moving' ? move : null),
    isEnd: settled.match,
    ms: 700,
  },
  {
    name: 'send',
    of: 'form',
    running: ({ form: { status, send } }) => (status === 'sending' ? send : null),
    isEnd: isAnyOf(sendSucceeded, sendFailed, waitExpired),
  },
  {
    name: 'banner',
    of: 'form',
    running: ({ form: { status, send } }) => (status === 'sent' ? send : null),
    isEnd: noticeExpired.match,
    ms: 5000,
  },
  {
    name: 'share',
    of: 'sharing',
    running: ({ sharing: { status, request } }) => (status === 'working' ? request : null),
    isEnd: isAnyOf(shareSucceeded, shareRefused),
  },
  {
    name: 'notice of a share',
    of: 'sharing',
    running: ({ sharing: { status, request } }) => (status === 'done' || status === 'refused' ? request : null),
    isEnd: shareNoticeExpired.match,
    ms: 3000,
  },
]
