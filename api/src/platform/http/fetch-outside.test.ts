import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { fetchOutside, OutsideError } from './fetch-outside.ts'

let server: Server
afterEach(() => server.closeAllConnections())

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1').unref()
  await new Promise((done) => server.once('listening', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('gives back what was answered, whatever its status', async () => {
  const url = await serve((request, response) => {
    response.writeHead(400).end(`${request.method} ${request.headers['x-key']} नमस्ते`)
  })
  const answer = await fetchOutside(url, { method: 'POST', headers: { 'x-key': 'k' }, body: 'x' })
  expect(answer).toEqual({ status: 400, text: 'POST k नमस्ते' })
})

it('does not follow a redirect', async () => {
  let asked = 0
  const url = await serve((_request, response) => {
    asked++
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect(await fetchOutside(url)).toEqual({ status: 302, text: '' })
  expect(asked).toBe(1)
})

it('waits no longer than it was told, also for the last byte', async () => {
  const url = await serve((_request, response) => void response.writeHead(200).write('{"sta'))
  await expect(fetchOutside(url, {}, { timeoutMs: 50 })).rejects.toThrow(OutsideError)
})

it('reads no more than a short answer', async () => {
  const url = await serve((_request, response) => void response.end('x'.repeat(100_000)))
  await expect(fetchOutside(url)).rejects.toThrow('The answer was too long')
})

it('says who did not answer', async () => {
  await serve(() => {})
  await expect(fetchOutside('http://127.0.0.1:1/secret?key=1')).rejects.toThrow('127.0.0.1:1 did not answer')
})
