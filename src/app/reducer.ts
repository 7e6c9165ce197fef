import { combineReducers } from '@reduxjs/toolkit'
import { carouselSlice } from '../carousel/slice'
import { formSlice } from '../form/slice'
import { layoutSlice } from '../layout/slice'
import { menuSlice } from '../menu/slice'
import { sharingSlice } from '../sharing/slice'
import { type ToolId, tools, type toolsById } from '../tools'

type ToolReducers = { [Id in ToolId]: (typeof toolsById)[Id]['reducer'] }
const toolReducers = Object.fromEntries(tools.map(({ id, reducer }) => [id, reducer])) as ToolReducers

/** All slices are mounted from the start, so that every state in a log is whole. */
export const rootReducer = combineReducers({
  layout: layoutSlice.reducer,
  carousel: carouselSlice.reducer,
  menu: menuSlice.reducer,
  form: formSlice.reducer,
  sharing: sharingSlice.reducer,
  ...toolReducers,
})

export type RootState = ReturnType<typeof rootReducer>
