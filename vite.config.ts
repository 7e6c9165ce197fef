import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { buildDate } from './scripts/buildDate.ts'
import { siteImages } from './scripts/images/icons.ts'
import { portrait } from './scripts/images/portrait.ts'
import { inbox } from './scripts/inbox.ts'
import { cssOptions, palette } from './scripts/palette.ts'
import { loadPractice, practiceCheck } from './scripts/practicePlugin.ts'

/** `npm run dev` sends the form to the embedded inbox of the dev server itself. */
const dev = { port: 5173, accessKey: 'chave-de-desenvolvimento' }

const testFiles = ['tests/**/*.test.{ts,tsx}']

/**
 * What several pages share comes in one file: some twenty small ones took longer to load than to run. Vite's loader,
 * which the entry needs before it, stays apart; so do tools and long texts, whose styles the landing page does without.
 */
const sharedChunks = [
  { name: 'preload', test: 'preload-helper', priority: 1 },
  { name: 'shared', test: /\/src\/(?!tools\/|drawing\/|ui\/reading\/)|\/node_modules\//, minShareCount: 2 },
]

/** Of the tests those which need a document, and of these one that replaces what others import. */
const domTests = ['tests/**/*.dom.test.{ts,tsx}']
const inDocument = { include: domTests, environment: 'happy-dom' as const }
const isolatedTests = ['tests/app/ports.dom.test.ts']

/** The tests of one project after those of another: a worker is kept only for a next file of the same project. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((one, other) => one.project.name.localeCompare(other.project.name))
  }
}

export default defineConfig(async ({ mode, command, isPreview, isSsrBuild }) => {
  if (command === 'serve' && !isPreview && !process.env.VITEST) {
    process.env.VITE_FORM_ENDPOINT ??= `http://localhost:${dev.port}/inbox`
    process.env.VITE_FORM_ACCESS_KEY ??= dev.accessKey
  }
  if (process.env.VITEST) process.env.VITE_WHOLE_SITE = 'true'
  const practice = await loadPractice(process.cwd(), mode)
  return {
    // what is still the example's is no news to tests
    ...(process.env.VITEST && { logLevel: 'error' as const }),
    // below a folder of its host, the site's address ends in that folder; in development it is at the root
    base: command === 'build' && !process.env.VITEST ? new URL('./', `${practice.site.url}/`).pathname : '/',
    plugins: [
      react(),
      practiceCheck(),
      palette(() => practice.palette),
      portrait(() => practice),
      siteImages(practice),
      practice.contact.form && inbox(practice.contact.form.accessKey),
    ],
    // the form posts to this port
    server: { port: dev.port, strictPort: true },
    css: cssOptions,
    define: { __BUILD_YEAR__: buildDate().getUTCFullYear() },
    build: {
      // older phones; Vite's own default begins later
      target: ['es2020', 'safari14'],
      // Safari has gaps between flex items, which every view needs, since 14.1
      cssTarget: ['chrome88', 'firefox78', 'safari14.1'],
      // an external <use> cannot point into a data: address
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: { polyfill: false },
      ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } }),
    },
    test: {
      // ceilings for a busy computer
      testTimeout: 180_000,
      hookTimeout: 180_000,
      unstubGlobals: true,
      // by its own default it leaves a core to others
      maxWorkers: availableParallelism(),
      sequence: { sequencer: ByProject },
      // every core has a worker: threads of V8's own would only take turns with them
      execArgv: ['--single-threaded'],
      projects: [
        // to load the modules again for each file takes longer than the tests
        { extends: true as const, test: { name: 'node', include: testFiles, exclude: domTests, isolate: false } },
        { extends: true as const, test: { ...inDocument, name: 'document', exclude: isolatedTests, isolate: false } },
        { extends: true as const, test: { ...inDocument, name: 'isolated', include: isolatedTests } },
      ],
    },
  }
})
