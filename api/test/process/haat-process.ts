import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished } from 'vitest'
import { findPostmaster, stopPostmaster } from '#platform/embedded-postgres/postmaster.ts'
import { makeDatabaseFolder } from '../memory-folder.ts'

type Environment = Record<string, string>

const main = path.resolve(import.meta.dirname, '../../src/main.ts')

/** As in `npm start`: after the first start, every other one is faster by the time that the compiler takes. */
export const withCompileCache = [
  '--import',
  path.resolve(import.meta.dirname, '../../../scripts/enable-compile-cache.js'),
]

export interface HaatProcess {
  pid: number
  /** The output of both streams so far. */
  output(): string
  errors(): string
  signal(name: NodeJS.Signals): void
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  /** Resolves to its address once it is open. */
  opened: Promise<string>
}

interface Run {
  program?: string
  user?: { uid: number; gid: number }
  nodeOptions?: string[]
  /** Another way to start it, in a group of processes that all end with the test. */
  command?: string[]
}

/** The real program in another process, on any free port, without demo data; ended when the test is over. */
export function runHaat(
  environment: Environment,
  { program = main, user, nodeOptions = [], command }: Run = {},
): HaatProcess {
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    PORT: '0',
    SEED: 'none',
    RATE_LIMITS: '0',
    ...environment,
  }
  const [file = '', ...args] = command ?? [process.execPath, ...withCompileCache, ...nodeOptions, program]
  const child = spawn(file, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: command !== undefined,
    ...user,
  })
  const said = { all: '', errors: '' }
  const opening = Promise.withResolvers<string>()
  opening.promise.catch(() => {}) // Many of these processes are meant to fail; a test that awaits `opened` still gets the error.
  child.stdout.on('data', (text: Buffer) => {
    said.all += String(text)
    const address = /open at (\S+)/.exec(said.all)?.[1]
    if (address) opening.resolve(address)
  })
  child.stderr.on('data', (text: Buffer) => {
    said.all += String(text)
    said.errors += String(text)
  })
  const ended = once(child, 'close').then(([code, signal]) => {
    opening.reject(new Error(`Haat ended with ${code ?? signal}: ${said.all}`))
    return (code ?? signal) as number | NodeJS.Signals
  })
  onTestFinished(async () => {
    if (command) await promisify(execFile)('pkill', ['-KILL', '-g', String(child.pid)]).catch(() => {})
    child.kill('SIGKILL')
    await ended
    // The database's driver warns of what its next version will refuse.
    expect(said.all).not.toContain('the client is already executing a query')
  })
  return {
    pid: child.pid!,
    output: () => said.all,
    errors: () => said.errors,
    signal: (name) => child.kill(name),
    ended,
    opened: opening.promise,
  }
}

/** A folder for one test; a database that still runs there is stopped, and everything is deleted. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await makeDatabaseFolder()
  onTestFinished(async () => {
    const server = postmasterOf(dataDir)
    if (server) await stopPostmaster(server)
    await rm(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

/** Such a folder with the database of a new shop, for tests that are not about its making. */
export async function makeShopDir(): Promise<string> {
  const dataDir = await makeDataDir()
  // Not with `cp` of Node, which would change the owner.
  await promisify(execFile)('cp', ['-a', `${inject('newShop')}/.`, dataDir])
  return dataDir
}

export const postmasterOf = (dataDir: string) => findPostmaster(path.join(dataDir, 'postgres'))
