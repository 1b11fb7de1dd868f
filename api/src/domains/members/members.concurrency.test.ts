import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { goodPassword as password } from '../../../test/factories.ts'
import { mailsTo, tokenInMail } from '../../../test/read-mail.ts'
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

const rounds = [1, 2, 3]
type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof makePerson>>['send']>>
/** Makes the calls at once: each takes a connection of its own. */
const atOnce = async (...calls: (() => Promise<Answer>)[]) =>
  (await Promise.all(calls.map((call) => call()))).map(({ statusCode }) => statusCode)

describe.each(rounds)('at the same moment, round %i', () => {
  it('an invitation accepted several times makes one member, and one mail', async () => {
    const shop = await makeShop(haat, ['owner'])
    const person = await makePerson(haat)
    await shop.owner.send(`POST ${shop.path}/invitations`, { email: person.user.email, role: 'packer' })
    const token = await tokenInMail(haat, person.user.email)
    const accept = () => person.send('POST /vendor/invitations/accept', { token })
    expect(await atOnce(accept, accept, accept, accept)).toEqual([200, 200, 200, 200])
    expect(await rolesIn(haat, shop.vendorId)).toEqual(['owner', 'packer'])
    expect(await mailsTo(haat, person.user.email)).toHaveLength(2)
    expect(await accountRolesOf(haat, person.user.id)).toEqual(['shopper', 'vendor'])
  })

  it('an address invited several times has one link that works', async () => {
    const shop = await makeShop(haat, ['owner'])
    const email = `${shop.slug}@haat.test`
    const invite = () => shop.owner.send(`POST ${shop.path}/invitations`, { email, role: 'packer' })
    expect(await atOnce(invite, invite, invite)).toEqual([200, 200, 200])
    const tokens = (await mailsTo(haat, email)).map(({ text }) => /token=([\w-]+)/.exec(text)![1])
    const states = await Promise.all(
      tokens.map(
        async (token) =>
          (await haat.app.inject({ url: `/api/vendor/invitations?token=${token}` })).json().data.state,
      ),
    )
    expect(states.toSorted()).toEqual(['open', 'withdrawn', 'withdrawn'])
  })

  it('an invitation withdrawn while it is accepted is one or the other', async () => {
    const shop = await makeShop(haat, ['owner'])
    const person = await makePerson(haat)
    const invited = await shop.owner.send(`POST ${shop.path}/invitations`, {
      email: person.user.email,
      role: 'packer',
    })
    const token = await tokenInMail(haat, person.user.email)
    const { id } = invited.json().data
    const [accepted, withdrawn] = await atOnce(
      () => person.send('POST /vendor/invitations/accept', { token }),
      () => shop.owner.send(`DELETE ${shop.path}/invitations/${id}`),
    )
    expect([accepted, withdrawn].toSorted()).toEqual([200, 409])
    expect(await rolesIn(haat, shop.vendorId)).toEqual(accepted === 200 ? ['owner', 'packer'] : ['owner'])
  })

  it('a shop handed over to two people goes to one of them', async () => {
    const shop = await makeShop(haat, ['owner', 'manager', 'packer'])
    const give = (memberId: string) => () =>
      shop.owner.send(`POST ${shop.path}/transfer-ownership`, { memberId, password })
    const statuses = await atOnce(give(shop.manager.memberId), give(shop.packer.memberId))
    expect(statuses.toSorted()).toEqual([200, 403])
    const roles = await rolesIn(haat, shop.vendorId)
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1)
  })

  it('two owners who hand over to each other, leave, or remove each other always leave an owner', async () => {
    const two = async () => {
      const shop = await makeShop(haat, ['owner'])
      const second = await makePerson(haat)
      const secondId = await joinAs(haat, shop.vendorId, second, 'owner')
      return { shop, second, secondId }
    }
    const each = await two()
    await atOnce(
      () =>
        each.shop.owner.send(`POST ${each.shop.path}/transfer-ownership`, {
          memberId: each.secondId,
          password,
        }),
      () =>
        each.second.send(`POST ${each.shop.path}/transfer-ownership`, {
          memberId: each.shop.owner.memberId,
          password,
        }),
    )
    expect(await rolesIn(haat, each.shop.vendorId)).toContain('owner')

    const leaving = await two()
    const left = await atOnce(
      () => leaving.shop.owner.send(`POST ${leaving.shop.path}/leave`),
      () => leaving.second.send(`POST ${leaving.shop.path}/leave`),
    )
    expect(left.toSorted()).toEqual([200, 409])
    expect(await rolesIn(haat, leaving.shop.vendorId)).toEqual(['owner'])

    const removing = await two()
    const removed = await atOnce(
      () => removing.shop.owner.send(`DELETE ${removing.shop.path}/members/${removing.secondId}`),
      () => removing.second.send(`DELETE ${removing.shop.path}/members/${removing.shop.owner.memberId}`),
    )
    expect(removed.toSorted()).toEqual([200, 404])
    expect(await rolesIn(haat, removing.shop.vendorId)).toEqual(['owner'])

    const closing = await two()
    const closed = await atOnce(
      () => closing.shop.owner.send('POST /account/delete', { password }),
      () => closing.second.send(`POST ${closing.shop.path}/leave`),
    )
    expect(closed.toSorted()).toEqual([200, 409])
    expect(await rolesIn(haat, closing.shop.vendorId)).toEqual(['owner'])
  })

  it('a member removed from one shop while joining another keeps the role of vendors', async () => {
    const first = await makeShop(haat, ['owner', 'packer'])
    const second = await makeShop(haat, ['owner'])
    const { user, memberId, send } = first.packer
    await second.owner.send(`POST ${second.path}/invitations`, { email: user.email, role: 'manager' })
    const token = await tokenInMail(haat, user.email)
    const statuses = await atOnce(
      () => first.owner.send(`DELETE ${first.path}/members/${memberId}`),
      () => send('POST /vendor/invitations/accept', { token }),
    )
    expect(statuses).toEqual([200, 200])
    expect(await accountRolesOf(haat, user.id)).toEqual(['shopper', 'vendor'])
    expect(await rolesIn(haat, first.vendorId)).toEqual(['owner'])
  })

  it('an owner who loses the shop in the middle of a change makes no change any more', async () => {
    const shop = await makeShop(haat, ['owner', 'packer'])
    const second = await makePerson(haat)
    await joinAs(haat, shop.vendorId, second, 'owner')
    // This transaction holds the shop until the change has passed its first check and waits.
    const rival = await haat.database.pool.connect()
    await rival.query('begin')
    await rival.query('select from vendors where id = $1 for update', [shop.vendorId])
    const invite = second.send(`POST ${shop.path}/invitations`, { email: 'late@haat.test', role: 'packer' })
    const change = second.send(`PATCH ${shop.path}/members/${shop.packer.memberId}`, { role: 'manager' })
    await expect
      .poll(async () => {
        const waiting = await haat.database.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        return waiting.rows.length
      })
      .toBe(2)
    await rival.query(
      "update vendor_members set ended_at = now(), ended_for = 'removed' where vendor_id = $1 and user_id = $2",
      [shop.vendorId, second.user.id],
    )
    await rival.query("update users set roles = '{shopper}' where id = $1", [second.user.id])
    await rival.query('commit')
    rival.release()
    expect([(await invite).statusCode, (await change).statusCode]).toEqual([404, 404])
    expect(await rolesIn(haat, shop.vendorId)).toEqual(['owner', 'packer'])
  })
})
