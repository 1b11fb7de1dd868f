import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lastLine } from './postgres-owner.ts'
import type { PostgresOwner } from './postgres-owner.ts'
import { isTaken, readPidFile } from './postmaster.ts'
import { prepareSocketFolder } from './socket-folder.ts'

export type ServerSettings = Record<string, string>

const SETTINGS: ServerSettings = {
  listen_addresses: '',
  port: '5432',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Logs starts, stops and crashes. The application logs errors, whose text may quote what people typed.
  log_min_messages: 'log',
}

const MAX_LOG_BYTES = 10_000_000

export type ServerStart = {
  dataDir: string
  cluster: string
  postgres: string
  owner: PostgresOwner
  settings: ServerSettings
}

/** Starts the server detached, so that it outlives this process, and returns when it holds the cluster. */
export async function startServer(start: ServerStart): Promise<void> {
  const socketFolder = await prepareSocketFolder(start.dataDir, start.owner.account)
  const giveUpAt = Date.now() + 30_000
  for (;;) {
    removeMisleadingPidFile(start.cluster)
    // The lock file's pid may belong to a zombie; the folder is only for this cluster, on which nothing runs.
    rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
    const failure = await tryStart(start, socketFolder)
    if (failure === undefined) return
    // After a kill -9 of the server its sessions need a moment to notice and leave.
    const isCrowded = failure.includes('pre-existing shared memory block')
    if (!isCrowded || Date.now() > giveUpAt) throw new Error(`${start.owner.name}: ${failure}`)
    await delay(200)
  }
}

/**
 * Nothing runs on the cluster by now, but PostgreSQL refuses to start beside a pid file that is empty or holds
 * the pid of any process of its user.
 */
function removeMisleadingPidFile(cluster: string): void {
  const left = readPidFile(cluster)
  if (!left || isTaken(left.pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

async function tryStart(start: ServerStart, socketFolder: string): Promise<string | undefined> {
  const logFile = join(start.dataDir, 'postgres.log')
  const log = openLog(logFile)
  const server = spawnServer(start, socketFolder, log.descriptor)
  try {
    if (await holdsCluster(server, start.cluster)) return undefined
    return reasonIn(readFileSync(logFile).subarray(log.size).toString())
  } finally {
    closeSync(log.descriptor)
    server.unref()
  }
}

function spawnServer({ cluster, postgres, owner, settings }: ServerStart, socketFolder: string, log: number) {
  const all = Object.entries({ ...SETTINGS, ...settings, unix_socket_directories: `"${socketFolder}"` })
  const flags = all.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = owner.command(postgres, ['-D', cluster, ...flags])
  return spawn(file, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', log, log] })
}

/** Resolves to false when the process ended instead. */
async function holdsCluster(server: ChildProcess, cluster: string): Promise<boolean> {
  let hasEnded = false
  server.once('exit', () => (hasEnded = true))
  server.once('error', () => (hasEnded = true))
  while (!hasEnded) {
    const holder = readPidFile(cluster)
    if (holder?.pid === server.pid && holder?.status) return true
    await delay(10)
  }
  return false
}

function openLog(file: string): { descriptor: number; size: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const isFull = size > MAX_LOG_BYTES
  return { descriptor: openSync(file, isFull ? 'w' : 'a', 0o600), size: isFull ? 0 : size }
}

function reasonIn(log: string): string {
  const fatal = log.split('\n').findLast((line) => line.includes('FATAL:'))
  return fatal ? fatal.replace(/^.*FATAL:\s*/, '') : lastLine(log) || 'the server ended without a word'
}
