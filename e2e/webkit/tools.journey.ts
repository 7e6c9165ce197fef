import { type Press, toolJourneys } from '../toolPages'
import { expect, test, type Visit } from './fixtures'

const press: Press = (control) => control.click()

declare global {
  interface Window {
    kept: Blob[]
    papers: number
  }
}

/** What the page hands to the printer and to the visitor's files. */
const watchOutputs = () => {
  window.papers = 0
  window.print = () => {
    window.papers += 1
  }
  window.kept = []
  const addressOf = URL.createObjectURL
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) window.kept.push(file)
    return addressOf.call(URL, file)
  }
}

/** The last file's first bytes, a PNG's signature and size among them. */
const beginning = async (): Promise<number[]> => {
  const file = window.kept.at(-1)
  return file ? [...new Uint8Array(await file.slice(0, 24).arrayBuffer())] : []
}

async function expectPicture(visit: Visit) {
  await visit.getByRole('button', { name: 'Salvar imagem', exact: true }).click()
  // the picture is first drawn without a name, then handed over as a file
  await expect.poll(() => visit.run(() => window.kept.at(-1)?.type)).toBe('image/png')
  const bytes = Buffer.from(await visit.run(beginning))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(2000)
  expect(bytes.readUInt32BE(20)).toBeGreaterThanOrEqual(2000)
}

for (const tool of toolJourneys)
  test(`${tool.name} leads to its result, which can be printed${tool.hasPicture ? ' and saved' : ''}`, async ({
    visit,
  }) => {
    await visit.open(tool.path)
    await visit.run(watchOutputs)
    await tool.begin(visit.asPage(), press)
    await tool.finish(visit.asPage(), press)
    await visit.getByRole('link', { name: 'Explorar em Terapia' }).waitFor()
    expect(await visit.getByRole('main').text()).toMatch(tool.trace)
    // the page glides to its result: a press may miss the button on its way
    await expect(async () => {
      await visit.getByRole('button', { name: 'Imprimir' }).click()
      expect(await visit.run(() => window.papers)).toBe(1)
    }).toPass()
    if (tool.hasPicture) await expectPicture(visit)
    await visit.getByRole('button', { name: tool.restart, exact: true }).click()
    await expect.poll(() => visit.getByRole('link', { name: 'Explorar em Terapia' }).all()).toHaveLength(0)
  })
