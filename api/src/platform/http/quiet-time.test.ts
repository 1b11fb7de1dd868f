import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchForQuiet } from './quiet-time.ts'

/** Answers that a test has not given yet. */
const open: ServerResponse[] = []
const server = createServer((_request, response) => void open.push(response))
const { signal } = new AbortController()
let address: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

/** A request that has arrived and is answered when the test says so. */
async function ask() {
  const asked = once(server, 'request')
  const answer = fetch(address)
  await asked
  return async () => {
    open.shift()?.end('done')
    await (await answer).text()
  }
}

it('waits while somebody is served and for a moment after, then goes on', async () => {
  const waitForQuiet = watchForQuiet(server, { quietMs: 100, maxWaitMs: 60_000 })
  await waitForQuiet(signal)
  let isQuiet = false
  const answers = [await ask(), await ask()]
  const waiting = waitForQuiet(signal).then(() => (isQuiet = true))
  for (const answer of answers) {
    expect(isQuiet).toBe(false)
    await answer()
  }
  expect(isQuiet).toBe(false)
  await waiting
})

it('waits for no stream that is open for long', async () => {
  const waitForQuiet = watchForQuiet(server, { quietMs: 1, maxWaitMs: 60_000, maxAnswerMs: 100 })
  const end = await ask()
  await waitForQuiet(signal)
  await end()
})

it('lets a piece of work through where it is never quiet, and everything at a stop', async () => {
  const end = await ask()
  const busy = watchForQuiet(server, { maxWaitMs: 60 })
  const late = await ask()
  await busy(signal)
  const stopping = new AbortController()
  const waiting = watchForQuiet(server, { quietMs: Infinity, maxWaitMs: 60_000 })(stopping.signal)
  stopping.abort()
  await waiting
  await end()
  await late()
})
