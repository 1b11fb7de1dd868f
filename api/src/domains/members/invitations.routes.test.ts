import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxInvitationsPerAddress, maxInvitationsPerDay } from '@haat/contract/domains/members.rules.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { mailsTo, tokenInMail } from '../../../test/read-mail.ts'
import { accountRolesOf, makePerson, makeShop, sendAs, type Person } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { forgetOldInvitations } from './members.jobs.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const query = async (text: string, values: unknown[] = []) =>
  (await haat.database.pool.query(text, values)).rows

type TheShop = Awaited<ReturnType<typeof makeShop<'owner'>>>
const invite = (shop: TheShop, email: string, role = 'packer', by: Person = shop.owner) =>
  by.send(`POST ${shop.path}/invitations`, { email, role })
const accept = ({ send }: Person, token: string) => send('POST /vendor/invitations/accept', { token })
const look = (token: string, headers: Record<string, string> = {}) =>
  sendAs(haat, headers, `GET /vendor/invitations?token=${token}`)

async function invited(role = 'packer') {
  const shop = await makeShop(haat, ['owner'])
  const person = await makePerson(haat)
  const { id } = (await invite(shop, person.user.email, role)).json().data
  return { shop, person, id, token: await tokenInMail(haat, person.user.email) }
}

describe('an invitation', () => {
  it('goes out by mail with a button, lets the invited person in, and tells both sides', async () => {
    const shop = await makeShop(haat, ['owner'], { name: 'Palpa Dhaka Udhyog', nameNe: 'पाल्पा ढाका उद्योग' })
    const person = await makePerson(haat, { language: 'ne', name: 'Bishnu Gaha' })
    const { email } = person.user
    const sent = await invite(shop, email.toUpperCase(), 'manager')
    expect(sent.json().data).toMatchObject({ email, role: 'manager', state: 'open', invitedBy: 'Any owner' })

    const [mail] = await mailsTo(haat, email)
    expect(mail?.subject).toBe('पाल्पा ढाका उद्योग: हाटको पसलमा काम गर्न निम्तो')
    expect(mail?.text).toContain('/vendor/join?token=')
    const token = await tokenInMail(haat, email)
    expect((await look(token)).json().data).toMatchObject({
      shopName: { en: 'Palpa Dhaka Udhyog', ne: 'पाल्पा ढाका उद्योग' },
      role: 'manager',
      maskedEmail: expect.stringMatching(/^a•••@haat\.test$/),
      state: 'open',
      caller: 'nobody',
    })
    expect((await look(token, person.headers)).json().data.caller).toBe('invited')

    expect((await accept(person, token)).json().data).toMatchObject({
      shopId: shop.shopId,
      role: 'manager',
      rights: ['orders', 'shop', 'listings', 'stock', 'coupons', 'reviews', 'figures'],
      memberCount: 2,
    })
    expect(await accountRolesOf(haat, person.user.id)).toEqual(['shopper', 'vendor'])
    expect((await mailsTo(haat, email)).at(-1)?.subject).toBe('पाल्पा ढाका उद्योग: तपाईं टोलीमा सामेल हुनुभयो')
    const [told] = await mailsTo(haat, shop.owner.user.email)
    expect(told?.subject).toBe('Palpa Dhaka Udhyog: somebody has joined')
    expect(told?.text).toContain('Bishnu Gaha')
    const history = await query(
      'select event, role from vendor_member_events where vendor_id = $1 and actor_id is not null order by created_at',
      [shop.vendorId],
    )
    expect(history).toEqual([
      { event: 'invited', role: 'manager' },
      { event: 'joined', role: 'manager' },
    ])
  })

  it('used twice by the same person gives the same answer, and one membership', async () => {
    const { shop, person, token } = await invited()
    const first = await accept(person, token)
    const second = await accept(person, token)
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect((await look(token, person.headers)).json().data.state).toBe('used')
    // Whoever was removed since does not come back by the same link.
    const members = (await shop.owner.send(`GET ${shop.path}/members`)).json().data.items
    const { id } = members.find(({ isMe }: { isMe: boolean }) => !isMe)
    expect((await shop.owner.send(`DELETE ${shop.path}/members/${id}`)).statusCode).toBe(200)
    expectRefusal(await accept(person, token), 409, 'INVITATION_USED')
  })

  it('is for the invited address alone, and only once it is confirmed', async () => {
    const { person, token } = await invited()
    const stranger = await makePerson(haat)
    const refusal = expectRefusal(await accept(stranger, token), 409, 'OTHER_ADDRESS')
    expect(refusal.message).toContain('a•••@haat.test')
    expect(refusal.message).not.toContain(person.user.email)
    expect((await look(token, stranger.headers)).json().data.caller).toBe('other-address')

    await query('update users set email_verified = false where id = $1', [person.user.id])
    expectRefusal(await accept(person, token), 403, 'EMAIL_UNVERIFIED')
    expect((await look(token, person.headers)).json().data.caller).toBe('unconfirmed')
    expect(await accountRolesOf(haat, stranger.user.id)).toEqual(['shopper'])
    expectRefusal(
      await sendAs(haat, {}, 'POST /vendor/invitations/accept', { token }),
      401,
      'UNAUTHENTICATED',
    )
  })

  it('stays with its address when an account changes its own', async () => {
    const { person, token } = await invited()
    await query('update users set email = $2 where id = $1', [person.user.id, `moved-${person.user.email}`])
    expectRefusal(await accept(person, token), 409, 'OTHER_ADDRESS')
  })

  it('that has ended, was withdrawn or is made up lets nobody in', async () => {
    const ended = await invited()
    await query("update vendor_invitations set expires_at = now() - interval '1 minute' where id = $1", [
      ended.id,
    ])
    expectRefusal(await accept(ended.person, ended.token), 409, 'INVITATION_ENDED')
    expect((await look(ended.token)).json().data.state).toBe('ended')

    const { shop, person, id, token } = await invited()
    expect((await shop.owner.send(`DELETE ${shop.path}/invitations/${id}`)).statusCode).toBe(200)
    expect((await shop.owner.send(`DELETE ${shop.path}/invitations/${id}`)).statusCode).toBe(200)
    expectRefusal(await accept(person, token), 409, 'INVITATION_WITHDRAWN')
    expect((await look(token)).json().data.state).toBe('withdrawn')

    expectRefusal(await accept(person, 'a-token-that-nobody-made'), 400, 'INVALID_LINK')
    expectRefusal(await look('a-token-that-nobody-made'), 400, 'INVALID_LINK')
  })

  it('that was accepted cannot be withdrawn any more', async () => {
    const { shop, person, id, token } = await invited()
    await accept(person, token)
    expectRefusal(await shop.owner.send(`DELETE ${shop.path}/invitations/${id}`), 409, 'INVITATION_USED')
  })

  it('sent again replaces the link before it', async () => {
    const { shop, person, token } = await invited('packer')
    expect((await invite(shop, person.user.email, 'manager')).statusCode).toBe(200)
    const { invitations } = (await shop.owner.send(`GET ${shop.path}/members`)).json().data
    expect(invitations).toMatchObject([{ email: person.user.email, role: 'manager', state: 'open' }])
    expectRefusal(await accept(person, token), 409, 'INVITATION_WITHDRAWN')
    const renewed = await tokenInMail(haat, person.user.email)
    expect((await accept(person, renewed)).json().data.role).toBe('manager')
  })

  it('to a member or to oneself is refused with words, and none makes an owner', async () => {
    const shop = await makeShop(haat, ['owner', 'packer'])
    const member = expectRefusal(await invite(shop, shop.packer.user.email), 409, 'ALREADY_MEMBER')
    expect(member.fields).toEqual({ email: 'This person belongs to the shop already.' })
    const own = expectRefusal(await invite(shop, shop.owner.user.email), 409, 'ALREADY_MEMBER')
    expect(own.message).toBe('You belong to this shop already.')
    expectRefusal(await invite(shop, 'new@haat.test', 'owner'), 422, 'VALIDATION_FAILED')
  })

  it('answers the same for an address with an account and for one without', async () => {
    const shop = await makeShop(haat, ['owner'])
    const { user } = await makePerson(haat)
    const known = (await invite(shop, user.email)).json().data
    const unknown = (await invite(shop, 'nobody-yet@haat.test')).json().data
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect(known).toMatchObject({ state: 'open', invitedBy: unknown.invitedBy })
    expect(JSON.stringify(known)).not.toContain(user.name)
  })

  it('is shown with its address only to those who may change members', async () => {
    const shop = await makeShop(haat, ['owner', 'manager', 'packer'])
    await invite(shop, 'waiting@haat.test')
    for (const person of [shop.manager, shop.packer]) {
      const answer = await person.send(`GET ${shop.path}/members`)
      expect(answer.json().data.invitations).toBeNull()
      expect(answer.body).not.toContain('@haat.test')
      expect((await person.send(`GET ${shop.path}`)).json().data.openInvitationCount).toBeNull()
    }
    const { items, invitations } = (await shop.owner.send(`GET ${shop.path}/members`)).json().data
    expect(invitations).toHaveLength(1)
    expect(items.map(({ email }: { email: string }) => email)).toContain(shop.packer.user.email)
    expect((await shop.owner.send(`GET ${shop.path}`)).json().data.openInvitationCount).toBe(1)
  })

  it('keeps no token in the database, and its address only for a while', async () => {
    const { id, token } = await invited()
    expect(JSON.stringify(await query('select * from vendor_invitations'))).not.toContain(token)
    const countOf = async () =>
      (await query('select count(*)::int n from vendor_invitations where id = $1', [id]))[0].n
    await forgetOldInvitations(haat.services)
    expect(await countOf()).toBe(1)
    await query("update vendor_invitations set expires_at = now() - interval '31 days' where id = $1", [id])
    await forgetOldInvitations(haat.services)
    expect(await countOf()).toBe(0)
  })
})

describe('the invitations that wait for a person', () => {
  const waiting = async ({ send }: Person) => (await send('GET /vendor/invitations/mine')).json().data.items

  it('are listed for the confirmed address alone, and joined without the mail', async () => {
    const { shop, person, id } = await invited('manager')
    expect(await waiting(person)).toMatchObject([
      { id, shopName: { en: 'Pashupati Pashmina' }, role: 'manager', invitedBy: 'Any owner' },
    ])
    const stranger = await makePerson(haat)
    expect(await waiting(stranger)).toEqual([])
    expectRefusal(await stranger.send(`POST /vendor/invitations/${id}/accept`), 404, 'NOT_FOUND')

    await query('update users set email_verified = false where id = $1', [person.user.id])
    expect(await waiting(person)).toEqual([])
    expectRefusal(await person.send(`POST /vendor/invitations/${id}/accept`), 404, 'NOT_FOUND')
    await query('update users set email_verified = true where id = $1', [person.user.id])

    const joined = await person.send(`POST /vendor/invitations/${id}/accept`)
    expect(joined.json().data).toMatchObject({ shopId: shop.shopId, role: 'manager' })
    expect((await person.send(`POST /vendor/invitations/${id}/accept`)).json()).toEqual(joined.json())
    expect(await waiting(person)).toEqual([])
  })

  it('are gone when they have ended or were withdrawn, and then say so', async () => {
    const ended = await invited()
    await query("update vendor_invitations set expires_at = now() - interval '1 minute' where id = $1", [
      ended.id,
    ])
    expect(await waiting(ended.person)).toEqual([])
    const late = await ended.person.send(`POST /vendor/invitations/${ended.id}/accept`)
    expectRefusal(late, 409, 'INVITATION_ENDED')
    const { shop, person, id } = await invited()
    await shop.owner.send(`DELETE ${shop.path}/invitations/${id}`)
    expect(await waiting(person)).toEqual([])
    expectRefusal(await person.send(`POST /vendor/invitations/${id}/accept`), 409, 'INVITATION_WITHDRAWN')
  })
})

describe('invitations of a day', () => {
  it('are limited per shop and per address', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMITS: '1' } })
    try {
      const shop = await makeShop(limited, ['owner'])
      const ask = (email: string) =>
        shop.owner.send(`POST ${shop.path}/invitations`, { email, role: 'packer' })
      for (let sent = 0; sent < maxInvitationsPerAddress; sent++) {
        expect((await ask('one@haat.test')).statusCode).toBe(200)
      }
      expectRefusal(await ask('ONE@haat.test'), 429, 'TOO_MANY_INVITATIONS')
      for (let sent = maxInvitationsPerAddress; sent < maxInvitationsPerDay; sent++) {
        expect((await ask(`person-${sent}@haat.test`)).statusCode).toBe(200)
      }
      expectRefusal(await ask('last@haat.test'), 429, 'TOO_MANY_INVITATIONS')
      // A refused invitation leaves the link before it alone.
      const token = await tokenInMail(limited, 'one@haat.test')
      const answer = await sendAs(limited, {}, `GET /vendor/invitations?token=${token}`)
      expect(answer.json().data.state).toBe('open')
    } finally {
      await limited.close()
    }
  })
})
