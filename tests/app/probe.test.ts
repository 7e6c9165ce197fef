import { expect, it } from 'vitest'
import { Window } from 'happy-dom'
import { prerender, routes, notFoundRoute } from '../../src/prerender'
it('x', async () => {
  for (const r of [...routes, notFoundRoute]) {
    const t = performance.now()
    const p = await prerender(r)
    const t2 = performance.now()
    const w = new Window()
    const d = new w.DOMParser().parseFromString(`<!doctype html><html><head>${p.head}</head><body>${p.body}</body></html>`, 'text/html')
    console.log(r.path, p.head.length, p.body.length, t2 - t, performance.now() - t2, d.querySelectorAll('h1').length, d.title)
    if (r.path === '/contato-agendar') console.log(d.body.textContent, p.body.slice(0, 3000))
  }
})
