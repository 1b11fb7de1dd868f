import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPageBody } from './page-body.ts'

const html = Buffer.from(
  Array.from({ length: 300 }, (_, index) => `<li>ढाका टोपी ${index * 7919}</li>`).join(''),
)

describe('the body of a page', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])(
    'is the same page in %s, compressed well from the second answer on and only once',
    async (encoding, read) => {
      const bodyFor = createPageBody(html)
      const [quick, well, again] = [await bodyFor(encoding), await bodyFor(encoding), await bodyFor(encoding)]
      for (const answer of [quick, well]) {
        expect(answer.encoding).toBe(encoding)
        expect(read(answer.body)).toEqual(html)
      }
      expect(well.body.length).toBeLessThanOrEqual(quick.body.length)
      expect(again.body).toBe(well.body)
    },
  )

  it('comes as it is to who takes nothing else, or when it is too small to gain by compression', async () => {
    expect(await createPageBody(html)(undefined)).toEqual({ body: html })
    expect(await createPageBody(Buffer.from('<p>'))('br')).toEqual({ body: Buffer.from('<p>') })
  })

  it('is in the quickest encoding where the answer may be the only one', async () => {
    const bodyFor = createPageBody(html)
    const first = await bodyFor('gzip, deflate, br, zstd')
    expect(first.encoding).toBe('zstd')
    expect(zstdDecompressSync(first.body)).toEqual(html)
    expect((await bodyFor('gzip, deflate, br, zstd')).encoding).toBe('br')
  })

  it.each([
    ['gzip, br, zstd;q=0', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.001', 'gzip'],
    ['br ; q=0.0,gzip;q=0', undefined],
    ['identity', undefined],
    ['brotli, x-gzips', undefined],
    ['', undefined],
  ])('for %j has the encoding %s', async (accepted, encoding) => {
    expect((await createPageBody(html)(accepted)).encoding).toBe(encoding)
  })
})
