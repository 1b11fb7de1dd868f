import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** The Debian packages, and where each puts its program. */
const places = {
  postgres: { package: 'postgresql', pattern: '/usr/lib/postgresql/*/bin/postgres' },
  initdb: { package: 'postgresql', pattern: '/usr/lib/postgresql/*/bin/initdb' },
  basebackup: { package: 'postgresql', pattern: '/usr/lib/postgresql/*/bin/pg_basebackup' },
  pgbouncer: { package: 'pgbouncer', pattern: '/usr/sbin/pgbouncer' },
  redis: { package: 'redis-server', pattern: '/usr/bin/redis-server' },
  haproxy: { package: 'haproxy', pattern: '/usr/sbin/haproxy' },
}
type Program = keyof typeof places
export type Programs = Record<Program, string>

/** The newest version if there are several. */
const find = (program: Program) =>
  globSync(places[program].pattern)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)

const all = Object.keys(places) as Program[]

const missingPackages = () => [
  ...new Set(all.filter((program) => !find(program)).map((program) => places[program].package)),
]

export function findPrograms(): Programs {
  const missing = missingPackages()
  if (missing.length > 0) {
    throw new Error(`Programs are missing for this set-up: apt-get install ${missing.join(' ')}`)
  }
  return Object.fromEntries(all.map((program) => [program, find(program)!])) as Programs
}

/** Installs Debian's packages if it may; otherwise the error of `findPrograms` says what to do. */
export function installPrograms() {
  const missing = missingPackages()
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore', env })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...missing)
}
