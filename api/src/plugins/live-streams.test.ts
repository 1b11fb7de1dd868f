import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestWithoutReading, readStream } from '../../test/stream-reader.ts'
import { bearer, makeToken } from '../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'
import type { LiveStream, StreamEnd } from './live-streams.ts'

let haat: TestApp
let address: string
let streams: LiveStream[]
let ends: StreamEnd[]
beforeEach(async () => {
  streams = []
  ends = []
  haat = await buildTestApp({
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
    prepare: (app) =>
      void app.register(
        async (api) => {
          const options = { compress: false as const, config: { access: 'staff' as const } }
          api.get<{ Params: { owner: string } }>('/listen/:owner', options, async (request, reply) => {
            const stream = app.liveStreams.open(request, reply, {
              owner: request.params.owner,
              mayGoOn: async () => (await app.principalNow(request)) !== null,
              onEnd: (why) => ends.push(why),
            })
            streams.push(stream)
            stream.send({ type: 'ready' })
            return reply
          })
        },
        { prefix: '/api' },
      ),
  })
  address = await haat.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => haat.close())

const someone = () => makeToken(haat.services, 'staff')
const listen = (token: string, owner = 'me', from = '203.0.113.7') =>
  readStream(`${address}/api/listen/${owner}`, { ...bearer(token), 'x-forwarded-for': from })

describe('an answer that goes on', () => {
  it('brings every event at once as a line of its own, uncompressed and unkept', async () => {
    const { token } = await someone()
    const answer = await fetch(`${address}/api/listen/me`, { headers: bearer(token) })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.get('content-encoding')).toBe(null)
    await answer.body?.cancel()
    await vi.waitFor(() => expect(ends).toEqual(['left']))

    const reader = await listen(token)
    streams.at(-1)!.send({ type: 'words', words: 'नमस्ते\nSita' })
    await vi.waitFor(() =>
      expect(reader.events).toEqual([{ type: 'ready' }, { type: 'words', words: 'नमस्ते\nSita' }]),
    )
  })

  it('beats, and ends with the beat after the session has ended or the role is lost', async () => {
    const [one, two, three] = [await someone(), await someone(), await someone()]
    const readers = [await listen(one.token), await listen(two.token), await listen(three.token)]
    await haat.app.liveStreams.beatAll()
    await vi.waitFor(() => expect(readers.map((reader) => reader.of('beat').length)).toEqual([1, 1, 1]))
    await haat.database.pool.query(
      "update sessions set ended_at = now(), ended_for = 'revoked' where id = $1",
      [one.sessionId],
    )
    await haat.database.pool.query("update users set roles = '{shopper}' where id = $1", [two.user.id])
    await haat.app.liveStreams.beatAll()
    expect(await readers[0]!.ended).toBe('ended')
    expect(await readers[1]!.ended).toBe('ended')
    expect(haat.app.liveStreams.count()).toBe(1)
    expect(ends).toEqual(['refused', 'refused'])
  })

  it('is taken from a client that does not read', async () => {
    const { token } = await someone()
    await requestWithoutReading(address, '/api/listen/slow', bearer(token))
    await vi.waitFor(() => expect(streams).toHaveLength(1))
    const words = 'x'.repeat(64 * 1024)
    // The operating system buffers some megabytes before anything waits in the server.
    await vi.waitFor(
      () => {
        streams[0]!.send({ type: 'words', words })
        expect(streams[0]!.isOver()).toBe(true)
      },
      { interval: 1 },
    )
    expect(ends).toEqual(['left'])
    expect(haat.app.liveStreams.count()).toBe(0)
  })

  it('is one of few: the oldest of one owner makes room, and one account has no more than its share', async () => {
    const { token } = await someone()
    const first = await listen(token)
    for (let n = 0; n < 8; n++) await listen(token)
    expect(await first.ended).toBe('ended')
    expect(haat.app.liveStreams.count()).toBe(8)
    for (let n = 8; n < 20; n++) expect((await listen(token, `owner ${n}`)).status).toBe(200)
    expect((await listen(token, 'one more')).status).toBe(429)
    expect((await listen(token, 'one more', '203.0.113.8')).status).toBe(429)
    // Another account behind the same address is not affected.
    expect((await listen((await someone()).token, 'one more')).status).toBe(200)
  })

  it('ends when a stop is announced, and none begins any more; a stop waits for nobody who does not read', async () => {
    const { token } = await someone()
    const reader = await listen(token)
    await requestWithoutReading(address, '/api/listen/slow', bearer(token))
    await vi.waitFor(() => expect(streams).toHaveLength(2))
    streams[1]!.send({ type: 'words', words: 'x'.repeat(200 * 1024) })
    haat.app.beginStop()
    expect(await reader.ended).toBe('ended')
    expect((await listen(token)).status).toBe(503)
    await haat.app.close()
  })
})
