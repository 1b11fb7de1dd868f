import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { newNonce } from './html-cache.ts'
import { createPatchedPage } from './patched-page.ts'

const decompress = { br: brotliDecompressSync, gzip: gunzipSync }

/** Rows that differ, like those of a shop, in both scripts. */
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const n = (from + index) * 7919
    return `<li><a href="/products/${n.toString(36)}">ढाका टोपी ${n % 977}</a><b>रु ${n % 10_007}</b></li>`
  }).join('')
const script = (nonce: string, name: string) => `<script nonce="${nonce}" src="/${name}.js"></script>`

const bareScript = (nonce: string) => `<script nonce="${nonce}"></script>`
const sameRows = Array.from({ length: 100 }, (_, index) => `<li>ढाका टोपी ${index * 7919}</li>`).join('')

const pages: [what: string, html: (nonce: string) => string][] = [
  [
    'with all its scripts in the head',
    (nonce) => ['a', 'b', 'c'].map((name) => script(nonce, name)).join('') + rows(300),
  ],
  ['that ends with its nonce', (nonce) => `<${nonce}` + rows(300) + nonce],
  ['with nonces side by side', (nonce) => rows(20) + nonce + nonce + rows(20)],
  [
    'with nonces farther apart than gzip looks back',
    (nonce) => script(nonce, 'a') + rows(900) + script(nonce, 'b') + rows(900, 900) + script(nonce, 'c'),
  ],
  [
    'with a nonce in every row',
    (nonce) => Array.from({ length: 200 }, (_, index) => script(nonce, 'x') + rows(1, index)).join(''),
  ],
  // Letters that brotli likes to encode by the letters before them.
  ['of much the same rows', (nonce) => `<html>${bareScript(nonce)}${sameRows}${bareScript(nonce)}</html>`],
  ['without any', () => rows(300)],
]

describe.each(pages)('a page %s', (_, html) => {
  const placeholder = newNonce()
  const withNonce = createPatchedPage(Buffer.from(html(placeholder)), placeholder)

  it.each(['br', 'gzip'] as const)('has the nonce of each answer in %s', async (encoding) => {
    for (const nonce of Array.from({ length: 20 }, newNonce)) {
      const answer = await withNonce(nonce, encoding)
      expect(answer.encoding).toBe(encoding)
      expect(decompress[encoding](answer.body).toString()).toBe(html(nonce))
      expect(answer.body.length).toBeLessThan(html(nonce).length)
    }
  })

  it('comes as it is to who takes nothing else', async () => {
    const nonce = newNonce()
    const answer = await withNonce(nonce, undefined)
    expect(answer).toEqual({ body: Buffer.from(html(nonce)) })
  })
})

describe('the encoding of a page', () => {
  it('is none when the compressed page would show another nonce', async () => {
    // zlib never refers back to the very first byte, so this page has a piece of the placeholder at its end.
    const [placeholder, nonce] = [newNonce(), newNonce()]
    const withNonce = createPatchedPage(Buffer.from(placeholder + rows(300) + placeholder), placeholder)
    await withNonce(newNonce(), 'gzip') // The first answer is compressed without a template.
    expect(await withNonce(nonce, 'gzip')).toEqual({ body: Buffer.from(nonce + rows(300) + nonce) })
  })

  const withNonce = createPatchedPage(Buffer.from(rows(300)), newNonce())

  it.each([
    ['gzip, br, zstd;q=0', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.001', 'gzip'],
    ['br ; q=0.0,gzip;q=0', undefined],
    ['identity', undefined],
    ['brotli, x-gzips', undefined],
    ['', undefined],
  ])('for %j is %s', async (accepted, encoding) => {
    expect((await withNonce(newNonce(), accepted)).encoding).toBe(encoding)
  })

  it('is the quickest one for an answer that may be the only one', async () => {
    const [placeholder, nonce] = [newNonce(), newNonce()]
    const newPage = createPatchedPage(Buffer.from(placeholder + rows(300)), placeholder)
    const first = await newPage(nonce, 'gzip, deflate, br, zstd')
    expect(first.encoding).toBe('zstd')
    expect(zstdDecompressSync(first.body).toString()).toBe(nonce + rows(300))
    expect((await newPage(nonce, 'gzip, deflate, br, zstd')).encoding).toBe('br')
  })

  it('is none for a page too small to gain by it', async () => {
    expect(await createPatchedPage(Buffer.from('<p>'), newNonce())(newNonce(), 'br')).toEqual({
      body: Buffer.from('<p>'),
    })
  })
})
