import { expect, test } from 'vitest'
import { bundledPackages, licencesText } from '../../../scripts/hosting/licences'

const react = { name: 'react', version: '19.3.1', identifier: 'MIT', text: 'MIT License\n\nCopyright (c) Meta' }

test('every package in the bundles is listed once, with its version, its licence and the whole text', () => {
  const redux = { ...react, name: 'redux', version: '5.0.1' }
  const text = licencesText(bundledPackages(JSON.stringify([redux, react]), JSON.stringify([react])))
  expect(text).toContain('\n\nreact 19.3.1 (MIT)\nredux 5.0.1 (MIT)\n\n')
  expect(text.match(/Copyright \(c\) Meta/g)).toHaveLength(2)
})

test.each([
  ['without a text', { ...react, text: undefined }],
  ['without a name', { ...react, identifier: undefined }],
  ['that asks for more', { ...react, identifier: 'GPL-3.0-only' }],
])('a licence %s stops the build, which names the package', (_case, bundled) => {
  expect(() => licencesText([react, bundled])).toThrow(/^react 19\.3\.1: licença/)
})
