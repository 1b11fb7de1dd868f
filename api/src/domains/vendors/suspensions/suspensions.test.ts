import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { StaffVendor } from '@haat/contract/domains/vendors.staff.ts'
import { makeCategory, makeProduct, makeVendor, recount } from '../../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { joinAs, makePerson, makeShop, sendAs } from '../../../../test/shop-people.ts'
import { makeShopKeeper } from '../../../../test/suspend.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { endDueSuspensions } from './suspensions.service.ts'

const dayMs = 86_400_000
const inDays = (days: number) => nepalDay(Date.now() + days * dayMs)

let haat: TestApp
let other: TestApp
let staff: Awaited<ReturnType<typeof makeShopKeeper>>
beforeAll(async () => {
  haat = await buildTestApp({
    prepare: (app) =>
      void app.register(
        async (api) => {
          const config = { access: 'vendor:shop' as const }
          api.get('/for/shop/:shopId', { config }, async () => 'in')
          api.put('/for/shop/:shopId', { config }, async () => 'in')
        },
        { prefix: '/api' },
      ),
  })
  other = await buildTestApp({ databaseUrl: haat.databaseUrl })
  staff = await makeShopKeeper(haat)
})
afterAll(async () => {
  await other.close()
  await haat.close()
})

const mailsTo = async (address: string) =>
  (
    await haat.database.pool.query<{ subject: string; text_body: string }>(
      'select subject, text_body from mails where to_address = $1 order by id',
      [address],
    )
  ).rows

describe('a suspension', () => {
  it('has a reason, words and a day, stands in the audit log, and its owners get mail in their language', async () => {
    const { vendorId, owner, manager } = await makeShop(haat, ['owner', 'manager'], { name: 'Himal Tea' })
    const second = await makePerson(haat, { language: 'ne' })
    await joinAs(haat, vendorId, second, 'owner')
    const reopensOn = inDays(10)
    const answer = await staff.suspend(vendorId, { reopensOn })
    expect(answer.statusCode, answer.body).toBe(200)
    const suspended: StaffVendor = answer.json().data
    expect(suspended).toMatchObject({
      suspension: { reason: 'orders-not-served', words: 'Three parcels were not sent.', reopensOn },
      suspensions: [{ by: 'Anjali Shrestha', ended: null }],
      memberCount: 3,
      openOrderCount: 0,
    })
    expect(suspended.owners.map(({ email }) => email)).toEqual([owner.user.email, second.user.email])

    const [english, nepali] = [(await mailsTo(owner.user.email))[0]!, (await mailsTo(second.user.email))[0]!]
    expect(english.subject).toBe('Himal Tea on Haat is suspended')
    for (const part of ['Orders are not served', 'Three parcels were not sent.', 'go on', 'help-support'])
      expect(english.text_body).toContain(part)
    expect(nepali.subject).toContain('निलम्बन')
    expect(nepali.text_body).toContain('अर्डर समयमा पूरा भएनन्')
    expect(await mailsTo(manager.user.email)).toEqual([])

    expect((await staff.reopen(vendorId)).json().data).toMatchObject({
      suspension: null,
      suspensions: [{ ended: { how: 'staff', by: 'Anjali Shrestha', words: 'Thank you.' } }],
    })
    const [, reopened] = await mailsTo(owner.user.email)
    expect(reopened).toMatchObject({ subject: 'Himal Tea on Haat is open again' })
    expect(reopened!.text_body).toContain('Thank you.')

    const entries = (await sendAs(haat, staff.headers, 'GET /staff/audit?action=vendor')).json().data.items
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'vendor.reopen', subject: { name: 'Himal Tea' } },
      {
        action: 'vendor.suspend',
        after: { suspendedFor: 'orders-not-served', wordsToShop: 'Three parcels were not sent.', reopensOn },
      },
    ])
  })

  it('is neither made nor ended by somebody who belongs to the shop', async () => {
    const { vendorId } = await makeShop(haat, ['owner'])
    const keeper = await makeShopKeeper(haat)
    await joinAs(haat, vendorId, keeper, 'packer')
    expectRefusal(await keeper.suspend(vendorId), 403, 'FORBIDDEN')
    await staff.suspend(vendorId)
    expectRefusal(await keeper.reopen(vendorId), 403, 'FORBIDDEN')
    expect((await staff.reopen(vendorId)).statusCode).toBe(200)
  })

  it('is made once when two do it at once, and ended once', async () => {
    const { vendorId, owner } = await makeShop(haat, ['owner'])
    const made = await Promise.all(Array.from({ length: 4 }, () => staff.suspend(vendorId)))
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect(await mailsTo(owner.user.email)).toHaveLength(1)
    const ended = await Promise.all(Array.from({ length: 4 }, () => staff.reopen(vendorId)))
    expect(ended.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect(await mailsTo(owner.user.email)).toHaveLength(2)
    expectRefusal(
      ended.find(({ statusCode }) => statusCode === 409)!,
      409,
      'CONFLICT',
    )
  })

  it('is ended only by who has looked at it: a page that is out of date ends no newer one', async () => {
    const { vendorId } = await makeShop(haat, ['owner'])
    const first = (await staff.suspend(vendorId)).json().data.suspensions[0].id
    await staff.reopen(vendorId)
    await staff.suspend(vendorId)
    expectRefusal(await staff.reopen(vendorId, first), 409, 'CONFLICT')
    expectRefusal(await staff.reopen(vendorId, randomUUID()), 404, 'NOT_FOUND')
    const elsewhere = await makeShop(haat, ['owner'])
    expectRefusal(await staff.reopen(elsewhere.vendorId, first), 404, 'NOT_FOUND')
    expect((await staff.look(vendorId)).json().data.suspension).not.toBeNull()
  })

  it('begins with a known reason, with words, and ends on a day to come within a year', async () => {
    const { vendorId } = await makeShop(haat, ['owner'])
    for (const reopensOn of [inDays(0), inDays(-1), inDays(367)]) {
      const { fields } = expectRefusal(await staff.suspend(vendorId, { reopensOn }), 422, 'VALIDATION_FAILED')
      expect(Object.keys(fields ?? {})).toEqual(['reopensOn'])
    }
    expectRefusal(await staff.suspend(vendorId, { words: ' ' }), 422, 'VALIDATION_FAILED')
    expectRefusal(await staff.suspend(vendorId, { reason: 'whim' as 'other' }), 422, 'VALIDATION_FAILED')
    expectRefusal(await staff.suspend(999_999_999), 404, 'NOT_FOUND')
    expect((await staff.look(vendorId)).json().data.suspensions).toEqual([])
  })

  it('ends by itself on its day, once, whichever process gets to it', async () => {
    const { vendorId, owner } = await makeShop(haat, ['owner'])
    await staff.suspend(vendorId, { reopensOn: inDays(1) })
    await endDueSuspensions(haat.services)
    expect((await staff.look(vendorId)).json().data.suspension).not.toBeNull()
    await haat.database.pool.query('update vendor_suspensions set reopens_on = $1 where vendor_id = $2', [
      inDays(0),
      vendorId,
    ])
    await Promise.all([haat, other, haat].map(({ services }) => endDueSuspensions(services)))
    expect((await staff.look(vendorId)).json().data).toMatchObject({
      suspension: null,
      suspensions: [{ ended: { how: 'day', by: null } }],
    })
    expect(await mailsTo(owner.user.email)).toHaveLength(2)
  })
})

describe('the members of a suspended shop', () => {
  it('see why and until when, and change nothing that shoppers see', async () => {
    const { vendorId, shopId, path, owner, packer } = await makeShop(haat, ['owner', 'packer'])
    const change = () => owner.send(`PUT /for/shop/${shopId}`)
    expect((await change()).body).toBe('in')
    await staff.suspend(vendorId, { reason: 'papers-expired' })
    const suspension = { reason: 'papers-expired', words: 'Three parcels were not sent.', reopensOn: null }
    for (const person of [owner, packer]) {
      expect((await person.send(`GET ${path}`)).json().data).toMatchObject({
        state: 'suspended',
        suspension,
        productCount: 0,
      })
      const [mine] = (await person.send('GET /vendor/shops')).json().data.items
      expect(mine).toMatchObject({ state: 'suspended', suspension })
    }
    expectRefusal(await change(), 409, 'SHOP_SUSPENDED')
    expect((await owner.send(`GET /for/shop/${shopId}`)).body).toBe('in')
    const invited = await owner.send(`POST ${path}/invitations`, {
      email: `${randomUUID()}@haat.test`,
      role: 'packer',
    })
    expect(invited.statusCode).toBe(200)
    await staff.reopen(vendorId)
    expect((await change()).body).toBe('in')
    expect((await owner.send(`GET ${path}`)).json().data).toMatchObject({ state: 'open', suspension: null })
  })
})

describe('the list of shops', () => {
  const list = async (query: string) => {
    const answer = await sendAs(haat, staff.headers, `GET /staff/vendors?${query}`)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().data as { items: StaffVendor[]; total: number; nextCursor: string | null } & {
      counts: Record<'all' | 'open' | 'suspended', number>
    }
  }

  it('has open and suspended ones, found by name, place and tax number, each once by cursor', async () => {
    const before = (await list('pageSize=1')).counts
    const names = ['Marigold Looms', 'Marigold Bakery', 'Marigold Repairs']
    const made = []
    for (const [at, name] of names.entries())
      made.push(await makeVendor(haat.services, { name, nameNe: 'सयपत्री', panNumber: `60100000${at}` }))
    await recount(haat.services)
    await staff.suspend(made[1]!.id)
    expect(await list('searchTerm=marigold&state=suspended')).toMatchObject({
      items: [{ name: { en: names[1] }, suspension: { reason: 'orders-not-served' } }],
      total: 1,
      counts: { all: before.all + 3, open: before.open + 2, suspended: before.suspended + 1 },
    })
    const named = async (query: string) => (await list(query)).items.map(({ name }) => name.en)
    expect(await named('searchTerm=marigold&state=open')).toEqual([names[2], names[0]])
    expect(await named(`searchTerm=${encodeURIComponent('सयपत्री')}`)).toHaveLength(3)
    expect(await named('searchTerm=601000001')).toEqual([names[1]])
    expect(await named(`searchTerm=${encodeURIComponent('६०१ ०००')}`)).toHaveLength(3)

    for (const state of ['all', 'open', 'suspended']) {
      const { total } = await list(`state=${state}`)
      const walked: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          `state=${state}&pageSize=2${cursor && `&cursor=${cursor}`}`,
        )
        walked.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      }
      expect(walked).toHaveLength(total)
      expect(new Set(walked).size).toBe(total)
    }
    const lost = await sendAs(haat, staff.headers, 'GET /staff/vendors?cursor=nothing-999999999')
    expectRefusal(lost, 400, 'BAD_REQUEST')
  })

  it('shows one shop with its particulars, whatever its address is called', async () => {
    const { id } = await makeVendor(haat.services, { grievanceName: 'Sita Rai' })
    const { id: categoryId } = await makeCategory(haat.services)
    await makeProduct(haat.services, { vendorId: id, categoryId })
    await recount(haat.services)
    expect((await staff.look(id)).json().data).toMatchObject({
      particulars: { grievanceName: 'Sita Rai' },
      productCount: 1,
      suspensions: [],
    })
    expectRefusal(await sendAs(haat, staff.headers, 'GET /staff/vendors/nothing-999999999'), 404, 'NOT_FOUND')
    const shopper = await makePerson(haat)
    expectRefusal(await shopper.send('GET /staff/vendors'), 403, 'FORBIDDEN')
  })
})
