import { vi } from 'vitest'
import type { Ports } from '../../src/app/store'
import type { Message } from '../../src/form/slice'

/** A message on its way to the form service, answered when the test says so. */
export interface Request {
  message: Message
  signal: AbortSignal
  accept(): void
  refuse(reason: unknown): void
}

/** The outside world as recorders: they do nothing, and remember what was asked of them. */
export function recorderPorts() {
  const requests: Request[] = []
  const ports = {
    navigate: vi.fn<Ports['navigate']>(),
    keepPage: vi.fn<Ports['keepPage']>(),
    nameSlide: vi.fn<Ports['nameSlide']>(),
    scrollToSection: vi.fn<Ports['scrollToSection']>(),
    focusSection: vi.fn<Ports['focusSection']>(),
    focusContent: vi.fn<Ports['focusContent']>(),
    arriveAtPage: vi.fn<Ports['arriveAtPage']>(),
    focusToolHeading: vi.fn<Ports['focusToolHeading']>(async () => undefined),
    send: vi.fn<Ports['send']>(
      (message, signal) => new Promise((accept, refuse) => void requests.push({ message, signal, accept, refuse })),
    ),
    showBanner: vi.fn<Ports['showBanner']>(),
    reportFailure: vi.fn<Ports['reportFailure']>(),
    print: vi.fn<Ports['print']>(),
    copyResult: vi.fn<Ports['copyResult']>(async () => {}),
    saveImage: vi.fn<Ports['saveImage']>(async () => {}),
    reportRefusal: vi.fn<Ports['reportRefusal']>(),
  } satisfies Ports
  return { ports, requests }
}
