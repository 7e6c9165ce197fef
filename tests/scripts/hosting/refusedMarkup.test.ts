// @vitest-environment node
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../../scripts/hosting/contentSecurityPolicy'
import { checkMarkup, refusedMarkup } from '../../../scripts/hosting/refusedMarkup'
import { temporaryFolder } from '../../support/folder'

describe('markup that the policy would refuse', () => {
  it.each([
    '<script>',
    '<script type="module">',
    '<script type="speculationrules">',
    '<style>',
    '<noscript><p style="color: red"></noscript>',
    '<p style="color: red">',
    '<svg><path d="M0 0" style="fill: red"/>',
    '<body onload="start()">',
    '<button type="button" onclick="">',
    '<a href="javascript:void 0">',
    '<SCRIPT>',
    "<p style='color: red'>",
    '<p style=color:red>',
  ])('is seen in %s', (tag) => {
    expect(refusedMarkup(`<!doctype html><html><body>${tag}`)).toHaveLength(1)
  })

  it.each([
    '<script type="module" async src="/assets/a.js"></script>',
    '<script type="application/ld+json">{"a":"style=1"}</script>',
    '<link rel="stylesheet" crossorigin href="/assets/a.css">',
    '<p class="style" data-on="1">&lt;style&gt; onclick="a" style="b"</p>',
    '<p title="a > b <style> style=">',
    '<input name="one" required>',
  ])('is not seen in %s', (tag) => {
    expect(refusedMarkup(`<!doctype html><html><body>${tag}`)).toEqual([])
  })

  it('is not seen in texts that the policy knows, and is in any other', () => {
    const html = '<style>p{}</style><script data-modules="/a.js">a()</script>'
    expect(refusedMarkup(html, `style-src '${hashOf('p{}')}'; script-src '${hashOf('a()')}'`)).toEqual([])
    expect(refusedMarkup(html, `style-src '${hashOf('p{}')}'`)).toEqual(['<script data-modules="/a.js">'])
    expect(refusedMarkup(html.replace('p{}', 'p{color:red}'), `'${hashOf('p{}')}' '${hashOf('a()')}'`)).toEqual([
      '<style>',
    ])
  })

  it('stops the build, which says where it stands', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'a.html'), '<p style="color: red">')
    await writeFile(join(folder, 'b.js'), '"<style>"')
    const message = 'a.html: a política de segurança recusaria <p style="color: red">'
    await expect(checkMarkup(folder, ['a.html', 'b.js'], '')).rejects.toThrow(message)
    await expect(checkMarkup(folder, ['b.js'], '')).resolves.toBeUndefined()
  })
})
