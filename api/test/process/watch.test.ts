import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePorts } from '../../../scripts/cluster/free-ports.ts'
import { refusedStartCode } from '../../src/start/refused-start-code.ts'
import { makeShopDir, postmasterOf, runHaat, type HaatProcess } from './haat-process.ts'

const repository = path.resolve(import.meta.dirname, '../../..')
const watcher = path.join(repository, 'scripts/watch-server.sh')
const main = path.join(repository, 'api/src/main.ts')
const npmStart = (
  JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start

/** A watched program that is not ours, for ends that Haat comes to only by accident. */
const watch = (program: string, settings: Record<string, string> = {}) =>
  runHaat({ RESTART_AFTER_MS: '1', ...settings }, { command: ['sh', watcher, 'sh', '-c', program] })

/** The process that the watcher runs. */
const childOf = ({ pid }: HaatProcess) => Number(execFileSync('pgrep', ['-P', String(pid)]))

const untilOpen = (address: string) =>
  vi.waitFor(async () => expect((await fetch(`${address}/api/health`)).status).toBe(200))

const startsOf = (haat: HaatProcess) => haat.output().match(/open at/g)?.length ?? 0

test('npm start is there again after its server was killed and after it has run out of memory, on the same database', async () => {
  const dataDir = await makeShopDir()
  const [port] = await freePorts(1)
  const node = path.dirname(process.execPath)
  const haat = runHaat(
    { DATA_DIR: dataDir, PORT: String(port), RESTART_AFTER_MS: '10', PATH: `${node}:${process.env['PATH']}` },
    { command: ['sh', '-c', `cd ${repository} && ${npmStart}`] },
  )
  const address = await haat.opened
  const postmaster = postmasterOf(dataDir)!.pid
  for (const [at, signal] of (['SIGKILL', 'SIGABRT'] as const).entries()) {
    process.kill(childOf(haat), signal)
    await vi.waitFor(() => expect(startsOf(haat)).toBe(at + 2))
    await untilOpen(address)
    expect(haat.errors()).toContain(
      `Haat was ended by ${signal} and is started again after 0.0${at + 1}0 seconds.`,
    )
  }
  expect(postmasterOf(dataDir)?.pid).toBe(postmaster)
  if (process.platform === 'linux') {
    const [, residentKb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${haat.pid}/status`, 'utf8')) ?? []
    expect(Number(residentKb)).toBeLessThan(10_000)
  }
  haat.signal('SIGTERM')
  expect(await haat.ended).toBe(0)
  expect(startsOf(haat)).toBe(3)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('a refused setting ends with its sentence and its code, and is not tried again', async () => {
  const refusals: Record<string, string>[] = [{ PORT: 'three' }, { PORT: '0', RESTART_AFTER_MS: 'soon' }]
  for (const settings of refusals) {
    const haat = runHaat(settings, { command: ['sh', watcher, process.execPath, main] })
    expect(await haat.ended).toBe(refusedStartCode)
    expect(haat.output()).toMatch(/^Bad setting \w+: \w+ must be a number\.\n$/)
  }
})

test.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s reaches the server, whose exit code is that of the watcher',
  async (signal) => {
    const server = `process.on('${signal}', () => process.exit(7)); console.log('open at here'); setInterval(() => {}, 1000)`
    const haat = watch(`exec "${process.execPath}" -e "${server}"`)
    await haat.opened
    haat.signal(signal)
    expect(await haat.ended).toBe(7)
    expect(haat.output()).toBe('open at here\n')
  },
)

test('an end with 0 is the end', async () => {
  const haat = watch('echo once')
  expect(await haat.ended).toBe(0)
  expect(haat.output()).toBe('once\n')
})

test.for([
  ['kill -9 $$', 137, 'was ended by SIGKILL'],
  ['exit 1', 1, 'has ended with exit code 1'],
] as const)(
  'what dies by "%s" is started again five times, ever later, and not a sixth time',
  async ([death, code, how]) => {
    const haat = watch(`echo started; ${death}`)
    expect(await haat.ended).toBe(code)
    expect(haat.output().match(/^started$/gm)).toHaveLength(6)
    expect(
      haat
        .errors()
        .split('\n')
        .filter((line) => line.startsWith('Haat')),
    ).toEqual([
      ...['0.001', '0.002', '0.004', '0.008', '0.016'].map(
        (pause) => `Haat ${how} and is started again after ${pause} seconds.`,
      ),
      `Haat ${how}. It was started again 5 times within ten minutes and is not any more: look at what it said before.`,
    ])
  },
)

test.for(['SIGTERM', 'SIGINT'] as const)(
  'told to stop by %s while it waits for the next start, it ends with the code of the death',
  async (signal) => {
    const haat = watch('exit 3', { RESTART_AFTER_MS: '3600000' })
    await vi.waitFor(() => expect(haat.errors()).toContain('after 3600.000 seconds'))
    haat.signal(signal)
    expect(await haat.ended).toBe(3)
  },
)

test.for<Record<string, string>>([
  { INVOCATION_ID: 'a-service' },
  { NOTIFY_SOCKET: '/run/systemd/notify' },
  { NODE_ENV: 'development' },
])('with %o somebody else watches: the process is the server itself', async (settings) => {
  const haat = watch('echo open at $$; exec sleep 600', settings)
  expect(await haat.opened).toBe(String(haat.pid))
  haat.signal('SIGKILL')
  expect(await haat.ended).toBe('SIGKILL')
})
