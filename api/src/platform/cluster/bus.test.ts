import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { openDirectConnection, type DirectConnection } from '#platform/database/direct-connection.ts'
import { createJobLock } from './job-lock.ts'
import { createBus, type BusTransport } from './bus.ts'
import { createPostgresTransport } from './postgres-transport.ts'

let scratch: TestDatabase
let database: Database
const opened: DirectConnection[] = []
beforeAll(async () => {
  scratch = await createTestDatabase()
  database = openDatabase(scratch.url, { max: 1 })
})
afterAll(async () => {
  for (const direct of opened) await direct.close()
  await database.close()
  await scratch.drop()
})

/** Connects a second bus, as another process would. */
async function connect() {
  const direct = await openDirectConnection(scratch.url, () => {})
  opened.push(direct)
  return direct
}
const cutAll = () =>
  database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'haat-direct' and datname = current_database()",
  )

describe('what one process tells', () => {
  it('is heard by itself at once and by others over the database, once each', async () => {
    const [one, two] = [await connect(), await connect()].map((direct) =>
      createBus({ transports: [createPostgresTransport(direct)] }),
    )
    const heard = { one: vi.fn(), two: vi.fn(), any: vi.fn() }
    one!.subscribe('products', heard.one)
    two!.subscribe('products', heard.two)
    two!.subscribe('any', heard.any)
    const sending = one!.publish('products', [3, 4])
    await sending
    expect(heard.one).toHaveBeenCalledExactlyOnceWith([3, 4], 'products')
    await one!.publish('site')
    await vi.waitFor(() => expect(heard.any).toHaveBeenLastCalledWith(undefined, 'site'))
    expect(heard.two).toHaveBeenCalledExactlyOnceWith([3, 4], 'products')
    expect(heard.one).toHaveBeenCalledTimes(1)
  })

  it('is not told to those who remember things, when it only happens between people', async () => {
    const onPosition = vi.fn()
    const bus = createBus({ transports: [], position: async () => '0/1', onPosition })
    const heard = { any: vi.fn(), typing: vi.fn() }
    bus.subscribe('any', heard.any)
    bus.subscribe('typing', heard.typing)
    for (const topic of ['tickets', 'typing', 'presence', 'viewers'] as const)
      await bus.publish(topic, [1001])
    expect(heard.any).not.toHaveBeenCalled()
    expect(heard.typing).toHaveBeenCalledExactlyOnceWith([1001], 'typing')
    // Otherwise every message in a chat would send all readers of the shop to the primary.
    expect(onPosition).not.toHaveBeenCalled()
    await bus.publish('products', [3])
    expect(onPosition).toHaveBeenCalledExactlyOnceWith('0/1')
  })

  it('goes another way while the first is away', async () => {
    const sent: string[] = []
    const transport = (isThere: boolean): BusTransport => ({
      send: async (message) => isThere && sent.push(message) > 0,
      receive: () => {},
    })
    await createBus({ transports: [transport(false), transport(true)] }).publish('vendors')
    expect(sent).toHaveLength(1)
  })

  it('fits into what the database carries, however many things have changed', async () => {
    const bus = createBus({ transports: [createPostgresTransport(await connect())] })
    const other = createBus({ transports: [createPostgresTransport(await connect())] })
    const heard = vi.fn()
    other.subscribe('products', heard)
    await bus.publish(
      'products',
      Array.from({ length: 400 }, (_, n) => 1e12 + n),
    )
    await bus.publish(
      'products',
      Array.from({ length: 5000 }, (_, n) => n),
    )
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
    expect(heard.mock.calls.map(([numbers]) => numbers?.length)).toEqual([400, undefined])
  })

  it('may have been missed after a broken connection: then everything may have changed', async () => {
    const bus = createBus({ transports: [createPostgresTransport(await connect())] })
    const heard = vi.fn()
    bus.subscribe('products', heard)
    await cutAll()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(undefined, 'products'))
    await database.pool.query(`select pg_notify('haat', '{"topic":"products","numbers":[7]}')`)
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith([7], 'products'))
  })

  it('reaches everybody else when one who listens fails', async () => {
    const onTrouble = vi.fn()
    const bus = createBus({ transports: [], onTrouble })
    const heard = vi.fn()
    const failure = new Error('A listener that fails')
    bus.subscribe('site', () => {
      throw failure
    })
    bus.subscribe('site', heard)
    await bus.publish('site')
    expect(heard).toHaveBeenCalledOnce()
    expect(onTrouble).toHaveBeenCalledExactlyOnceWith(failure)
  })

  it('is left alone when it is no message', async () => {
    const bus = createBus({ transports: [createPostgresTransport(await connect())] })
    const heard = vi.fn()
    bus.subscribe('any', heard)
    for (const text of ['', 'x', '{}', '[]', 'null', '{"topic":"weather"}', '{"topic":"__proto__"}']) {
      await database.pool.query('select pg_notify($1, $2)', ['haat', text])
    }
    await database.pool.query(`select pg_notify('haat', '{"topic":"site","numbers":["1"]}')`)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(undefined, 'site'))
  })
})

describe('a job that is done once', () => {
  it('belongs to one process until it ends, and then to the next that asks', async () => {
    const first = await openDirectConnection(scratch.url, () => {})
    const [one, two] = [createJobLock(first), createJobLock(await connect())]
    expect([await one.tryAcquire('search'), await two.tryAcquire('search')]).toEqual([true, false])
    expect([await one.tryAcquire('search'), await two.tryAcquire('pictures')]).toEqual([true, true])
    await first.close()
    expect(await one.tryAcquire('pictures')).toBe(false)
    await vi.waitFor(async () => expect(await two.tryAcquire('search')).toBe(true))
  })

  it('asks for the locks of many jobs one after the other, and goes on after one that failed', async () => {
    const direct = await connect()
    const send = pg.Client.prototype.query as (...given: unknown[]) => Promise<unknown>
    let [under, most] = [0, 0]
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      under += 1
      most = Math.max(most, under)
      return send.apply(this, given).finally(() => (under -= 1))
    } as never)
    try {
      const lock = createJobLock(direct)
      const jobs = Array.from({ length: 12 }, (_, at) => `job ${at}`)
      const refused = expect(direct.query('select 1 / 0', [])).rejects.toThrow('division by zero')
      expect(await Promise.all(jobs.map((job) => lock.tryAcquire(job)))).toEqual(jobs.map(() => true))
      await refused
      expect(most).toBe(1)
    } finally {
      spy.mockRestore()
    }
  })
})
