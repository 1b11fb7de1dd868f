import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Notification } from '@haat/contract/domains/notifications.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { joinAs, makePerson, makeShop, type Person } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { getUserRow } from '../account/account.service.ts'
import { closeAccount } from '../account/close-account.service.ts'
import { notify, notifyAll, type NotificationEvent } from './notifications.service.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const tell = (event: NotificationEvent) => haat.services.db.transaction((tx) => notify(tx, event))
const newOrder = (vendorId: number, key: string): NotificationEvent => ({
  kind: 'newOrder',
  key,
  data: { orderNumber: `H-${key}`, pieceCount: 2, totalPaisa: 1500_00 },
  to: { vendorId },
})
const answerTo = ({ user }: Person, key: string): NotificationEvent => ({
  kind: 'answer',
  key,
  data: { ticketNumber: `T-${key}`, subject: 'Where is my parcel?' },
  to: { userId: user.id },
})

interface List {
  items: Notification[]
  nextCursor: string | null
}
const listOf = async (person: Person, path = '', query = ''): Promise<List> =>
  (await person.send(`GET ${path}/notifications${query}` as 'GET /notifications')).json().data
const keysOf = async (person: Person, path = '') => (await listOf(person, path)).items.map(({ kind }) => kind)
const unreadOf = async (person: Person, path = '') =>
  (await person.send(`GET ${path}/notifications/unread` as 'GET /notifications')).json().data.count
const read = (person: Person, path: string, id: string, andEarlier = true) =>
  person.send(`POST ${path}/notifications/read` as 'POST /notifications', { id, andEarlier })
const choose = (person: Person, path: string, choice: object) =>
  person.send(`PUT ${path}/notifications/choices` as 'PUT /notifications', choice)

describe('an event of a shop', () => {
  it('is told to those members whose role may see it, once, however often it is posted', async () => {
    const shop = await makeShop(haat, ['owner', 'manager', 'packer'])
    await Promise.all([tell(newOrder(shop.vendorId, '1')), tell(newOrder(shop.vendorId, '1'))])
    await tell({
      kind: 'payout',
      key: 'P-1 sent',
      data: { number: 'P-1', state: 'sent', amountPaisa: 9_000_00 },
      to: { vendorId: shop.vendorId },
    })
    await tell(newOrder(shop.vendorId, '1'))
    expect(await keysOf(shop.owner, shop.path)).toEqual(['payout', 'newOrder'])
    expect(await keysOf(shop.manager, shop.path)).toEqual(['newOrder'])
    expect(await keysOf(shop.packer, shop.path)).toEqual(['newOrder'])
    expect(await unreadOf(shop.owner, shop.path)).toBe(2)
    expect(await listOf(shop.owner)).toEqual({ items: [], nextCursor: null })
  })

  it('is not told when the transaction of the event does not commit', async () => {
    const shop = await makeShop(haat, ['owner'])
    const failing = haat.services.db.transaction(async (tx) => {
      await notify(tx, newOrder(shop.vendorId, '2'))
      throw new Error('the parcel was not moved')
    })
    await expect(failing).rejects.toThrow('not moved')
    expect(await keysOf(shop.owner, shop.path)).toEqual([])
  })

  it('names those who want a mail now where its domain writes the mail', async () => {
    const shop = await makeShop(haat, ['owner', 'manager'])
    const sentBack = (key: string): NotificationEvent => ({
      kind: 'listingSentBack',
      key,
      data: { listingId: '5', title: { en: 'Shawl', ne: '' } },
      to: { vendorId: shop.vendorId },
    })
    expect(await tell(sentBack('1'))).toEqual([shop.owner.user.id, shop.manager.user.id].toSorted())
    expect(await tell(sentBack('1'))).toEqual([])
    await choose(shop.owner, shop.path, { kind: 'listingSentBack', mail: 'daily', isStopped: false })
    expect(await tell(sentBack('2'))).toEqual([shop.manager.user.id])
  })

  it('is no longer told to somebody who stopped its kind, in that shop alone', async () => {
    const [one, other] = [await makeShop(haat, ['owner']), await makeShop(haat, ['owner'])]
    await joinAs(haat, other.vendorId, one.owner, 'manager')
    await choose(one.owner, one.path, { kind: 'newOrder', mail: 'now', isStopped: true })
    await haat.services.db.transaction((tx) =>
      notifyAll(tx, [newOrder(one.vendorId, '10'), newOrder(other.vendorId, '11')]),
    )
    expect(await keysOf(one.owner, one.path)).toEqual([])
    expect(await keysOf(one.owner, other.path)).toEqual(['newOrder'])
    expect(await keysOf(other.owner, other.path)).toEqual(['newOrder'])
  })
})

describe('a person of two shops', () => {
  it('reads each shop for itself, and answers of support in both and in the profile', async () => {
    const [one, other] = [await makeShop(haat, ['owner']), await makeShop(haat, ['owner'])]
    const { owner } = one
    await joinAs(haat, other.vendorId, owner, 'packer')
    await tell(newOrder(one.vendorId, '20'))
    await tell(newOrder(other.vendorId, '21'))
    await tell(answerTo(owner, '20'))
    const counts = async () => [
      await unreadOf(owner, one.path),
      await unreadOf(owner, other.path),
      await unreadOf(owner),
    ]
    expect(await counts()).toEqual([2, 2, 1])
    const [newest] = (await listOf(owner, one.path)).items
    expect(newest).toMatchObject({ kind: 'answer', isOfShop: false, isRead: false })
    expect((await read(owner, one.path, newest!.id)).json().data).toEqual({ count: 0 })
    expect(await counts()).toEqual([0, 1, 0])
  })

  it('sees after a change of role only what the new role may see, and nothing once removed', async () => {
    const shop = await makeShop(haat, ['owner', 'manager'])
    const { manager } = shop
    await tell(newOrder(shop.vendorId, '30'))
    await tell({
      kind: 'lowStock',
      key: '2026-11-18',
      data: { count: 1, titles: [{ en: 'Shawl', ne: '' }] },
      to: { vendorId: shop.vendorId },
    })
    expect(await keysOf(manager, shop.path)).toEqual(['lowStock', 'newOrder'])
    const change = `${shop.path}/members/${manager.memberId}` as const
    expect((await shop.owner.send(`PATCH ${change}`, { role: 'packer' })).statusCode).toBe(200)
    expect(await keysOf(manager, shop.path)).toEqual(['newOrder'])
    expect(await unreadOf(manager, shop.path)).toBe(1)
    expectRefusal(
      await choose(manager, shop.path, { kind: 'lowStock', mail: 'never', isStopped: false }),
      404,
      'NOT_FOUND',
    )
    await shop.owner.send(`DELETE ${change}`)
    expectRefusal(await manager.send(`GET ${shop.path}/notifications`), 404, 'NOT_FOUND')
  })
})

describe('a list', () => {
  it('goes on where it ended, and one is read alone or with all before it', async () => {
    const shop = await makeShop(haat, ['owner'])
    const { owner, path, vendorId } = shop
    for (let n = 1; n <= 5; n++) await tell(newOrder(vendorId, `4${n}`))
    const first = await listOf(owner, path, '?pageSize=2')
    const second = await listOf(owner, path, `?pageSize=2&cursor=${first.nextCursor}`)
    const last = await listOf(owner, path, `?pageSize=2&cursor=${second.nextCursor}`)
    const all = [...first.items, ...second.items, ...last.items]
    expect(all.map(({ data }) => 'orderNumber' in data && data.orderNumber)).toEqual(
      [5, 4, 3, 2, 1].map((n) => `H-4${n}`),
    )
    expect(last.nextCursor).toBeNull()
    await read(owner, path, all[0]!.id, false)
    expect(await unreadOf(owner, path)).toBe(4)
    await read(owner, path, all[2]!.id)
    expect(await unreadOf(owner, path)).toBe(1)
    expect((await listOf(owner, path)).items.map(({ isRead }) => isRead)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ])
  })

  it("cannot be read or marked by anybody else's id, and counts no further than a hundred", async () => {
    const shop = await makeShop(haat, ['owner', 'manager'])
    const many = Array.from({ length: 130 }, (_, n) => newOrder(shop.vendorId, `5-${n}`))
    await haat.services.db.transaction((tx) => notifyAll(tx, many))
    const [newest] = (await listOf(shop.owner, shop.path)).items
    await read(shop.manager, shop.path, newest!.id, false)
    expect(await unreadOf(shop.owner, shop.path)).toBe(100)
    const stranger = await makePerson(haat)
    await read(stranger, '', newest!.id)
    expect(await unreadOf(shop.owner, shop.path)).toBe(100)
  })

  it.each([{ id: 'x', andEarlier: true }, { id: '1' }, { id: '1', andEarlier: true, all: true }])(
    'refuses %o',
    async (body) => {
      const person = await makePerson(haat)
      expectRefusal(await person.send('POST /notifications/read', body), 422, 'VALIDATION_FAILED')
    },
  )
})

describe('an account that closes', () => {
  it('takes along what it was told and what it chose, and is told nothing more', async () => {
    const person = await makePerson(haat)
    await tell(answerTo(person, '60'))
    await choose(person, '', { kind: 'refund', mail: 'daily', isStopped: false })
    const count = async () => {
      const { rows } = await haat.database.pool.query(
        `select (select count(*) from notifications where user_id = $1)::int as told,
           (select count(*) from notification_choices where user_id = $1)::int as chosen`,
        [person.user.id],
      )
      return rows[0]
    }
    expect(await count()).toEqual({ told: 1, chosen: 1 })
    const row = await getUserRow(haat.services.db, person.user.id)
    await haat.services.db.transaction((tx) => closeAccount(haat.services, tx, row))
    await tell(answerTo(person, '61'))
    expect(await count()).toEqual({ told: 0, chosen: 0 })
  })
})

describe('what the stream has announced', () => {
  it('is read from the primary, since a replica may not have it yet', async () => {
    const shop = await makeShop(haat, ['owner'])
    const onReplica = vi.spyOn(haat.app, 'readAnywhere')
    for (const path of ['', shop.path]) {
      await listOf(shop.owner, path)
      await unreadOf(shop.owner, path)
    }
    expect(onReplica).not.toHaveBeenCalled()
    await shop.owner.send('GET /notifications/choices')
    expect(onReplica).toHaveBeenCalledTimes(1)
    onReplica.mockRestore()
  })
})
