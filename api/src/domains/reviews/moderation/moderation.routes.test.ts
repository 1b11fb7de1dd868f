import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Notification } from '@haat/contract/domains/notifications.ts'
import type { ModerationCaseDetail } from '@haat/contract/domains/reviews.staff.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { makeCategory, makeProduct } from '../../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { mailsTo } from '../../../../test/read-mail.ts'
import { makeReview } from '../../../../test/review-factories.ts'
import { joinAs, makePerson, makeShop, sendAs } from '../../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sendMailsNow } from '../../notifications/notifications.jobs.ts'
import { openCase } from './open-case.service.ts'

let haat: TestApp
let staff: Awaited<ReturnType<typeof makeStaff>>

async function makeStaff() {
  const { token, user } = await makeToken(haat.services, 'staff', { rights: ['catalogue'] })
  const headers = bearer(token)
  const send = (line: Parameters<typeof sendAs>[2], body?: object) => sendAs(haat, headers, line, body)
  return { user, send }
}

beforeAll(async () => {
  haat = await buildTestApp()
  staff = await makeStaff()
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

const openShop = () => makeShop(haat, ['owner', 'manager', 'packer'])
let shop: Awaited<ReturnType<typeof openShop>>
let product: { id: string; number: number }
beforeEach(async () => {
  shop = await openShop()
  const { id: categoryId } = await makeCategory(haat.services, { slug: `shawls-${shop.vendorId}` })
  const slug = `stole-${shop.vendorId}`
  product = await makeProduct(haat.services, { vendorId: shop.vendorId, categoryId, slug })
})

type Changes = Partial<Parameters<typeof makeReview>[1]>
const review = (changes: Changes = {}) =>
  makeReview(haat.services, { vendorId: shop.vendorId, productId: product.number, ...changes })
const report = async (person: Awaited<ReturnType<typeof makePerson>>, id: number, body: object = {}) =>
  person.send(`POST /reviews/${id}/reports`, { reason: 'insult', ...body })
const reportAs = async (id: number, body: object = {}) => report(await makePerson(haat), id, body)
const cases = async (query = ''): Promise<ModerationCaseDetail[]> =>
  (await staff.send(`GET /staff/moderation?pageSize=50${query}`)).json().data.items
const caseOf = async (id: number, query = '') =>
  (await cases(query)).find(({ text }) => text === textOf(id)) as ModerationCaseDetail
const textOf = (id: number) => texts.get(id)
const texts = new Map<number, string>()
/** A review with words that no other has. */
async function written(changes: Changes = {}) {
  const text = `Review ${texts.size} of ${shop.vendorId}`
  const id = await review({ text, ...changes })
  texts.set(id, text)
  return id
}
const detail = async (caseId: string): Promise<ModerationCaseDetail> =>
  (await staff.send(`GET /staff/moderation/${caseId}`)).json().data
const decide = async (step: 'keep' | 'remove', found: ModerationCaseDetail, body: object = {}, by = staff) =>
  by.send(`POST /staff/moderation/${found.id}/${step}`, {
    writtenAt: found.writtenAt,
    ...(step === 'remove' && { reason: 'insult' }),
    ...body,
  })
const shown = async () =>
  (await haat.app.inject({ url: `/api/products/${product.id}/reviews` })).json().data.items as {
    id: string
  }[]
const ratingOf = async () => {
  const { rows } = await haat.database.pool.query('select rating_count, rating from products where id = $1', [
    product.number,
  ])
  return rows[0] as { rating_count: number; rating: number }
}

describe('a report', () => {
  it('counts once for each person, hides nothing and opens one case', async () => {
    const id = await written()
    const maya = await makePerson(haat)
    await report(maya, id, { reason: 'personal', words: 'It names my sister.' })
    expect((await report(maya, id, { reason: 'insult' })).json().data).toEqual({ isReported: true })
    await reportAs(id)
    const found = await caseOf(id)
    expect(found).toMatchObject({ kind: 'review', reasons: ['report'], reportCount: 2, state: 'published' })
    const { reports } = await detail(found.id)
    expect(reports.map(({ reason, words, isByShop }) => ({ reason, words, isByShop }))).toEqual([
      { reason: 'insult', words: '', isByShop: false },
      { reason: 'personal', words: 'It names my sister.', isByShop: false },
    ])
    expect((await shown()).map((one) => one.id)).toEqual([String(id)])
  })

  it('is refused of what nobody sees, and of a reply that is not there', async () => {
    expectRefusal(await reportAs(await written({ state: 'held' })), 404, 'NOT_FOUND')
    const id = await written()
    expectRefusal(await reportAs(id, { about: 'reply' }), 404, 'NOT_FOUND')
    expectRefusal(await reportAs(999_999_999), 404, 'NOT_FOUND')
    expectRefusal(await reportAs(id, { reason: 'badRating' }), 422, 'VALIDATION_FAILED')
  })

  it('by a shop names it; of a review of another shop it is refused', async () => {
    const id = await written()
    const other = await openShop()
    const line = (path: `/${string}`) => `POST ${path}/reviews/${id}/reports` as const
    expectRefusal(await other.owner.send(line(other.path), { reason: 'untrue' }), 404, 'NOT_FOUND')
    expectRefusal(await shop.packer.send(line(shop.path), { reason: 'untrue' }), 403, 'FORBIDDEN')
    await shop.manager.send(line(shop.path), { reason: 'untrue' })
    const [one] = (await detail((await caseOf(id)).id)).reports
    expect(one).toMatchObject({ reason: 'untrue', isByShop: true })
  })
})

describe('staff', () => {
  it('take a review off the page for a reason: the average follows, and its author is told in their language', async () => {
    const maya = await makePerson(haat, { language: 'ne' })
    const bad = await written({ stars: 1, userId: maya.user.id })
    await written({ stars: 5 })
    expect(await ratingOf()).toEqual({ rating_count: 2, rating: 300 })
    await reportAs(bad)
    const answer = await decide('remove', await caseOf(bad))
    expect(answer.json().data).toMatchObject({
      state: 'removed',
      decision: { isRemoved: true, reason: 'insult' },
    })
    expect(await ratingOf()).toEqual({ rating_count: 1, rating: 500 })
    expect((await shown()).map(({ id }) => id)).not.toContain(String(bad))
    const told = (await maya.send('GET /notifications')).json().data.items as Notification[]
    expect(told).toMatchObject([{ kind: 'reviewRemoved', data: { kind: 'review', reason: 'insult' } }])
    await sendMailsNow(haat.services, haat.app.log)
    const [mail] = await mailsTo(haat, maya.user.email)
    expect(mail!.text).toContain('गाली')
    const { rows } = await haat.database.pool.query(
      `select after from audit_entries where action = 'moderation.remove' and subject_id = $1`,
      [answer.json().data.id],
    )
    expect(rows).toMatchObject([{ after: { removedFor: 'insult', text: textOf(bad) } }])
  })

  it('let a held review onto the page, of which the shop is told then', async () => {
    const id = await written({ state: 'held', stars: 2 })
    await openCase(haat.services.db, { kind: 'review', subjectId: id, reason: 'words', hits: ['muji'] })
    const found = await detail((await caseOf(id, '&reason=words')).id)
    expect(found.hits).toEqual(['muji'])
    await decide('keep', found)
    expect((await shown()).map((one) => one.id)).toEqual([String(id)])
    expect(await ratingOf()).toEqual({ rating_count: 1, rating: 200 })
    const told = (await shop.owner.send(`GET ${shop.path}/notifications`)).json().data.items
    expect(told).toMatchObject([{ kind: 'newReview', data: { stars: 2 } }])
    expect((await shop.packer.send(`GET ${shop.path}/notifications`)).json().data.items).toEqual([])
  })

  it('decide once: the same again changes nothing, another decision is refused', async () => {
    const id = await written()
    await reportAs(id)
    const found = await caseOf(id)
    const second = await makeStaff()
    const answers = await Promise.all([decide('keep', found), decide('remove', found, {}, second)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const isKept = answers[0]!.statusCode === 200
    expect((await decide(isKept ? 'keep' : 'remove', found)).statusCode).toBe(200)
    const other = await decide(isKept ? 'remove' : 'keep', found)
    expect(expectRefusal(other, 409, 'CONFLICT').message).toContain('Somebody else')
    const { rows } = await haat.database.pool.query(
      `select count(*)::int from audit_entries where subject_kind = 'moderation' and subject_id = $1`,
      [found.id],
    )
    expect(rows[0].count).toBe(1)
  })

  it('look again at what was kept when somebody else reports it', async () => {
    const id = await written()
    const maya = await makePerson(haat)
    await report(maya, id)
    const first = await caseOf(id)
    await decide('keep', first)
    await report(maya, id)
    expect(await caseOf(id)).toBeUndefined()
    await reportAs(id, { reason: 'advertising' })
    const again = await caseOf(id)
    expect(again).toMatchObject({ reportCount: 2, decision: null })
    expect(again.id).not.toBe(first.id)
    expect((await caseOf(id, '&view=closed')).id).toBe(first.id)
  })

  it('have no reason for a review whose only flaw is its stars, and say why it is forged', async () => {
    const id = await review({ stars: 1, text: '' })
    await reportAs(id)
    const found = (await cases()).at(-1)!
    for (const reason of ['insult', 'offTopic', 'photo', 'advertising', 'personal'])
      expectRefusal(await decide('remove', found, { reason }), 422, 'VALIDATION_FAILED')
    expectRefusal(await decide('remove', found, { reason: 'badRating' }), 422, 'VALIDATION_FAILED')
    expectRefusal(await decide('remove', found, { reason: 'forged' }), 422, 'VALIDATION_FAILED')
    const words = 'Five accounts of one device wrote the same.'
    expect((await decide('remove', found, { reason: 'forged', words })).statusCode).toBe(200)
  })

  it('do not decide about words that they have not read, nor about what was taken back', async () => {
    const id = await written()
    await reportAs(id)
    const found = await caseOf(id)
    const change = (sql: string) => haat.database.pool.query(`update reviews set ${sql} where id = $1`, [id])
    await change('edited_at = now()')
    expect(expectRefusal(await decide('remove', found), 409, 'CONFLICT').message).toContain('changed it')
    await change(`state = 'withdrawn'`)
    const again = await detail(found.id)
    expectRefusal(await decide('remove', again), 409, 'CONFLICT')
    expect((await decide('keep', again)).json().data.state).toBe('withdrawn')
  })

  it('do not decide about their own shop or their own words', async () => {
    const id = await written({ userId: staff.user.id })
    await reportAs(id)
    const found = await caseOf(id)
    expect(expectRefusal(await decide('keep', found), 403, 'FORBIDDEN').message).toContain('You wrote this')
    const member = await makeStaff()
    await joinAs(haat, shop.vendorId, member, 'manager')
    const refusal = expectRefusal(await decide('remove', found, {}, member), 403, 'FORBIDDEN')
    expect(refusal.message).toContain('You belong to this shop')
  })

  it('see how much came from the device of a review in ninety days', async () => {
    const device = `device ${shop.vendorId}`
    const now = new Date()
    const id = await written({ device, createdAt: now })
    await written({ device, createdAt: now })
    await written({ device, createdAt: new Date(now.getTime() - 100 * 86_400_000) })
    await haat.database.pool.query(
      'insert into review_votes (review_id, user_id, device) values ($1, gen_random_uuid(), $2)',
      [id, device],
    )
    await openCase(haat.services.db, { kind: 'review', subjectId: id, reason: 'device' })
    const found = await detail((await caseOf(id)).id)
    expect(found.device).toEqual({ accountCount: 3, reviewCount: 2, voteCount: 1 })
  })

  it('read the queue page by page, the oldest first, filtered by kind and reason', async () => {
    for (const kind of ['review', 'reply'] as const) {
      const id = await written({ reply: 'Thank you', repliedAt: new Date(), replyState: 'published' })
      await openCase(haat.services.db, { kind, subjectId: id, reason: kind === 'reply' ? 'words' : 'device' })
    }
    const all = await cases()
    const paged: ModerationCaseDetail[] = []
    let cursor = ''
    do {
      const { data } = (await staff.send(`GET /staff/moderation?pageSize=2${cursor}`)).json()
      expect(data.openCount).toBe(all.length)
      paged.push(...data.items)
      cursor = data.nextCursor && `&cursor=${data.nextCursor}`
    } while (cursor)
    expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(all.map(({ openedAt }) => openedAt)).toEqual(all.map(({ openedAt }) => openedAt).toSorted())
    const [reply] = (await cases('&kind=reply')).slice(-1)
    expect(reply).toMatchObject({ kind: 'reply', text: 'Thank you', stars: null, shop: { slug: shop.slug } })
    expect((await cases('&reason=device')).every(({ reasons }) => reasons.includes('device'))).toBe(true)
    expectRefusal(await staff.send('GET /staff/moderation?cursor=nonsense'), 400, 'BAD_REQUEST')
    expectRefusal(await staff.send('GET /staff/moderation/999999999'), 404, 'NOT_FOUND')
  })
})

it('of a reply that staff take off the page the member is told in the portal, with the page of the shop', async () => {
  const id = await written()
  await shop.owner.send(`PUT ${shop.path}/reviews/${id}/reply`, { text: 'Thank you, Maya.' })
  await reportAs(id, { about: 'reply' })
  const found = (await cases('&kind=reply')).find(({ text }) => text === 'Thank you, Maya.')!
  await decide('remove', found, { reason: 'personal' })
  const [told] = (await shop.owner.send(`GET ${shop.path}/notifications`)).json().data.items
  const shopId = toPublicId(shop.slug, shop.vendorId)
  expect(told).toMatchObject({ kind: 'reviewRemoved', data: { kind: 'reply', shopId } })
  const items = await shown()
  expect(items).toMatchObject([{ reply: null }])
})

it('the photos of a review that staff take off the page are gone with it, and can be the reason', async () => {
  const id = await written({ text: '', photoCount: 1 })
  texts.set(id, '')
  const picture = (await haat.database.pool.query(
    `insert into pictures (id, widths, width, height, blur, status) values ($1, '{160}', 160, 160, '', 'ready') returning id`,
    [`${shop.vendorId}`.padStart(32, 'a')],
  )) as { rows: { id: string }[] }
  await haat.database.pool.query(
    'insert into review_photos (id, user_id, review_id, picture_id) values (gen_random_uuid(), gen_random_uuid(), $1, $2)',
    [id, picture.rows[0]!.id],
  )
  await reportAs(id, { reason: 'photo' })
  const found = await detail((await cases()).at(-1)!.id)
  expect(found.photos).toHaveLength(1)
  expect((await decide('remove', found, { reason: 'photo' })).json().data.photos).toEqual([])
  const { rows } = await haat.database.pool.query('select photo_count from reviews where id = $1', [id])
  expect(rows).toEqual([{ photo_count: 0 }])
})
