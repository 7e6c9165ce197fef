import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { miniBrowser } from '../../scripts/engines/programs'
import { freePort } from '../../scripts/server/listen'

/** WebKit's driver, with a screen of its own to draw on. */
export interface Webkit {
  /** A browser that has never been anywhere; the driver has room for one at a time. */
  open(): Promise<WebDriver>
  close(): void
}

/** Xvfb writes the number of the screen it has found free to this descriptor. */
const screenDescriptor = 3

export async function startWebkit(): Promise<Webkit> {
  const screen = spawn('Xvfb', ['-displayfd', `${screenDescriptor}`, '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = `:${await firstLine(screen)}`
  const port = await freePort({ port: 4710 })
  const env = { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' }
  const driver = spawn('WebKitWebDriver', ['-p', `${port}`], { stdio: 'ignore', env })
  const server = `http://127.0.0.1:${port}`
  const binary = miniBrowser()
  if (!binary) throw new Error('there is no MiniBrowser')
  await answering(`${server}/status`)
  return {
    open: () => {
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      return new Builder().usingServer(server).withCapabilities(capabilities).build()
    },
    close: () => {
      driver.kill()
      screen.kill()
    },
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [text] = await Promise.race([
    once(child.stdio[screenDescriptor] ?? child, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb did not start')
    }),
  ])
  return String(text).trim()
}

/** Resolves when somebody answers at this address, at most ten seconds later. */
async function answering(address: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nobody answers at ${address}`)
}
