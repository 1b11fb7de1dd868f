import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { contactMessage, postMessage } from './contact-message.ts'
import { makeShopDir, runHaat, type HaatProcess } from './haat-process.ts'
import { firstHalf, halfRequest } from './half-request.ts'
import { longTest } from './long-test.ts'

const body = JSON.stringify(contactMessage('Sent while it breaks'))
const printer = ['--import', new URL('./printer.ts', import.meta.url).href]
const neverStops = ['--import', new URL('./never-stops.ts', import.meta.url).href]
const thrower = ['--import', new URL('./thrower.ts', import.meta.url).href]

type Line = Record<string, unknown> & { msg: string; level: number }

const isPlain = (line: string) =>
  /^(Haat is open at|The shop is not open yet:|Demo accounts:|Their password:) /.test(line)

/** Everything but the lines of the start, parsed as JSON: a line that is no JSON fails the test. */
function logOf(haat: HaatProcess): Line[] {
  const lines = haat.output().split('\n').filter(Boolean)
  return lines.filter((line) => !isPlain(line)).map((line) => JSON.parse(line) as Line)
}
const linesOf = (haat: HaatProcess, msg: string) => logOf(haat).filter((line) => line.msg === msg)

async function visit(address: string) {
  const get = (url: string) => fetch(`${address}${url}`).then((answer) => answer.text())
  await get('/')
  await get('/verify-email?token=secret-token')
  await get('/no-such-page')
  await get('/api/products?pageSize=2')
  await get('/api/nothing?email=secret-person@example.com')
  await get('/%zz')
  await postMessage(address, 'Secret subject')
  const wrong = { ...contactMessage('Secret'), email: 'secret-person', secretField: 'secret' }
  const json = { 'content-type': 'application/json', authorization: 'Bearer secret-token' }
  await fetch(`${address}/api/contact-admin`, { method: 'POST', headers: json, body: JSON.stringify(wrong) })
  await upload(
    address,
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  await upload(address, Buffer.from('\x89PNG\r\n\x1a\n and then nothing that is a picture'))
}

const upload = (address: string, bytes: Buffer) =>
  fetch(`${address}/api/contact-admin/files?name=secret.png`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  })

test('everything that a running process writes is one JSON object per line, and nobody stands in it', async () => {
  const haat = runHaat(
    { DATA_DIR: await makeShopDir(), LOG_LEVEL: 'info', SEED: 'base' },
    { nodeOptions: printer },
  )
  const address = await haat.opened
  await visit(address)
  const metrics = await (await fetch(`${address}/api/metrics`)).text()
  for (const series of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'haat_database_up',
  ]) {
    expect(metrics).toMatch(new RegExp(`^${series} [\\d.e-]+$`, 'm'))
  }
  expect(metrics).toMatch(/^haat_pages_rendered_total [1-9]/m)
  haat.signal('SIGUSR2')
  await vi.waitFor(() => expect(linesOf(haat, 'printed in a test for …@… at /page?…')).toHaveLength(1))
  haat.signal('SIGTERM')
  expect(await haat.ended).toBe(0)

  expect(haat.errors()).toBe('')
  expect(linesOf(haat, 'request')).toContainEqual(
    expect.objectContaining({
      method: 'GET',
      route: '/api/products',
      status: 200,
      ms: expect.any(Number),
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  )
  const statuses = linesOf(haat, 'request').map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 404, 415, 422]))
  expect(linesOf(haat, 'Node warns')).toContainEqual(
    expect.objectContaining({ err: expect.objectContaining({ type: 'DeprecationWarning' }) }),
  )
  expect(logOf(haat).map(({ msg }) => msg)).not.toContainEqual(expect.stringContaining('must exist'))
  expect(haat.output().replace(/^Demo accounts.*$/m, '')).not.toMatch(/secret|maya@|9800000000/i)
})

test('what nobody caught is logged, what was asked is answered, and the end is 1', async () => {
  const haat = runHaat({ DATA_DIR: await makeShopDir(), DRAIN_SECONDS: '1' }, { nodeOptions: thrower })
  const address = await haat.opened
  const request = await halfRequest(address, body)
  haat.signal('SIGHUP')
  await vi.waitFor(async () => expect((await fetch(`${address}/api/health`)).status).toBe(503))
  // Again while it stops, which must not begin a second stop.
  haat.signal('SIGUSR2')
  request.write(body.slice(firstHalf))
  expect(await text(request)).toMatch(/^HTTP\/1\.1 200 OK[^]*"ticketNumber":"T-1001"/)
  expect(await haat.ended).toBe(1)
  const fault = (origin: string, message: string) => ({
    level: 60,
    origin,
    err: { type: 'Error', message, stack: expect.stringContaining('thrower.ts') },
  })
  expect(linesOf(haat, 'something was thrown that nobody caught')).toMatchObject([
    fault('unhandledRejection', 'rejected in a test'),
    fault('uncaughtException', 'thrown in a test'),
  ])
  expect(haat.errors()).toBe('')
})

/** This takes as long as a stop may. */
longTest('a stop that hangs after a fault is ended within its time', async () => {
  const haat = runHaat({ DATA_DIR: await makeShopDir() }, { nodeOptions: [...thrower, ...neverStops] })
  await haat.opened
  haat.signal('SIGUSR2')
  expect(await haat.ended).toBe(1)
  expect(linesOf(haat, 'Haat did not stop in time and was ended.')).toHaveLength(1)
})
