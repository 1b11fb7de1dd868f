import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { launchPostgres } from '#platform/embedded-postgres/launch-postgres.ts'
import { hasEnded } from '#platform/embedded-postgres/postmaster.ts'
import { postMessage } from './contact-message.ts'
import { freePorts } from '../../../scripts/cluster/free-ports.ts'
import { createHaatServer } from '../../../scripts/cluster/haat-server.ts'
import { makeShopDir, postmasterOf, runHaat } from './haat-process.ts'
import { longTest } from './long-test.ts'
import { randomFrom } from './random-from.ts'

const rounds = process.env['LONG_ROUNDS'] ? 20 : 1
const senders = 6
const seed = Number(process.env['CRASH_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

interface StoredTicket {
  number: string
  subject: string
  mails: number
}

/** Each ticket with the number of mails that name it, and the mails without a ticket. */
async function readTickets(dataDir: string): Promise<{ tickets: StoredTicket[]; mails: number }> {
  const client = new pg.Client({ connectionString: (await launchPostgres({ dataDir })).url })
  await client.connect()
  const tickets = await client.query<StoredTicket>(
    `select 'T-' || number as number, tickets.subject, count(mails.id)::int as mails from tickets
     left join mails on mails.subject like '%T-' || number || '%' group by number, tickets.subject`,
  )
  const mails = await client.query<{ n: number }>('select count(*)::int as n from mails')
  await client.end()
  return { tickets: tickets.rows, mails: mails.rows[0]!.n }
}

/** Posts from several senders at once until the server is gone; calls back for every acknowledged message. */
async function postUntilGone(
  address: string,
  round: number,
  onAcknowledged: (ticket: [string, string]) => void,
) {
  const send = async (sender: number) => {
    for (let n = 0; ; n++) {
      const subject = `Round ${round}, sender ${sender}, message ${n}`
      const response = await postMessage(address, subject)
      const answer = (await response.json()) as { data?: { ticketNumber: string } }
      if (answer.data) onAcknowledged([answer.data.ticketNumber, subject])
    }
  }
  await Promise.allSettled(Array.from({ length: senders }, (_, sender) => send(sender)))
}

async function crash(dataDir: string, round: number, random: (below: number) => number) {
  const haat = runHaat({ DATA_DIR: dataDir, SUPPORT_EMAIL: 'desk@example.com' })
  const address = await haat.opened
  const server = postmasterOf(dataDir)!
  const withDatabase = random(3) === 0
  const killAfter = 1 + random(60)
  const acknowledged: [string, string][] = []
  await postUntilGone(address, round, (ticket) => {
    acknowledged.push(ticket)
    if (acknowledged.length !== killAfter) return
    // A little later, so that the kill falls anywhere between two answers.
    setTimeout(() => {
      haat.signal('SIGKILL')
      if (withDatabase) process.kill(server.pid, 'SIGKILL')
    }, random(15))
  })
  await haat.ended
  if (withDatabase) expect(await hasEnded(server, 60_000)).toBe(true)
  return acknowledged
}

test(
  `killed at a random moment (rounds: ${rounds}), Haat keeps every acknowledged message`,
  { timeout: 180_000 + rounds * 60_000 },
  async () => {
    console.log(`Seed of the crash rounds: ${seed} (repeat with CRASH_SEED=${seed})`)
    const random = randomFrom(seed || 1)
    const dataDir = await makeShopDir()
    const acknowledged = new Map<string, string>()
    for (let round = 1; round <= rounds; round++) {
      for (const [number, subject] of await crash(dataDir, round, random)) acknowledged.set(number, subject)
      const { tickets, mails } = await readTickets(dataDir)
      const stored = new Map(tickets.map((ticket) => [ticket.number, ticket.subject]))
      const lost = [...acknowledged].filter(([number, subject]) => stored.get(number) !== subject)
      expect(lost, `lost in round ${round}`).toEqual([])
      expect(
        tickets.filter((ticket) => ticket.mails !== 2),
        'half there',
      ).toEqual([])
      expect(mails).toBe(tickets.length * 2)
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds)
    console.log(`${acknowledged.size} acknowledged messages, ${rounds} kills, none lost`)
    const last = runHaat({ DATA_DIR: dataDir, SUPPORT_EMAIL: 'desk@example.com' })
    expect((await fetch(`${await last.opened}/api/health`)).status).toBe(200)
    last.signal('SIGTERM')
    expect(await last.ended).toBe(0)
  },
)

longTest(
  'a process of several that dies is started again by itself, and one that was stopped is not',
  async () => {
    const dataDir = await makeShopDir()
    const [port = 0] = await freePorts(1)
    const said: string[] = []
    const env = { DATA_DIR: dataDir, SEED: 'none', PICTURE_JOBS: 'off' }
    const server = createHaatServer(port, dataDir, { env, say: (sentence) => said.push(sentence) })
    onTestFinished(() => server.end())
    await server.start()
    await server.kill()
    await vi.waitFor(async () => expect(await server.isUp()).toBe(true), { interval: 50 })
    expect(said).toEqual([expect.stringContaining('has ended')])
    await server.stop()
    await expect(server.isUp()).rejects.toThrow()
    expect(said).toHaveLength(1)
  },
)
