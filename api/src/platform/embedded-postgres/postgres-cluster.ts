import { spawn } from 'node:child_process'
import { chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { existsSync, statSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { lastLine } from './postgres-owner.ts'
import type { Account, PostgresOwner } from './postgres-owner.ts'

export const DATABASE_USER = 'haat'

const LOCALE =
  process.platform === 'darwin' // macOS has no C.UTF-8 of its own.
    ? ['--locale=en_US.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8']

/** The owner of the cluster's files; undefined when there is no usable cluster. */
export function findClusterOwner(cluster: string): Account | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false })
  if (!found) return undefined
  const us = process.getuid?.()
  const isHidden = us !== 0 && us !== found.uid // This user may not look inside, so the cluster must count as complete.
  return isHidden || isComplete(cluster) ? { uid: found.uid, gid: found.gid } : undefined
}

export type NewCluster = { cluster: string; initdb: string; owner: PostgresOwner; durable: boolean }

/**
 * Creates the cluster in a folder beside the final one and renames it when it is complete: a process that is
 * killed half-way leaves a draft that the next start removes, never a cluster that looks finished.
 */
export async function createCluster({ cluster, initdb, owner, durable }: NewCluster): Promise<void> {
  const draft = `${cluster}.new-${randomUUID().slice(0, 8)}`
  await removeDrafts(cluster)
  await mkdir(draft, { mode: 0o700 })
  if (owner.account) await chown(draft, owner.account.uid, owner.account.gid)
  try {
    const sync = durable ? [] : ['--no-sync']
    const access = ['-U', DATABASE_USER, '-A', 'trust']
    await run(owner, initdb, ['-D', draft, ...access, ...LOCALE, '-E', 'UTF8', '--no-instructions', ...sync])
    await setAside(cluster)
    await rename(draft, cluster)
    await syncFolder(dirname(cluster))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

function isComplete(cluster: string): boolean {
  return existsSync(join(cluster, 'PG_VERSION')) && existsSync(join(cluster, 'global/pg_control'))
}

/**
 * An incomplete cluster is of no use, but it is moved aside and not deleted: somebody may have copied it here.
 */
async function setAside(cluster: string): Promise<void> {
  if (existsSync(cluster)) await rename(cluster, `${cluster}.broken-${Date.now()}`)
}

async function removeDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(`${basename(cluster)}.new-`))
  // An initdb whose parent was killed may still be writing; the next start removes what it adds now.
  const options = { recursive: true, force: true, maxRetries: 3 }
  await Promise.allSettled(drafts.map((name) => rm(join(folder, name), options)))
}

async function run(owner: PostgresOwner, program: string, programArgs: string[]): Promise<void> {
  const { file, args, options } = owner.command(program, programArgs)
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [code, errors] = await Promise.all([ended, text(child.stderr)])
  if (code !== 0) throw new Error(`${owner.name}: ${lastLine(errors) || `initdb ended with ${code}`}`)
}

/** Otherwise a power cut could undo the rename after the first orders were acknowledged. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
