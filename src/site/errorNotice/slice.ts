import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { pathEntered } from '../../core/events'
import { type SectionId, sectionOf } from '../../core/sections'

/** A page, and on the landing page the section. */
interface Place {
  path: string
  section: SectionId | null
}

export interface ErrorNoticeState {
  /** `shown`: a notice says that a page did not come; it is `hidden` when closed, or when a page comes. */
  status: 'hidden' | 'shown'
  /** What was asked for last and did not come. */
  missing: Place | null
  /** Notices so far: each is said anew. */
  notices: number
}

const initialState: ErrorNoticeState = { status: 'hidden', missing: null, notices: 0 }

const addressOf = ({ path, section }: Place): string => (section ? sectionOf(section).address : path)

/** When a page does not come, the one on show stays and a notice offers ways on. */
export const errorNoticeSlice = createSlice({
  name: 'errorNotice',
  initialState,
  reducers: {
    /** World: the code of the page could not be fetched, at the second try either. */
    pageMissed(state, { payload }: PayloadAction<Place>) {
      state.status = 'shown'
      state.missing = payload
      state.notices += 1
    },
    /** Visitor: closed the notice. */
    noticeClosed(state) {
      state.status = 'hidden'
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pathEntered, (state, { payload }) => {
      if (!payload.samePage) state.status = 'hidden'
    })
  },
  selectors: {
    /** Address of what did not come, while the notice is on show. */
    selectMissing: ({ status, missing }) => (status === 'shown' && missing ? addressOf(missing) : null),
    selectNotices: (state) => state.notices,
  },
})

export const { pageMissed, noticeClosed } = errorNoticeSlice.actions
export const { selectMissing, selectNotices } = errorNoticeSlice.selectors
