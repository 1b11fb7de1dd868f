import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { withClientStart } from './client-start.ts'

const page = (head: string, body = '') =>
  `<html><head>${head}</head><body><div data-island="">words</div>${body}</body></html>`
const form = (head: string, end = entry) =>
  `<html><head>${head}</head><body><form></form>${end}</body></html>`
const started = (html: string) => withClientStart(Buffer.from(html), 'fresh').toString()
const preload = (file: string) => `<link rel="modulepreload" href="/assets/${file}" fetchPriority="low"/>`
const entry =
  '<script type="module" async="" src="/assets/index.js" nonce="n"></script><script nonce="n">document.currentScript.remove();/*$tsr-stream-boundary*/</script>'

it('names every script once, in a script of its own instead of the two at the end', () => {
  const html = started(page(preload('index.js') + preload('framework.js'), entry))
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  expect(html).toMatch(
    /words<\/div><script nonce="fresh">.*import\("\/assets\/index\.js"\).*f=\["\/assets\/index\.js","\/assets\/framework\.js"\].*<\/script><\/body>/,
  )
})

it('asks for the scripts of a form before its styles, and starts it at once', () => {
  const html = started(form(`<meta/><link rel="stylesheet"/>${preload('index.js')}`))
  expect(html).toMatch(/<meta\/><script nonce="fresh">if\(\[\]\.findLast&&.*<\/script><link rel="stylesheet"/)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toMatch(/<\/form><script nonce="fresh">if\(self\.touched\).*run\(\)\}<\/script><\/body>/)
})

it('leaves a page without scripts as it is', () => {
  expect(started(page('<title>Moved</title>'))).toBe(page('<title>Moved</title>'))
})

/** Runs the scripts of a page in a browser that has what is given. */
function visit(html: string, browser: object) {
  const asked: string[] = []
  const document = {
    head: { append: ({ href }: { href: string }) => asked.push(href) },
    createElement: () => ({}),
  }
  const self = { document, ask: async (file: string) => asked.push(file), ...browser }
  const scripts = [...html.matchAll(/<script nonce="fresh">(.*?)<\/script>/g)].map(([, text = '']) => text)
  for (const script of scripts)
    runInNewContext(script.replaceAll('import(', 'ask('), Object.assign(self, { self }))
  return new Promise((resolve) => setTimeout(resolve, 0, asked))
}
const able = { CompressionStream: true, CSS: { supports: () => true }, touched: true }
const html = started(form(preload('index.js')))

it('starts the client where it can run', async () => {
  expect(await visit(html, able)).toEqual(['/assets/index.js', '/assets/index.js'])
})

it('asks for nothing and starts nothing in a browser below our support', async () => {
  expect(await visit(html, { CSS: { supports: () => false }, CompressionStream: true })).toEqual([])
  expect(await visit(html, { CSS: { supports: () => true } })).toEqual([])
})
