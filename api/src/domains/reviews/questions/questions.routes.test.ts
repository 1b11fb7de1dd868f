import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartProduct } from '../../../../test/cart-shop.ts'
import { makeService } from '../../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openQuestionShop, type QuestionShop } from '../../../../test/question-shop.ts'
import { makePerson, type Person } from '../../../../test/shop-people.ts'
import { makeShopKeeper } from '../../../../test/suspend.ts'

let shop: QuestionShop
let asha: Person

beforeAll(async () => {
  shop = await openQuestionShop()
  asha = await makePerson(shop, { name: 'Asha Tamang' })
})
afterAll(() => shop.close())

const rowsOf = async (query: string, values: unknown[] = []) =>
  (await shop.database.pool.query(query, values)).rows
const casesOf = (kind: string, id: string) =>
  rowsOf('select reasons, hits from moderation_cases where kind = $1 and subject_id = $2', [kind, id])

describe('a question', () => {
  it('is public once somebody has answered, and the product counts it', async () => {
    const thing = await shop.make()
    const asked = await shop.ask(asha, thing)
    expect(asked).toMatchObject({ author: 'Asha T.', state: 'published', isMine: true, answers: [] })
    expect(await shop.listed(thing)).toEqual([])
    expect(await shop.questionCount(thing)).toBe(0)

    const answer = await shop.answerAsShop(asked.id, 'Yes, by hand in cold water.')
    expect(answer.json().data.myAnswer.text).toBe('Yes, by hand in cold water.')
    expect(await shop.listed(thing)).toMatchObject([
      {
        text: 'Can it be washed at home?',
        answers: [{ by: 'shop', author: { en: 'Pashupati Pashmina' }, text: 'Yes, by hand in cold water.' }],
      },
    ])
    expect(await shop.questionCount(thing)).toBe(1)
    expectRefusal(await asha.send(`DELETE /questions/${asked.id}`), 409, 'CONFLICT')
  })

  it('sent twice under one key is one question', async () => {
    const thing = await shop.make()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => shop.askRaw(asha, thing, { key })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((one) => one.json().data.id)).size).toBe(1)
    expect(await rowsOf('select id from questions where product_id = $1', [thing.number])).toHaveLength(1)
  })

  it.each([
    ['Call me on 9841 234 567 please', /telephone number/],
    ['मलाई ९८४१२३४५६७ मा फोन गर्नुहोस्', /telephone number/],
    ['See www.example.com for it, and mail a@b.com', /the link and the e-mail address/],
  ])('is refused by name for a contact: %s', async (text, sentence) => {
    const refused = await shop.askRaw(asha, await shop.make(), { text })
    expectRefusal(refused, 422, 'VALIDATION_FAILED')
    expect(refused.json().fields.text).toMatch(sentence)
  })

  it.each([
    { text: 'Short?' },
    { text: 'x'.repeat(301) },
    { text: ' '.repeat(40) },
    { key: 'no' },
    { more: 1 },
  ])('is refused in a wrong form: %o', async (body) => {
    expectRefusal(await shop.askRaw(asha, await shop.make(), body), 422, 'VALIDATION_FAILED')
  })

  it('is refused about one’s own shop, by an unverified address, and about what is not offered', async () => {
    const thing = await shop.make()
    expectRefusal(await shop.askRaw(shop.sita, thing), 403, 'FORBIDDEN')
    const unverified = await makePerson(shop, { emailVerified: false })
    expectRefusal(await shop.askRaw(unverified, thing), 403, 'EMAIL_UNVERIFIED')
    const paused = await shop.make({ isOnSale: false })
    expectRefusal(await shop.askRaw(asha, paused), 409, 'CONFLICT')
    expectRefusal(await shop.askRaw(asha, { productId: 'nothing-999999' }), 404, 'NOT_FOUND')

    const other = await shop.makeVendor()
    const theirs = await shop.make({ vendorId: other.id })
    await (await makeShopKeeper(shop)).suspend(other.id)
    expectRefusal(await shop.askRaw(asha, theirs), 409, 'VENDOR_SUSPENDED')
  })

  it('with an insult waits for staff, and nobody is told', async () => {
    const thing = await shop.make()
    const asked = await shop.ask(asha, thing, 'Is the seller an idiot or what?')
    expect(asked.state).toBe('held')
    expect(await casesOf('question', asked.id)).toEqual([{ reasons: ['words'], hits: ['idiot'] }])
    expect((await shop.shopList()).items.map(({ id }) => id)).not.toContain(asked.id)
    expectRefusal(await shop.answerAsShop(asked.id, 'No.'), 404, 'NOT_FOUND')
  })

  it('is read by who asked, withdrawn while unanswered, and hidden from others', async () => {
    const thing = await shop.make()
    const asked = await shop.ask(asha, thing)
    const other = await makePerson(shop)
    expectRefusal(await other.send(`GET /questions/${asked.id}`), 404, 'NOT_FOUND')
    expectRefusal(await other.send(`DELETE /questions/${asked.id}`), 404, 'NOT_FOUND')
    expectRefusal(await asha.send('GET /questions/x'), 404, 'NOT_FOUND')
    expect((await asha.send(`GET /questions/${asked.id}`)).json().data.id).toBe(asked.id)
    for (const _ of [1, 2]) {
      expect((await asha.send(`DELETE /questions/${asked.id}`)).statusCode).toBe(200)
    }
    expectRefusal(await shop.answerAsShop(asked.id, 'Yes.'), 404, 'NOT_FOUND')
    const { data } = (await asha.send('GET /own-questions?pageSize=1')).json()
    expect(data.items).toMatchObject([{ id: asked.id, state: 'withdrawn' }])
  })

  it('about a service goes the same way', async () => {
    const serviceId = await makeService(shop.services, {
      vendorId: shop.vendorId,
      categoryId: shop.categoryId,
    })
    const text = 'Do you come on Saturdays too?'
    const maya = await makePerson(shop)
    const asked = await maya.send(`POST /services/${serviceId}/questions`, { key: randomUUID(), text })
    expect(asked.json().data.about).toMatchObject({ kind: 'service', id: serviceId })
    await shop.answerAsShop(asked.json().data.id, 'हजुर, आउँछौं।')
    const list = await shop.app.inject({ url: `/api/services/${serviceId}/questions` })
    expect(list.json().data.items).toMatchObject([{ text, answers: [{ language: 'ne' }] }])
    const { data } = (await maya.send(`GET /own-questions/service/${serviceId}`)).json()
    expect(data).toMatchObject({ refusal: null, mayAnswer: false, waiting: [] })
  })
})

describe('searching questions', () => {
  it('finds the most alike first, in any script', async () => {
    const thing = await shop.make()
    for (const [text, answer] of [
      ['How warm is it at 3,000 metres?', 'Down to about 5 degrees over a sweater.'],
      ['के यो १३० × २३० मा फेरि आउँछ?', 'हजुर, पुसको पहिलो साता।'],
      ['Does the colour run in water?', 'A little.'],
    ] as const) {
      await shop.answerAsShop((await shop.ask(asha, thing, text)).id, answer)
    }
    const found = async (term: string) =>
      (await shop.listed(thing, `?searchTerm=${encodeURIComponent(term)}`)).map(({ text }) => text)
    expect(await found('Is it warm enough for Mustang')).toEqual(['How warm is it at 3,000 metres?'])
    expect(await found('sweater')).toEqual(['How warm is it at 3,000 metres?'])
    expect(await found('pusko')).toEqual(['के यो १३० × २३० मा फेरि आउँछ?'])
    expect(await found('nothing of the kind')).toEqual([])
    const page = await shop.app.inject({ url: `/api/products/${thing.productId}/questions?pageSize=2` })
    expect(page.json().data).toMatchObject({ total: 3, pageSize: 2 })
  })
})

describe('an answer of a buyer', () => {
  let thing: CartProduct
  beforeAll(async () => {
    thing = await shop.make()
  })

  it('is for those who received it, one each, and can be changed and taken back', async () => {
    const asked = await shop.ask(asha, thing, 'Does a little red come out?')
    const [anita, stranger] = [await shop.buyer(thing), await makePerson(shop)]
    const path = `/questions/${asked.id}/answer` as const
    expectRefusal(await stranger.send(`PUT ${path}`, { text: 'Yes' }), 403, 'FORBIDDEN')
    expectRefusal(await asha.send(`PUT ${path}`, { text: 'Yes' }), 403, 'FORBIDDEN')
    expectRefusal(await anita.send(`PUT ${path}`, { text: 'Viber 4412345' }), 422, 'VALIDATION_FAILED')
    expect((await anita.send('GET /own-questions/to-answer')).json().data.items).toMatchObject([
      { id: asked.id, mayAnswer: true, myAnswer: null },
    ])

    await anita.send(`PUT ${path}`, { text: 'Yes, a little.' })
    const changed = await anita.send(`PUT ${path}`, { text: 'A little the first time, none the second.' })
    expect(changed.json().data).toMatchObject({
      myAnswer: { text: 'A little the first time, none the second.', state: 'published' },
      answers: [{ by: 'buyer', author: { en: 'Anjali S.' } }],
    })
    await shop.answerAsShop(asked.id, 'Only the first time.')
    expect((await shop.listed(thing))[0]!.answers.map(({ by }) => by)).toEqual(['shop', 'buyer'])
    expect((await anita.send('GET /own-questions/to-answer')).json().data.items).toEqual([])

    await anita.send(`DELETE ${path}`)
    expect((await shop.listed(thing))[0]!.answers.map(({ by }) => by)).toEqual(['shop'])
    await anita.send(`PUT ${path}`, { text: 'Once more: a little.' })
    expect((await shop.listed(thing))[0]!.answers).toHaveLength(2)
    expect(await rowsOf('select id from answers where question_id = $1', [asked.id])).toHaveLength(2)
  })

  it('is not for those to whom the money was given back', async () => {
    const given = await shop.make()
    const asked = await shop.ask(asha, given)
    const buyer = await shop.buyer(given)
    await shop.money.refund(buyer.number, [[given, 1]])
    const refused = await buyer.send(`PUT /questions/${asked.id}/answer`, { text: 'Yes, it can.' })
    expectRefusal(refused, 403, 'FORBIDDEN')
    expect((await buyer.send(`GET /own-questions/product/${given.productId}`)).json().data).toMatchObject({
      mayAnswer: false,
    })
    expect((await buyer.send('GET /own-questions/to-answer')).json().data.items).toEqual([])
    expect(await rowsOf('select id from answers where question_id = $1', [asked.id])).toEqual([])
  })

  it('takes the question off the page with it, if it was the only one', async () => {
    const other = await shop.make()
    const asked = await shop.ask(asha, other)
    const buyer = await shop.buyer(other)
    await buyer.send(`PUT /questions/${asked.id}/answer`, { text: 'Yes, it can.' })
    expect(await shop.questionCount(other)).toBe(1)
    await buyer.send(`DELETE /questions/${asked.id}/answer`)
    expect(await shop.questionCount(other)).toBe(0)
    expect(await shop.listed(other)).toEqual([])
  })
})

describe('helpful', () => {
  it('is said once by each, taken back, and never of one’s own', async () => {
    const thing = await shop.make()
    const asked = await shop.ask(asha, thing)
    await shop.answerAsShop(asked.id, 'Yes.')
    const answerId = (await shop.listed(thing))[0]!.answers[0]!.id
    const vote = `/answers/${answerId}/vote` as const
    const other = await makePerson(shop)
    for (const _ of [1, 2]) {
      expect((await other.send(`PUT ${vote}`)).json().data).toEqual({ helpfulCount: 1, isVoted: true })
    }
    await asha.send(`PUT ${vote}`)
    const { data } = (await other.send(`GET /own-questions/product/${thing.productId}`)).json()
    expect(data.votedAnswerIds).toEqual([answerId])
    expect((await shop.listed(thing))[0]!.answers[0]!.helpfulCount).toBe(2)
    for (const _ of [1, 2]) {
      expect((await other.send(`DELETE ${vote}`)).json().data).toEqual({ helpfulCount: 1, isVoted: false })
    }
    expectRefusal(await shop.sita.send(`PUT ${vote}`), 409, 'CONFLICT')
    expectRefusal(await other.send('PUT /answers/999999/vote'), 404, 'NOT_FOUND')
    const unconfirmed = await makePerson(shop, { emailVerified: false })
    expectRefusal(await unconfirmed.send(`PUT ${vote}`), 403, 'EMAIL_UNVERIFIED')
    const third = await makePerson(shop)
    await other.send(`PUT ${vote}`)
    await third.send(`PUT ${vote}`)
    expect(await casesOf('answer', answerId)).toEqual([{ reasons: ['device'], hits: [] }])
  })
})

describe('a report', () => {
  it('brings a question or an answer to the desk, and hides nothing', async () => {
    const thing = await shop.make()
    const asked = await shop.ask(asha, thing)
    const other = await makePerson(shop)
    const body = { reason: 'offTopic' }
    expectRefusal(await other.send(`POST /questions/${asked.id}/reports`, body), 404, 'NOT_FOUND')
    const asShop = await shop.sita.send(`POST ${shop.path}/questions/${asked.id}/reports`, body)
    expect(asShop.statusCode).toBe(200)
    await shop.answerAsShop(asked.id, 'Yes.')
    const answerId = (await shop.listed(thing))[0]!.answers[0]!.id
    await other.send(`POST /questions/${asked.id}/reports`, body)
    await other.send(`POST /answers/${answerId}/reports`, body)
    expect(await casesOf('question', asked.id)).toEqual([{ reasons: ['report'], hits: [] }])
    expect(await casesOf('answer', answerId)).toEqual([{ reasons: ['report'], hits: [] }])
    expect(await shop.listed(thing)).toHaveLength(1)
  })
})

it('leaves counts that agree with the rows, whoever votes, answers and takes back at once', async () => {
  const thing = await shop.make()
  const asker = await makePerson(shop)
  const asked = await shop.ask(asker, thing)
  const buyers = await Promise.all([1, 2, 3].map(() => shop.buyer(thing)))
  const path = `/questions/${asked.id}/answer` as const
  await Promise.all([
    shop.answerAsShop(asked.id, 'Yes.'),
    ...buyers.map((buyer) => buyer.send(`PUT ${path}`, { text: 'Mine can.' })),
  ])
  const answerIds = (await shop.listed(thing))[0]!.answers.map(({ id }) => id)
  expect(answerIds).toHaveLength(4)
  const votes = answerIds.flatMap((id) => [
    asker.send(`PUT /answers/${id}/vote`),
    asker.send(`DELETE /answers/${id}/vote`),
    asker.send(`PUT /answers/${id}/vote`),
  ])
  await Promise.all([...votes, ...buyers.map((buyer) => buyer.send(`DELETE ${path}`))])
  await expectInvariants(shop.services.db)
  expect(await shop.questionCount(thing)).toBe(1)
})
