import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Area, Point } from 'react-easy-crop'
import { heightOf, PHONE_WIDTH } from '../../src/art/portrait.ts'

/** So that it can be moved to all sides. */
const startZoom = 1.2

export interface Chosen {
  /** Object URL of the picture: another one for each choice, be it of the same picture. */
  address: string
  place: Point
  zoom: number
  /** Beyond, less would be seen than the site needs. */
  mostZoom: number
}

const initialState = {
  /** What is being framed. */
  chosen: null as Chosen | null,
  status: 'idle' as 'idle' | 'looking' | 'keeping' | 'kept',
  /** Why a picture will not do, or could not be kept. */
  problem: '',
  /** What was asked for so far; names each, so that a late answer ends no other one. */
  request: 0,
}

export type FramingState = typeof initialState

function begin(state: FramingState, status: FramingState['status']) {
  Object.assign(state, { status, problem: '', request: state.request + 1 })
}

type OfRequest<More> = PayloadAction<{ request: number } & More>

/** The photograph that is to stand in the arch, until it is kept. */
export const framingSlice = createSlice({
  name: 'framing',
  initialState,
  reducers: {
    /** Writer: chose the picture at an address, or, if it is null, the one that was kept. */
    pictureChosen: (state, _action: PayloadAction<string | null>) => begin(state, 'looking'),
    /** World: the picture will do. */
    pictureLooked(state, { payload }: OfRequest<{ address: string; width: number; height: number }>) {
      const { request, address, width, height } = payload
      if (request !== state.request) return
      const mostZoom = Math.min(width / PHONE_WIDTH, height / heightOf(PHONE_WIDTH))
      state.status = 'idle'
      state.chosen = { address, place: { x: 0, y: 0 }, zoom: Math.min(startZoom, mostZoom), mostZoom }
    },
    /** Writer: moved it behind the arch, or took it nearer. */
    pictureMoved({ chosen }, { payload }: PayloadAction<Partial<Pick<Chosen, 'place' | 'zoom'>>>) {
      if (chosen) Object.assign(chosen, payload)
    },
    /** Writer: wants this part of it to be on the site. */
    keepAsked: (state, _action: PayloadAction<{ address: string; area: Area }>) => begin(state, 'keeping'),
    /** World: it is kept, whatever was asked for since. */
    pictureKept(state, { payload: { request, address } }: OfRequest<{ address: string }>) {
      if (state.chosen?.address === address) state.chosen = null
      if (request === state.request) state.status = 'kept'
    },
    /** World: it will not do, or could not be kept. */
    pictureRejected(state, { payload: { request, problem } }: OfRequest<{ problem: string }>) {
      if (request === state.request) Object.assign(state, { status: 'idle', problem })
    },
    /** Writer: put it aside. */
    pictureLeft(state) {
      begin(state, 'idle')
      state.chosen = null
    },
  },
})

export const { pictureChosen, pictureLooked, pictureMoved, keepAsked, pictureKept, pictureRejected, pictureLeft } =
  framingSlice.actions
