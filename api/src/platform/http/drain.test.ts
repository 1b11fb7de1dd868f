import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { drain, watchRequests } from './drain.ts'

const graceMs = 100

async function open() {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  watchRequests(app)
  const { promise: asked, resolve: note } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    note()
    await released
    return 'done'
  })
  app.post('/take', async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const say = async (words: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}) // The server cuts the connection off, which this test asks for.
    await once(socket, 'connect')
    socket.write(words)
    return socket
  }
  return { app, say, asked, release }
}

const post =
  'POST /take HTTP/1.1\r\nHost: haat.test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n'

it.each([
  ['nothing', ''],
  ['half a line', 'GET /sl'],
  ['half of the headers', 'GET /slow HTTP/1.1\r\nHost: haat.te'],
  ['no body', `${post}\r\n`],
  ['half of the body', `${post}\r\n{"a":`],
])('a stop does not wait for who has sent %s, and finishes what was asked before', async (_what, words) => {
  const { app, say, asked, release } = await open()
  const slow = await say('GET /slow HTTP/1.1\r\nHost: haat.test\r\n\r\n')
  const half = await say(words)
  const hasEnded = once(half.resume(), 'close')
  await asked
  const stopped = drain(app, graceMs)
  // It is cut off while the server still waits for another request.
  await hasEnded
  release()
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 200 OK[^]*done$/)
  await stopped
})

it('a request whose rest comes in time is taken whole', async () => {
  const { app, say } = await open()
  const half = await say(`${post}Expect: 100-continue\r\n\r\n`)
  await once(half, 'data') // "100 Continue" shows that the server has begun to read the request.
  const stopped = drain(app, 5000)
  half.write('{"a":"b"}')
  expect(await text(half)).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"a":"b"\}$/)
  await stopped
})
