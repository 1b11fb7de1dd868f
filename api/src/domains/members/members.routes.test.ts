import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { goodPassword } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/read-mail.ts'
import { dayFromToday } from '../../../test/shop-page.ts'
import { accountRolesOf, joinAs, makePerson, makeShop, rolesIn } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

const password = goodPassword
const query = async (text: string, values: unknown[] = []) =>
  (await haat.database.pool.query(text, values)).rows
const subjectsTo = async ({ user }: { user: { email: string } }) =>
  (await mailsTo(haat, user.email)).map(({ subject }) => subject)

describe('my shops', () => {
  it('are all that I belong to, by name, with what I am and may do there', async () => {
    const first = await makeShop(haat, ['owner', 'packer'], {
      name: 'Zari Ghar',
      closedUntil: dayFromToday(14),
      closedReason: { en: 'Wedding', ne: 'बिहे' },
    })
    const second = await makeShop(haat, ['owner'], { name: 'Asan Kapada' })
    await joinAs(haat, second.vendorId, first.owner, 'manager')
    const { items } = (await first.owner.send('GET /vendor/shops')).json().data
    expect(items).toMatchObject([
      {
        shopId: second.shopId,
        role: 'manager',
        rights: ['orders', 'shop', 'listings', 'stock', 'coupons', 'reviews', 'figures'],
        state: 'open',
        memberCount: 2,
      },
      {
        shopId: first.shopId,
        slug: first.slug,
        name: { en: 'Zari Ghar' },
        role: 'owner',
        rights: [
          'orders',
          'shop',
          'listings',
          'stock',
          'coupons',
          'reviews',
          'figures',
          'members',
          'payout',
          'papers',
          'money',
        ],
        state: 'closed',
        memberCount: 2,
      },
    ])
    expect((await (await makePerson(haat)).send('GET /vendor/shops')).json().data.items).toEqual([])
    const shop = (await first.packer.send(`GET ${first.path}`)).json().data
    expect(shop).toMatchObject({
      role: 'packer',
      closed: { until: dayFromToday(14) },
      particulars: { grievanceName: 'Sita Gurung' },
      productCount: 0,
      memberCount: 2,
    })
  })
})

describe('a role', () => {
  it('is changed by an owner, counts with the next call, and the person and the owners are told', async () => {
    const shop = await makeShop(haat, ['owner', 'packer'])
    const { memberId, send } = shop.packer
    const answer = await shop.owner.send(`PATCH ${shop.path}/members/${memberId}`, { role: 'manager' })
    expect(answer.json().data).toMatchObject({ id: memberId, role: 'manager', isMe: false })
    expect((await send(`GET ${shop.path}`)).json().data.rights).toEqual([
      'orders',
      'shop',
      'listings',
      'stock',
      'coupons',
      'reviews',
      'figures',
    ])
    expect(await subjectsTo(shop.packer)).toEqual(['Your role in Pashupati Pashmina has changed'])
    expect(await subjectsTo(shop.owner)).toEqual(['Pashupati Pashmina: a role has changed'])
    // The same again changes nothing and writes to nobody.
    await shop.owner.send(`PATCH ${shop.path}/members/${memberId}`, { role: 'manager' })
    expect(await subjectsTo(shop.packer)).toHaveLength(1)
    const [event] = await query(
      "select former_role, role, actor_id from vendor_member_events where vendor_id = $1 and event = 'role-changed'",
      [shop.vendorId],
    )
    expect(event).toEqual({ former_role: 'packer', role: 'manager', actor_id: shop.owner.user.id })
  })

  it('of an owner is given only with the password of the owner who gives it', async () => {
    const shop = await makeShop(haat, ['owner', 'manager'])
    const make = (body: object) =>
      shop.owner.send(`PATCH ${shop.path}/members/${shop.manager.memberId}`, body)
    const refusal = expectRefusal(await make({ role: 'owner' }), 422, 'VALIDATION_FAILED')
    expect(refusal.fields).toEqual({ password: 'That is not your password.' })
    expectRefusal(await make({ role: 'owner', password: 'not-mine-at-all' }), 422, 'VALIDATION_FAILED')
    expect(await rolesIn(haat, shop.vendorId)).toEqual(['manager', 'owner'])
    expect((await make({ role: 'owner', password })).statusCode).toBe(200)
    expect(await rolesIn(haat, shop.vendorId)).toEqual(['owner', 'owner'])
  })

  it('of the last owner stays', async () => {
    const shop = await makeShop(haat, ['owner', 'manager'])
    const own = `${shop.path}/members/${shop.owner.memberId}` as const
    expectRefusal(await shop.owner.send(`PATCH ${own}`, { role: 'packer' }), 409, 'LAST_OWNER')
    expectRefusal(await shop.owner.send(`DELETE ${own}`), 409, 'LAST_OWNER')
    expectRefusal(await shop.owner.send(`POST ${shop.path}/leave`), 409, 'LAST_OWNER')
    expect(await rolesIn(haat, shop.vendorId)).toEqual(['manager', 'owner'])
  })
})

describe('handing a shop over', () => {
  it('makes the other owner and the giver manager, with the password, and tells both', async () => {
    const shop = await makeShop(haat, ['owner', 'packer'])
    const give = (body: object) => shop.owner.send(`POST ${shop.path}/transfer-ownership`, body)
    const { memberId } = shop.packer
    expectRefusal(await give({ memberId }), 422, 'VALIDATION_FAILED')
    expectRefusal(await give({ memberId: shop.owner.memberId, password }), 409, 'CONFLICT')
    expect((await give({ memberId, password })).statusCode).toBe(200)
    const { items } = (await shop.packer.send(`GET ${shop.path}/members`)).json().data
    expect(items.map(({ name, role }: { name: string; role: string }) => [name, role])).toEqual([
      ['Any owner', 'manager'],
      ['Any packer', 'owner'],
    ])
    expectRefusal(await give({ memberId, password }), 403, 'FORBIDDEN')
    expect(await subjectsTo(shop.packer)).toEqual(['Pashupati Pashmina on Haat is yours now'])
    expect(await subjectsTo(shop.owner)).toEqual(['Pashupati Pashmina: the shop was handed over'])
  })

  it('asks an account without a password for a fresh sign-in', async () => {
    const shop = await makeShop(haat, ['owner', 'packer'])
    await query('update users set password_hash = null where id = $1', [shop.owner.user.id])
    await query("update sessions set created_at = now() - interval '1 hour' where id = $1", [
      shop.owner.sessionId,
    ])
    const give = () =>
      shop.owner.send(`POST ${shop.path}/transfer-ownership`, { memberId: shop.packer.memberId })
    expectRefusal(await give(), 403, 'FORBIDDEN')
    await query('update sessions set created_at = now() where id = $1', [shop.owner.sessionId])
    expect((await give()).statusCode).toBe(200)
  })
})

describe('a member', () => {
  it('who is removed is refused with the next call, and keeps the role of vendors only for another shop', async () => {
    const shop = await makeShop(haat, ['owner', 'manager', 'packer'])
    const other = await makeShop(haat, ['owner'])
    await joinAs(haat, other.vendorId, shop.manager, 'packer')
    for (const { memberId } of [shop.manager, shop.packer]) {
      expect((await shop.owner.send(`DELETE ${shop.path}/members/${memberId}`)).statusCode).toBe(200)
    }
    expectRefusal(await shop.manager.send(`GET ${shop.path}`), 404, 'NOT_FOUND')
    expectRefusal(await shop.packer.send(`GET ${shop.path}/members`), 404, 'NOT_FOUND')
    expect(await accountRolesOf(haat, shop.manager.user.id)).toEqual(['shopper', 'vendor'])
    expect(await accountRolesOf(haat, shop.packer.user.id)).toEqual(['shopper'])
    expect(await subjectsTo(shop.packer)).toEqual(['You no longer belong to Pashupati Pashmina on Haat'])
    expectRefusal(
      await shop.owner.send(`DELETE ${shop.path}/members/${shop.packer.memberId}`),
      404,
      'NOT_FOUND',
    )
  })

  it('leaves on their own, is told so, and can come back later', async () => {
    const shop = await makeShop(haat, ['owner', 'packer'])
    expect((await shop.packer.send(`POST ${shop.path}/leave`)).statusCode).toBe(200)
    expectRefusal(await shop.packer.send(`POST ${shop.path}/leave`), 404, 'NOT_FOUND')
    expect(await subjectsTo(shop.packer)).toEqual(['You have left Pashupati Pashmina on Haat'])
    expect(await subjectsTo(shop.owner)).toEqual(['Pashupati Pashmina: somebody has left'])
    await joinAs(haat, shop.vendorId, shop.packer, 'manager')
    expect(await rolesIn(haat, shop.vendorId)).toEqual(['manager', 'owner'])
  })

  it('who is one of two owners may go, and may be removed by the other', async () => {
    const shop = await makeShop(haat, ['owner', 'manager'])
    const second = await makePerson(haat)
    const memberId = await joinAs(haat, shop.vendorId, second, 'owner')
    expect((await shop.owner.send(`DELETE ${shop.path}/members/${memberId}`)).statusCode).toBe(200)
    expect(await rolesIn(haat, shop.vendorId)).toEqual(['manager', 'owner'])
  })
})

describe('an account that closes', () => {
  const close = (person: Awaited<ReturnType<typeof makePerson>>) =>
    person.send('POST /account/delete', { password })

  it('is refused while it is the only owner of a shop', async () => {
    const shop = await makeShop(haat, ['owner', 'manager'])
    const refusal = expectRefusal(await close(shop.owner), 409, 'LAST_OWNER')
    expect(refusal.message).toContain('Pashupati Pashmina')
    const memberId = shop.manager.memberId
    await shop.owner.send(`POST ${shop.path}/transfer-ownership`, { memberId, password })
    expect((await close(shop.owner)).statusCode).toBe(200)
    expect(await rolesIn(haat, shop.vendorId)).toEqual(['owner'])
  })

  it('leaves its shops, tells their owners, and takes its address off the invitations it accepted', async () => {
    const shop = await makeShop(haat, ['owner'])
    const person = await makePerson(haat)
    await shop.owner.send(`POST ${shop.path}/invitations`, { email: person.user.email, role: 'packer' })
    const token = /token=([\w-]+)/.exec((await mailsTo(haat, person.user.email))[0]!.text)![1]!
    await person.send('POST /vendor/invitations/accept', { token })
    const data = (await person.send('GET /account/export')).json().data
    expect(data.shops).toMatchObject([{ shop: { en: 'Pashupati Pashmina' }, role: 'packer', endedAt: null }])
    expect((await close(person)).statusCode).toBe(200)
    expect(await rolesIn(haat, shop.vendorId)).toEqual(['owner'])
    expect((await subjectsTo(shop.owner)).at(-1)).toBe('Pashupati Pashmina: somebody has left')
    const left = await query('select email from vendor_invitations where accepted_by = $1', [person.user.id])
    expect(left).toEqual([{ email: `${person.user.id}@deleted.invalid` }])
    const { items } = (await shop.owner.send(`GET ${shop.path}/members`)).json().data
    expect(items).toHaveLength(1)
  })
})
