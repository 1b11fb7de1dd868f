import { afterEach, describe, expect, it, vi } from 'vitest'
import { goodPassword, makeAccount } from '../../../test/factories.ts'
import { startSilentServer } from '../../../test/smtp-stand-in.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { openReplicas, type Replicas } from '#platform/cluster/replicas.ts'
import { lastWriteCookie } from './last-write.ts'

let haat: TestApp
const opened: Database[] = []
afterEach(async () => {
  await haat.close()
  for (const database of opened.splice(0)) await database.close()
})

/** A shop with one replica at the given address, which always counts as fresh. */
async function openShop(replicaUrl?: string) {
  const leaveOut = vi.fn()
  const pick = vi.fn<Replicas['pick']>()
  haat = await buildTestApp({
    replace: () => ({
      replicas: {
        pick,
        raiseFloor: () => {},
        primaryPosition: async () => 0x16_b374d848n,
        counts: () => ({ inUse: 1, of: 1 }),
        lags: () => [],
        close: async () => {},
      },
    }),
  })
  const database = openDatabase(replicaUrl ?? haat.databaseUrl, { max: 1, connectMs: 500 })
  opened.push(database)
  pick.mockReturnValue({
    db: database.db,
    position: () => 0n,
    look: async () => {},
    leaveOut,
    close: async () => {},
  })
  return { leaveOut, pick }
}

describe('a call that only reads', () => {
  it('is answered by the primary when the replica does not answer, which is then left out', async () => {
    const { leaveOut, pick } = await openShop('postgresql://haat@127.0.0.1:1/haat')
    const answer = await haat.app.inject('/api/site/settings')
    expect(answer.statusCode).toBe(200)
    expect(pick).toHaveBeenCalledExactlyOnceWith(0n)
    expect(leaveOut).toHaveBeenCalledTimes(1)
  })

  it('asks for all that the visitor wrote last, by the cookie that the write brought', async () => {
    const { pick } = await openShop()
    const visitor = new TestBrowser(haat)
    await visitor.call('POST /products/by-ids', { productIds: [] })
    expect(visitor.cookies.has(lastWriteCookie)).toBe(false)
    await visitor.call('POST /auth/forgot-password', { email: 'nobody' })
    expect(visitor.cookies.has(lastWriteCookie)).toBe(false)
    await visitor.call('POST /auth/forgot-password', { email: 'nobody@example.com' })
    expect(visitor.cookies.get(lastWriteCookie)).toBe('16/B374D848')
    await visitor.call('GET /site/settings')
    expect(pick).toHaveBeenLastCalledWith(0x16_b374d848n)
    visitor.cookies.set(lastWriteCookie, "0/0'; drop table users")
    expect((await visitor.call('GET /site/settings')).statusCode).toBe(200)
    expect(pick).toHaveBeenLastCalledWith(0n)
  })

  it('stays on the primary for people who are signed in, where nothing remembers them on all devices', async () => {
    const { pick } = await openShop()
    const { email } = await makeAccount(haat.services)
    const browser = new TestBrowser(haat)
    await browser.signIn(email, goodPassword)
    pick.mockClear()
    expect((await browser.call('GET /wishlists')).statusCode).toBe(200)
    expect(pick).not.toHaveBeenCalled()
  })
})

describe('replicas', () => {
  it('that are silent, gone, or follow nobody are left out, and the start does not wait for them', async () => {
    haat = await buildTestApp()
    const silent = await startSilentServer()
    const warn = vi.fn()
    const urls = [
      `postgresql://haat@127.0.0.1:${silent.port}/haat`,
      'postgresql://haat@127.0.0.1:1/haat',
      haat.databaseUrl,
    ]
    const startedAt = Date.now()
    const replicas = await openReplicas(haat.services.db, { urls, isPooled: false }, { warn })
    expect(Date.now() - startedAt).toBeLessThan(5000)
    expect(replicas.counts()).toEqual({ inUse: 0, of: 3 })
    expect(replicas.pick(0n)).toBeUndefined()
    expect(warn.mock.calls.map(([, sentence]) => sentence)).toEqual(Array(3).fill('a replica was left out'))
    expect(await replicas.primaryPosition()).toBeGreaterThan(0n)
    await replicas.close()
    await silent.close()
  })
})
