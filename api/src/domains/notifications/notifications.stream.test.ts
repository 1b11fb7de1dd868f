import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readStream } from '../../../test/stream-reader.ts'
import { makePerson, makeShop, type Person } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { notify } from './notifications.service.ts'

let haat: TestApp
let address: string
beforeAll(async () => {
  haat = await buildTestApp()
  address = await haat.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => haat.close())

const listen = ({ headers }: { headers: Partial<Person['headers']> }) =>
  readStream(`${address}/api/notifications/stream`, headers)
const tellOrder = (vendorId: number, key: string) =>
  haat.services.db.transaction((tx) =>
    notify(tx, {
      kind: 'newOrder',
      key,
      data: { orderNumber: `H-${key}`, pieceCount: 1, totalPaisa: 100_00 },
      to: { vendorId },
    }),
  )
const hasNews = async (stream: Awaited<ReturnType<typeof listen>>, count = 1) =>
  vi.waitFor(() => expect(stream.of('changed').length).toBeGreaterThanOrEqual(count), { timeout: 10_000 })

describe('the stream of notifications', () => {
  it('tells every window of whoever is concerned, and nobody else', async () => {
    const shop = await makeShop(haat, ['owner', 'packer'])
    const stranger = await listen(await makePerson(haat))
    const [one, other, packer] = [
      await listen(shop.owner),
      await listen(shop.owner),
      await listen(shop.packer),
    ]
    await tellOrder(shop.vendorId, '1')
    for (const stream of [one, other, packer]) await hasNews(stream)
    expect(stranger.of('changed')).toEqual([])
    expect(one.events[0]).toEqual({ type: 'ready' })
  })

  it('has two windows agree when one of them reads or chooses', async () => {
    const shop = await makeShop(haat, ['owner'])
    await tellOrder(shop.vendorId, '2')
    const other = await listen(shop.owner)
    const [item] = (await shop.owner.send(`GET ${shop.path}/notifications`)).json().data.items
    await shop.owner.send(`POST ${shop.path}/notifications/read`, { id: item.id, andEarlier: false })
    await hasNews(other)
    expect((await shop.owner.send(`GET ${shop.path}/notifications/unread`)).json().data.count).toBe(0)
    const before = other.of('changed').length
    await shop.owner.send(`PUT ${shop.path}/notifications/choices`, {
      kind: 'newOrder',
      mail: 'daily',
      isStopped: false,
    })
    await hasNews(other, before + 1)
  })

  it('is refused to visitors and ends with the session', async () => {
    expect((await listen({ headers: {} })).status).toBe(401)
    const person = await makePerson(haat)
    const stream = await listen(person)
    await haat.database.pool.query('delete from sessions where id = $1', [person.sessionId])
    await haat.app.liveStreams.beatAll()
    expect(await stream.ended).toBe('ended')
  })
})
