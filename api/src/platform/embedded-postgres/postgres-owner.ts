import { spawnSync } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

export type Command = { file: string; args: string[]; options: Pick<SpawnOptions, 'uid' | 'gid'> }

/** A way to run PostgreSQL's programs, which refuse to run as root. */
export type PostgresOwner = {
  name: string
  /** The account that owns the cluster's files; undefined when it is this process's own. */
  account?: Account
  command(file: string, args: string[]): Command
}

export type Account = { uid: number; gid: number }

const NOBODY: Account = { uid: 65534, gid: 65534 }

const ourselves: PostgresOwner = {
  name: 'this user',
  command: (file, args) => ({ file, args, options: {} }),
}

/**
 * Outside it is this user, inside it is `nobody`: the files belong to this user, so it also works in a folder
 * that only this user may enter. initdb needs an account with a name, and `nobody` has one everywhere.
 */
const userNamespace: PostgresOwner = {
  name: 'a user namespace',
  command: (file, args) => ({
    file: 'unshare',
    args: ['--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`, file, ...args],
    options: {},
  }),
}

function otherUser(account: Account): PostgresOwner {
  return {
    name: `user ${account.uid}`,
    account,
    command: (file, args) => ({ file, args, options: account }),
  }
}

/** The ways to try, best first. An existing cluster is only ever run by the owner of its files. */
export function possibleOwners(cluster: Account | undefined, dataDir: string): PostgresOwner[] {
  const uid = process.getuid?.()
  if (cluster && uid === 0) return [cluster.uid === 0 ? userNamespace : otherUser(cluster)]
  if (cluster) return cluster.uid === uid ? [ourselves] : []
  if (uid !== 0) return [ourselves, userNamespace]
  const neighbour = firstOrdinaryOwner(dataDir)
  return [userNamespace, otherUser(NOBODY), ...(neighbour ? [otherUser(neighbour)] : [])]
}

/** With sudo in somebody's private home folder only that person's account can enter it and is not root. */
function firstOrdinaryOwner(folder: string): Account | undefined {
  const { uid, gid } = statSync(folder)
  if (uid !== 0) return { uid, gid }
  const parent = dirname(folder)
  return parent === folder ? undefined : firstOrdinaryOwner(parent)
}

export function checkAble(owner: PostgresOwner, program: string): void {
  const { file, args, options } = owner.command(program, ['--version'])
  const run = spawnSync(file, args, { ...options, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`${owner.name}: ${run.error?.message ?? lastLine(run.stderr)}`)
}

export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() ?? ''
}
