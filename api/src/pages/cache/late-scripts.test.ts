import { expect, it } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

const page = (head: string, body = '') =>
  `<html><head>${head}</head><body><div data-island="">words</div>${body}</body></html>`
const late = (html: string) => withLateScripts(Buffer.from(html), 'fresh').toString()
const preload = (file: string) => `<link rel="modulepreload" href="/assets/${file}" fetchPriority="low"/>`
const entry =
  '<script type="module" async="" src="/assets/index.js" nonce="n"></script><script nonce="n">document.currentScript.remove();/*$tsr-stream-boundary*/</script>'

it('names every script once, in a script of its own instead of the two at the end', () => {
  const html = late(page(preload('index.js') + preload('framework.js'), entry))
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  expect(html).toMatch(
    /words<\/div><script nonce="fresh">.*\("\/assets\/index\.js",\["\/assets\/index\.js","\/assets\/framework\.js"\]\)<\/script><\/body>/,
  )
})

it('leaves a page without scripts, and one that has to be alive at once, as it is', () => {
  const form = `<html><head>${preload('index.js')}</head><body><form></form>${entry}</body></html>`
  expect(late(form)).toBe(form)

  expect(late(page('<title>Moved</title>'))).toBe(page('<title>Moved</title>'))
})
