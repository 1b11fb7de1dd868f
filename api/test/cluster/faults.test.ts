import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { startCluster } from '../../../scripts/cluster/cluster.ts'
import { installPrograms } from '../../../scripts/cluster/programs.ts'
import { makeCategory, makeProduct, makeVendor, recount } from '../catalogue-factories.ts'
import { expectInvariants } from '../expect-invariants.ts'
import { readStream, type StreamReader } from '../stream-reader.ts'
import { startLoad, type LoadReport } from './load.ts'
import { Visitor } from './visitor.ts'

let cluster: Awaited<ReturnType<typeof startCluster>>
const rows: string[] = []

beforeAll(async () => {
  installPrograms()
  cluster = await startCluster({ env: { SEED: 'none' } })
  await withDatabase(async ({ db }) => {
    const services = { db } as Parameters<typeof makeVendor>[0]
    const vendor = await makeVendor(services)
    const category = await makeCategory(services, { slug: 'shawls' })
    for (let n = 0; n < 5; n++) await makeProduct(services, { vendorId: vendor.id, categoryId: category.id })
    await recount(services)
  })
}, 240_000)
afterAll(async () => {
  const head = '| Fault | Reads | refused | Writes | refused | not by us | again after | lost |'
  console.log([head, '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |', ...rows].join('\n'))
  await cluster?.end()
}, 60_000)

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(cluster.postgres.primaryUrl, { max: 2 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const allAreUp = () =>
  vi.waitFor(
    async () => {
      const up = await Promise.all(cluster.servers.map((server) => server.isUp().catch(() => false)))
      expect(up).toEqual(cluster.servers.map(() => true))
    },
    { timeout: 60_000, interval: 100 },
  )

/** Waits until so many requests were tried, with whatever outcome. */
async function triedMore({ report }: { report: LoadReport }, reads: number, writes: number) {
  const until = [report.reads + reads, report.writes + writes] as const
  const isEnough = () => report.reads >= until[0] && report.writes >= until[1]
  await vi.waitFor(() => expect(isEnough()).toBe(true), { timeout: 120_000, interval: 50 })
}

const missingTickets = (acknowledged: string[]) =>
  withDatabase(async ({ pool }) => {
    const { rows: stored } = await pool.query<{ number: string }>(
      `select 'T-' || number as number from tickets`,
    )
    const known = new Set(stored.map(({ number }) => number))
    return acknowledged.filter((ticket) => !known.has(ticket))
  })

/** Long enough for the balancer and every process to notice. */
const faultLastsMs = 8000

interface Fault {
  name: string
  begin(): Promise<unknown> | void
  /** The repair; undefined where the shop recovers by itself. */
  end?(): Promise<unknown> | void
}

/** Breaks one thing under load and repairs it; what visitors saw of it is one row of the table. */
async function suffer({ name, begin, end }: Fault) {
  await allAreUp()
  const load = startLoad(cluster.address)
  await triedMore(load, 60, 15)
  await begin()
  const brokenAt = Date.now()
  await delay(faultLastsMs)
  await end?.()
  const mendedAt = end ? Date.now() : brokenAt
  await allAreUp()
  await triedMore(load, 100, 20)
  const report = await load.end()
  const refusals = [...report.lostReads, ...report.lostWrites]
  const strange = refusals.filter(({ isHonest }) => !isHonest)
  const lost = await missingTickets(report.acknowledged)
  const againMs = Math.max(0, ...refusals.map(({ at }) => at - mendedAt))
  rows.push(
    `| ${name} | ${report.reads} | ${report.lostReads.length} | ${report.writes} | ${report.lostWrites.length} ` +
      `| ${strange.length} | ${(againMs / 1000).toFixed(1)} s | ${lost.length} |`,
  )
  await withDatabase(({ db }) => expectInvariants(db))
  return { report, strange, lost }
}

const nothing = { strange: [], lost: [] }
const unharmed = { ...nothing, report: { lostReads: [], lostWrites: [] } }

describe('under load, while something breaks', () => {
  it('a process that is killed costs at most what it was answering, and is started again by itself', async () => {
    const { strange, lost } = await suffer({
      name: 'a process is killed with -9',
      begin: () => cluster.servers[1]!.kill(),
    })
    expect(lost).toEqual([])
    expect(strange.length).toBeLessThanOrEqual(3)
  }, 240_000)

  it('a process that hangs loses nothing', async () => {
    const { lost } = await suffer({
      name: 'a process hangs',
      begin: () => cluster.servers[1]!.signal('SIGSTOP'),
      end: () => cluster.servers[1]!.signal('SIGCONT'),
    })
    expect(lost).toEqual([])
  }, 240_000)

  it('the replica is not missed', async () => {
    const { killReplica, startReplica } = cluster.postgres
    const outcome = await suffer({ name: 'the replica is killed', begin: killReplica, end: startReplica })
    expect(outcome).toMatchObject(unharmed)
  }, 240_000)

  it('Redis is not missed, killed or hanging', async () => {
    const { kill, startAgain, hang, wake } = cluster.redis
    expect(await suffer({ name: 'Redis is killed', begin: kill, end: startAgain })).toMatchObject(unharmed)
    expect(await suffer({ name: 'Redis hangs', begin: hang, end: wake })).toMatchObject(unharmed)
  }, 240_000)

  it.each([
    ['is killed', 'kill', 'startAgain'],
    ['hangs', 'stop', 'go on'],
  ])(
    'without the pooler, which %s, people get words of ours and nothing is lost',
    async (how, kind) => {
      const { pooler } = cluster
      const isKilled = kind === 'kill'
      const outcome = await suffer({
        name: `the pooler ${how}`,
        begin: () => (isKilled ? pooler.kill() : pooler.signal('SIGSTOP')),
        end: () => (isKilled ? pooler.startAgain() : pooler.signal('SIGCONT')),
      })
      expect(outcome).toMatchObject(nothing)
    },
    240_000,
  )

  it.each([
    ['is killed', true],
    ['hangs', false],
  ])(
    'without the primary, which %s, people get kept pages and words of ours, and nothing is lost',
    async (how, isKilled) => {
      const { postgres } = cluster
      const outcome = await suffer({
        name: `the primary ${how}`,
        begin: () => (isKilled ? postgres.killPrimary() : postgres.signalPrimary('SIGSTOP')),
        end: () => (isKilled ? postgres.startPrimary() : postgres.signalPrimary('SIGCONT')),
      })
      expect(outcome).toMatchObject(nothing)
    },
    240_000,
  )

  it('a rolling restart refuses nobody', async () => {
    expect(await suffer({ name: 'a rolling restart', begin: cluster.restart })).toMatchObject(unharmed)
  }, 240_000)

  it('who listens to a chat during a rolling restart misses no word and hears none twice', async () => {
    const listener = await openChat()
    let hasRolled = false
    const rolling = cluster.restart().then(() => (hasRolled = true))
    while (!hasRolled) await listener.say()
    await rolling
    await listener.say()
    const { said, heard, streams } = await listener.end()
    rows.push(
      `| a chat across a rolling restart: ${said.length} messages, ${streams} streams | | | ${said.length} | 0 | 0 | | ${said.length - heard.length} |`,
    )
    expect(heard).toEqual(said)
    expect(streams).toBeGreaterThan(1)
  }, 240_000)

  it('the replica takes the place of a primary that does not come back', async () => {
    const { postgres } = cluster
    const { strange, report } = await suffer({
      name: 'the primary is killed, the replica promoted',
      begin: postgres.killPrimary,
      end: postgres.promoteReplica,
    })
    expect(strange).toEqual([])
    expect(report.acknowledged.length).toBeGreaterThan(30)
  }, 240_000)
})

/** A visitor who writes in a chat and listens to it, and reconnects whenever the connection ends. */
async function openChat() {
  const visitor = new Visitor()
  const begun = await visitor.call(cluster.address, 'POST /api/chats', {
    name: 'Mina Gurung',
    email: `${visitor.ip}@example.com`,
    words: 'message 0',
    messageKey: randomUUID(),
    language: 'en',
  })
  const { number, key } = begun.json<{ data: { number: string; key: string } }>().data
  const headers = { 'x-ticket-key': key, 'x-forwarded-for': visitor.ip }
  const said = ['message 0']
  const url = (after: number) => `${cluster.address}/api/tickets/${number}/stream?after=${after}`
  const readers: StreamReader[] = []
  const heard = () =>
    readers.flatMap((reader) =>
      reader.of<{ message: ThreadMessage }>('message').map(({ message }) => message),
    )
  let hasEnded = false
  const listen = async () => {
    while (!hasEnded) {
      const reader = await readStream(url(heard().at(-1)?.sequence ?? -1), headers).catch(() => undefined)
      if (reader?.status !== 200) continue
      readers.push(reader)
      await reader.ended
    }
  }
  const listening = listen()
  return {
    /** At the speed of a fast typist: more than 60 messages a minute are refused. */
    async say() {
      await delay(1100)
      const words = `message ${said.length}`
      const answer = await fetch(`${cluster.address}/api/tickets/${number}/messages`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ words, messageKey: randomUUID() }),
      })
      expect(answer.status).toBe(200)
      said.push(words)
    },
    async end() {
      await vi.waitFor(() => expect(heard().at(-1)?.words).toBe(said.at(-1)))
      hasEnded = true
      readers.at(-1)?.leave()
      await listening
      return { said, heard: heard().map(({ words }) => words), streams: readers.length }
    },
  }
}
