import type { Ports } from '../../editor/page/listeners'

const silent = () => new Promise<never>(() => undefined)

/** A program that answers nothing, for tests that ask for little. */
export const silentPorts: Ports = {
  read: silent,
  save: silent,
  restore: silent,
  startAgain: silent,
  build: silent,
  latestBuild: silent,
  showFolder: silent,
  originalPhoto: silent,
  sizeOf: silent,
  savePhoto: silent,
  release: () => undefined,
  sendTest: silent,
}
