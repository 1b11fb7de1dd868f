import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const long = { text: 'Namaste. '.repeat(400) }
const app = fastify()
compressAnswers(app)
app.get('/long', async () => long)
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
