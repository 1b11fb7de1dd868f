import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { launchPostgres } from '#platform/embedded-postgres/launch-postgres.ts'
import { hasEnded } from '#platform/embedded-postgres/postmaster.ts'
import { contactMessage, postMessage } from './contact-message.ts'
import { firstHalf, halfRequest } from './half-request.ts'
import { makeDataDir, makeShopDir, postmasterOf, runHaat } from './haat-process.ts'
import { longTest } from './long-test.ts'

const body = JSON.stringify(contactMessage('Sent while the shop closes'))

const isOpen = (address: string) =>
  fetch(`${address}/api/health`).then(
    () => true,
    () => false,
  )
const untilClosed = (address: string) => vi.waitFor(async () => expect(await isOpen(address)).toBe(false))

test('SIGTERM answers what was asked, takes nothing new, stops the database and ends with 0', async () => {
  const dataDir = await makeShopDir()
  const haat = runHaat({ DATA_DIR: dataDir })
  const address = await haat.opened
  const server = postmasterOf(dataDir)!
  const request = await halfRequest(address, body)
  haat.signal('SIGTERM')
  await untilClosed(address)
  request.write(body.slice(firstHalf))
  expect(await text(request)).toMatch(/^HTTP\/1\.1 200 OK[^]*"ticketNumber":"T-1001"/)
  expect(await haat.ended).toBe(0)
  expect(await hasEnded(server, 0)).toBe(true)
  expect(haat.errors()).toBe('')
})

test('a stop does not wait for requests whose rest never comes', async () => {
  const haat = runHaat({ DATA_DIR: await makeShopDir() })
  const address = await haat.opened
  const { hostname, port } = new URL(address)
  const silent = [
    await halfRequest(address, body),
    connect(Number(port), hostname),
    connect(Number(port), hostname),
  ]
  for (const socket of silent) socket.on('error', () => {}) // The server cuts the connection off, which this test expects.
  silent[1]!.write('GET /api/health HTTP/1.1\r\nHost: haat.te')
  await Promise.all(silent.slice(1).map((socket) => socket.readyState === 'open' || once(socket, 'connect')))
  haat.signal('SIGTERM')
  // Otherwise it would be ended after its last timeout, and log that.
  expect(await haat.ended).toBe(0)
  expect(haat.errors()).toBe('')
})

test('behind a balancer it says that it will stop and serves on until the balancer has heard it', async () => {
  const haat = runHaat({ DATA_DIR: await makeShopDir(), DRAIN_SECONDS: '5' })
  const address = await haat.opened
  haat.signal('SIGTERM')
  const health = await vi.waitFor(async () => {
    const answer = await fetch(`${address}/api/health`)
    expect(answer.status).toBe(503)
    return answer
  })
  expect(await health.json()).toMatchObject({ status: 'stopping', database: 'ok' })
  const call = await postMessage(address, 'Sent while the shop says that it will close')
  expect([call.status, call.headers.get('connection')]).toEqual([200, 'close'])
  expect(await haat.ended).toBe(0)
  expect(haat.errors()).toBe('')
})

const signals = process.env['LONG_ROUNDS'] ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const)

test.for(signals)('a second %s ends it at once', async (signal) => {
  const haat = runHaat({ DATA_DIR: await makeShopDir() })
  const request = await halfRequest(await haat.opened, body)
  request.on('error', () => {}) // The server cuts the connection off, which this test expects.
  const impatience = setInterval(() => haat.signal(signal), 100)
  expect(await haat.ended).toBe(1)
  clearInterval(impatience)
  expect(haat.errors()).toBe('')
  expect(haat.output()).toMatch(/^\{"level":60,.*"msg":"Haat was ended before it had stopped\."\}$/m)
})

longTest('a stop that comes during the start still leaves nothing running', async () => {
  const dataDir = await makeDataDir()
  const haat = runHaat({ DATA_DIR: dataDir })
  await vi.waitFor(() => expect(postmasterOf(dataDir)).toBeDefined(), { interval: 5 })
  haat.signal('SIGTERM')
  expect(await haat.ended).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('after kill -9 the next start adopts the database that was left running', async () => {
  const dataDir = await makeShopDir()
  const first = runHaat({ DATA_DIR: dataDir })
  await first.opened
  const { pid } = postmasterOf(dataDir)!
  first.signal('SIGKILL')
  await first.ended
  const second = runHaat({ DATA_DIR: dataDir })
  expect((await fetch(`${await second.opened}/api/health`)).status).toBe(200)
  expect(postmasterOf(dataDir)?.pid).toBe(pid)
  second.signal('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('of two processes on one folder the first to stop leaves the other its database', async () => {
  const dataDir = await makeShopDir()
  const first = runHaat({ DATA_DIR: dataDir })
  const second = runHaat({ DATA_DIR: dataDir })
  const [, address] = await Promise.all([first.opened, second.opened])
  const { pid } = postmasterOf(dataDir)!
  first.signal('SIGTERM')
  expect(await first.ended).toBe(0)
  expect((await postMessage(address, 'Still open')).status).toBe(200)
  expect(postmasterOf(dataDir)?.pid).toBe(pid)
  second.signal('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('with DATABASE_URL nothing is started, nothing is stopped, and a lost server is told as 503', async () => {
  const postgres = await launchPostgres({ dataDir: await makeShopDir(), settings: { fsync: 'off' } })
  const dataDir = await makeDataDir()
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'a key that is only good for tests, 32+ characters',
  }
  const first = runHaat(environment)
  await first.opened
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
  first.signal('SIGTERM')
  expect(await first.ended).toBe(0)

  const second = runHaat(environment)
  const address = await second.opened
  expect((await postMessage(address, 'The server was left alone')).status).toBe(200)
  await postgres.stop()
  const health = await fetch(`${address}/api/health`)
  expect([health.status, await health.json()]).toMatchObject([503, { database: 'unreachable' }])
  const refusal = await postMessage(address, 'Nobody can write this down')
  expect([refusal.status, await refusal.json()]).toMatchObject([503, { success: false, code: 'UNAVAILABLE' }])
  second.signal('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('a built-in database that crashes is started again; until then calls are answered with 503', async () => {
  const dataDir = await makeShopDir()
  const haat = runHaat({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const address = await haat.opened
  const crashed = postmasterOf(dataDir)!
  process.kill(crashed.pid, 'SIGKILL')
  const answers: number[] = []
  await vi.waitFor(
    async () => {
      answers.push((await postMessage(address, 'Sent through a crash')).status)
      expect(answers.at(-1)).toBe(200)
    },
    { interval: 20 },
  )
  expect(new Set(answers).difference(new Set([200, 503]))).toEqual(new Set())
  expect(postmasterOf(dataDir)?.pid).not.toBe(crashed.pid)
  haat.signal('SIGTERM')
  expect(await haat.ended).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})
