import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopView } from '@haat/contract/domains/views.ts'
import { maxSavedViews } from '@haat/contract/domains/views.rules.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { signedIn } from '../../../test/factories.ts'
import { joinAs, makeShop, type Person } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let me: Record<string, string>
let other: Record<string, string>
beforeAll(async () => {
  haat = await buildTestApp()
  me = await signedIn(haat.services, 'staff')
  other = await signedIn(haat.services, 'admin')
})
afterAll(() => haat.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const send = (method: Method, path: string, payload?: object, headers = me) =>
  haat.app.inject({ method, url: `/api/staff/${path}`, headers, ...(payload && { payload }) })
const actions = async () =>
  (await send('GET', 'audit?pageSize=3')).json().data.items.map(({ action }: { action: string }) => action)

describe('saved views of the console', () => {
  const view = (name: string, changes = {}) => ({
    place: 'audit',
    name,
    search: 'action=content',
    ...changes,
  })
  const names = async (headers = me) =>
    (await send('GET', 'views', undefined, headers)).json().data.map((one: { name: string }) => one.name)

  it('are mine, or for all, and only I drop mine', async () => {
    const own = (await send('POST', 'views', view('Mine'))).json().data
    const shared = (await send('POST', 'views', view('For all', { isShared: true }))).json().data
    expect(own).toMatchObject({ name: 'Mine', search: 'action=content', mayChange: true, isShared: false })
    expect(await names()).toEqual(['For all', 'Mine'])
    expect(await names(other)).toEqual(['For all'])
    expectRefusal(await send('DELETE', `views/${shared.id}`, undefined, other), 404, 'NOT_FOUND')
    expect((await send('DELETE', `views/${shared.id}`)).statusCode).toBe(200)
    expect(await names(other)).toEqual([])
    expect(await actions()).toEqual(['view.drop', 'view.save', 'view.save'])
  })

  it('have a name once, a place that exists, and a query that is one', async () => {
    await send('POST', 'views', view('Twice'))
    expectRefusal(await send('POST', 'views', view('Twice')), 409, 'CONFLICT')
    for (const bad of [
      { place: 'nowhere' },
      { search: 'a b' },
      { search: '#x' },
      { name: '' },
      { userId: '1' },
    ]) {
      expectRefusal(await send('POST', 'views', view('Bad', bad)), 422, 'VALIDATION_FAILED')
    }
  })

  it('get another name, which nobody else can give them and no other view of mine has', async () => {
    const mine = (await send('POST', 'views', view('Old name'))).json().data
    await send('POST', 'views', view('In use'))
    expectRefusal(await send('PATCH', `views/${mine.id}`, { name: 'In use' }), 409, 'CONFLICT')
    expectRefusal(await send('PATCH', `views/${mine.id}`, { name: 'Theirs' }, other), 404, 'NOT_FOUND')
    const renamed = await send('PATCH', `views/${mine.id}`, { name: 'New name' })
    expect(renamed.json().data).toEqual({ ...mine, name: 'New name' })
    expect((await actions())[0]).toBe('view.rename')
  })

  it('are not kept without end', async () => {
    for (let at = 0; at < maxSavedViews; at += 1) await send('POST', 'views', view(`View ${at}`), other)
    expectRefusal(await send('POST', 'views', view('One more'), other), 409, 'CONFLICT')
  })
})

describe('saved views of a shop', () => {
  const late = { place: 'orders', name: 'Late', search: 'view=late' }
  const openShop = async () => {
    const shop = await makeShop(haat, ['owner', 'manager', 'packer'])
    const viewsOf = async (person: Person): Promise<ShopView[]> =>
      (await person.send(`GET ${shop.path}/views`)).json().data
    const save = async (person: Person, view: object = late) =>
      (await person.send(`POST ${shop.path}/views`, view)).json().data as ShopView
    return { ...shop, viewsOf, save }
  }
  const namesOf = (views: ShopView[]) => views.map(({ name }) => name)

  it('are one’s own, or shared with everybody in the shop, and with nobody outside', async () => {
    const shop = await openShop()
    const strange = await openShop()
    await shop.save(shop.manager)
    await shop.save(shop.manager, { ...late, name: 'To pack', search: 'view=toPack', isShared: true })
    expect(await shop.viewsOf(shop.manager)).toMatchObject([
      { ...late, isShared: false, mayChange: true },
      { name: 'To pack', isShared: true, mayChange: true },
    ])
    expect(await shop.viewsOf(shop.packer)).toMatchObject([{ name: 'To pack', mayChange: false }])
    expect(await strange.viewsOf(strange.owner)).toEqual([])
    expectRefusal(await strange.owner.send(`GET ${shop.path}/views`), 404, 'NOT_FOUND')
  })

  it('are of lists that the reader may see', async () => {
    const shop = await openShop()
    const drafts = { place: 'listings', name: 'Drafts', search: 'state=draft', isShared: true }
    await shop.save(shop.owner, drafts)
    expect(namesOf(await shop.viewsOf(shop.packer))).toEqual([])
    expectRefusal(await shop.packer.send(`POST ${shop.path}/views`, drafts), 403, 'FORBIDDEN')
    expect((await shop.save(shop.packer, { place: 'stock', name: 'Low', search: 'filter=low' })).name).toBe(
      'Low',
    )
  })

  it('are renamed and dropped by who made them, and shared ones by an owner', async () => {
    const shop = await openShop()
    const own = await shop.save(shop.manager)
    const shared = await shop.save(shop.manager, { ...late, name: 'Shared', isShared: true })
    const at = ({ id }: ShopView) => `${shop.path}/views/${id}` as const
    for (const [person, view] of [
      [shop.packer, shared],
      [shop.owner, own],
    ] as const) {
      expectRefusal(await person.send(`PATCH ${at(view)}`, { name: 'Theirs' }), 404, 'NOT_FOUND')
      expectRefusal(await person.send(`DELETE ${at(view)}`), 404, 'NOT_FOUND')
    }
    const renamed = await shop.owner.send(`PATCH ${at(shared)}`, { name: 'For all' })
    expect(renamed.json().data).toMatchObject({ name: 'For all', mayChange: true })
    expectRefusal(await shop.owner.send(`PATCH ${at(shared)}`, { name: 'Late' }), 409, 'CONFLICT')
    expect((await shop.owner.send(`DELETE ${at(shared)}`)).statusCode).toBe(200)
    expect((await shop.manager.send(`DELETE ${at(own)}`)).statusCode).toBe(200)
    expect(await shop.viewsOf(shop.manager)).toEqual([])
  })

  it('have a name once for each person, list and shop', async () => {
    const shop = await openShop()
    const second = await openShop()
    await joinAs(haat, second.vendorId, shop.manager, 'manager')
    await shop.save(shop.manager)
    expectRefusal(await shop.manager.send(`POST ${shop.path}/views`, late), 409, 'CONFLICT')
    expect((await shop.save(shop.manager, { ...late, place: 'stock' })).name).toBe('Late')
    expect((await shop.save(shop.packer)).name).toBe('Late')
    expect((await second.save(shop.manager)).name).toBe('Late')
    expect(await second.viewsOf(shop.manager)).toHaveLength(1)
  })

  it('are not kept without end, and stay with the shop when their member leaves', async () => {
    const shop = await openShop()
    for (let at = 0; at < maxSavedViews; at += 1) {
      await shop.save(shop.manager, { ...late, name: `View ${at}`, isShared: true })
    }
    expectRefusal(await shop.manager.send(`POST ${shop.path}/views`, late), 409, 'CONFLICT')
    await shop.owner.send(`DELETE ${shop.path}/members/${shop.manager.memberId}`)
    expectRefusal(await shop.manager.send(`GET ${shop.path}/views`), 404, 'NOT_FOUND')
    expect(await shop.viewsOf(shop.owner)).toHaveLength(maxSavedViews)
    const { rows } = await haat.services.db.execute(
      sql`select count(*)::int as n from shop_views where vendor_id = ${shop.vendorId}`,
    )
    expect(rows).toEqual([{ n: maxSavedViews }])
  })
})
