import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { giveTo, startDaemon, until, type Account, type Daemon } from './daemon.ts'
import type { Programs } from './programs.ts'

interface Place {
  folder: string
  account: Account | undefined
  programs: Programs
}

const databaseName = 'haat'
/** Uses a socket in a private folder: no port, no password. */
const socketUrl = (folder: string, database = databaseName) =>
  `postgresql://haat@localhost/${database}?host=${encodeURIComponent(folder)}&sslmode=disable`

type Role = 'primary' | 'replica'
const dataOf = ({ folder }: Place, role: Role) => path.join(folder, role)
const socketOf = ({ folder }: Place, role: Role) => path.join(folder, `${role}-socket`)

const settings = (socket: string) => `
listen_addresses = ''
unix_socket_directories = '${socket}'
wal_level = replica
max_wal_senders = 5
wal_keep_size = 256MB
max_connections = 120
hot_standby = on
timezone = 'UTC'
`

async function makePrimary(place: Place) {
  const cluster = [
    '-D',
    dataOf(place, 'primary'),
    '-U',
    'haat',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]
  runTool(place, [place.programs.initdb, ...cluster])
  const daemon = await startPostgres(place, 'primary', 'postgres')
  await query(socketUrl(socketOf(place, 'primary'), 'postgres'), `create database ${databaseName}`)
  return daemon
}

async function makeReplica(place: Place) {
  const from = ['-h', socketOf(place, 'primary'), '-U', 'haat', '-R', '-X', 'stream', '-c', 'fast']
  runTool(place, [place.programs.basebackup, '-D', dataOf(place, 'replica'), ...from])
  return startPostgres(place, 'replica')
}

function runTool({ account }: Place, [file = '', ...args]: string[]) {
  execFileSync(file, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
}

async function startPostgres(place: Place, role: Role, database = databaseName): Promise<Daemon> {
  const { account, programs } = place
  const data = dataOf(place, role)
  const socket = socketOf(place, role)
  // Only users who may enter the socket's folder can connect.
  if (!existsSync(socket)) mkdirSync(socket, { mode: 0o700 })
  giveTo(account, socket)
  appendFileSync(path.join(data, 'postgresql.conf'), settings(socket))
  const daemon = startDaemon([programs.postgres, '-D', data], { account, log: `${data}.log` })
  await until({
    what: `PostgreSQL in ${data}`,
    isThere: async () => (await query(socketUrl(socket, database), 'select 1')).length === 1,
    isLost: daemon.hasEnded,
  })
  return daemon
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {}) // The query reports the error as well.
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** A primary and a replica that streams from it. */
export async function startPostgresPair(place: Place) {
  let primary = await makePrimary(place)
  let replica = await makeReplica(place)
  const replicaUrl = socketUrl(socketOf(place, 'replica'))
  const primarySocket = path.join(place.folder, 'write-here')
  symlinkSync(socketOf(place, 'primary'), primarySocket)
  return {
    /** Leads to whichever server is the primary, like a host name that an operator moves. */
    primaryUrl: socketUrl(primarySocket),
    replicaUrl,
    killPrimary: () => primary.end('SIGKILL'),
    startPrimary: async () => void (primary = await startPostgres(place, 'primary')),
    /** Suspends or resumes the server and all its sessions. */
    signalPrimary: (name: 'SIGSTOP' | 'SIGCONT') => signalAll(primary.pid, name),
    /** The replica takes over the primary's role and its address. */
    async promoteReplica() {
      await query(replicaUrl, 'select pg_promote()')
      const next = `${primarySocket}-next`
      symlinkSync(socketOf(place, 'replica'), next)
      renameSync(next, primarySocket)
    },
    /** Sends SIGKILL, like a crash. */
    killReplica: () => replica.end('SIGKILL'),
    startReplica: async () => void (replica = await startPostgres(place, 'replica')),
    /** It answers, but no longer replays what is written. */
    pauseReplica: () => query(replicaUrl, 'select pg_wal_replay_pause()'),
    resumeReplica: () => query(replicaUrl, 'select pg_wal_replay_resume()'),
    async end() {
      if (!replica.hasEnded()) await replica.end('SIGINT')
      if (!primary.hasEnded()) await primary.end('SIGINT')
    },
  }
}

/** PostgreSQL's sessions are children of its first process, each in a process group of its own. */
function signalAll(pid: number, name: NodeJS.Signals) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const one of [pid, ...children.filter(Boolean).map(Number)]) process.kill(one, name)
}

/** A session is assigned to a client for one transaction. */
export async function startPooler(place: Place) {
  const { account, programs } = place
  const folder = path.join(place.folder, 'pooler')
  mkdirSync(folder, { mode: 0o700 })
  const file = path.join(folder, 'pgbouncer.ini')
  const limits = (seconds: number) =>
    `connect_query='set statement_timeout = ${seconds * 1000}; set idle_in_transaction_session_timeout = 30000'`
  writeFileSync(
    file,
    `[databases]
haat = host=${path.join(place.folder, 'write-here')} dbname=haat user=haat ${limits(15)}
haat_replica = host=${socketOf(place, 'replica')} dbname=haat user=haat ${limits(3)}
[pgbouncer]
listen_addr =
listen_port = 5432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 1
`,
  )
  giveTo(account, folder, file)
  const url = socketUrl(folder)
  const start = async () => {
    const started = startDaemon([programs.pgbouncer, file], {
      account,
      log: path.join(place.folder, 'pooler.log'),
    })
    await until({ what: 'pgbouncer', isThere: async () => (await query(url, 'select 1')).length === 1 })
    return started
  }
  let daemon = await start()
  return {
    url,
    replicaUrl: socketUrl(folder, 'haat_replica'),
    kill: () => daemon.end('SIGKILL'),
    startAgain: async () => void (daemon = await start()),
    signal: (name: 'SIGSTOP' | 'SIGCONT') => daemon.signal(name),
    async end() {
      if (!daemon.hasEnded()) await daemon.end('SIGTERM')
    },
  }
}
