import { expect, it } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

const page = (head: string, body = '') => `<html><head>${head}</head><body>words${body}</body></html>`
const preload = (file: string) => `<link rel="modulepreload" href="/assets/${file}" fetchPriority="low"/>`
const entry = '<script type="module" async="" src="/assets/index.js" nonce="n"></script>'

it('names every script once, in a script of its own at the end', () => {
  const html = withLateScripts(page(preload('index.js') + preload('framework.js'), entry), 'fresh')
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  expect(html).toMatch(
    /words<script nonce="fresh">.*\("\/assets\/index\.js",\["\/assets\/index\.js","\/assets\/framework\.js"\]\)<\/script><\/body>/,
  )
})

it('leaves a page without scripts as it is', () => {
  expect(withLateScripts(page('<title>Moved</title>'), 'fresh')).toBe(page('<title>Moved</title>'))
})
