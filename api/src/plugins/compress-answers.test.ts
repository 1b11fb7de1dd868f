import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const long = { text: 'Namaste. '.repeat(400) }
const app = fastify()
compressAnswers(app)
app.get('/long', async () => long)
const texts: Record<string, string> = {
  nepali: 'नमस्ते '.repeat(1000),
  // Longer than the piece of memory that most answers are written into.
  book: 'हाट बजार '.repeat(60_000),
  letters: 'Dal bhat. '.repeat(1000),
}
app.get<{ Params: { name: string } }>('/texts/:name', async ({ params }) => ({ text: texts[params.name] }))
app.get('/short', async () => ({ text: 'Namaste' }))

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
])('for %s answers with %s', async (accepted, encoding, decompress) => {
  const answer = await ask('/long', accepted)
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(long)
})

it.each([undefined, 'identity', 'gzip;q=0', 'x-br'])('leaves an answer as it is for %s', async (accepted) => {
  const answer = await ask('/long', accepted)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers['vary']).toBe('accept-encoding')
  expect(answer.json()).toEqual(long)
})

it('leaves short answers as they are', async () => {
  expect((await ask('/short', 'gzip')).headers['content-encoding']).toBeUndefined()
})

it('keeps answers apart that are sent at the same time, however long they are', async () => {
  const names = Object.keys(texts)
  const answers = await Promise.all(names.map((name) => ask(`/texts/${name}`, 'zstd')))
  expect(answers.map(({ rawPayload }) => JSON.parse(zstdDecompressSync(rawPayload).toString()))).toEqual(
    names.map((name) => ({ text: texts[name] })),
  )
})
