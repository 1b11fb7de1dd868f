import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { openQuestionShop, type QuestionShop } from '../../../../test/question-shop.ts'
import { mailsTo } from '../../../../test/read-mail.ts'
import { joinAs, makePerson, makeShop, sendAs, type Person } from '../../../../test/shop-people.ts'
import { getUserRow } from '../../account/account.service.ts'
import { closeAccount } from '../../account/close-account.service.ts'
import { exportMyData } from '../../account/export.service.ts'
import { sendMailsNow } from '../../notifications/notifications.jobs.ts'
import { recountAnswerTimes } from './questions.jobs.ts'

let shop: QuestionShop
let asha: Person

beforeAll(async () => {
  shop = await openQuestionShop()
  asha = await makePerson(shop, { name: 'Asha Tamang' })
})
afterAll(() => shop.close())

const mail = () => sendMailsNow(shop.services, shop.app.log)
const textsTo = async ({ user }: Person) => (await mailsTo(shop, user.email)).map(({ text }) => text)
const kindsTold = async (userId: string) =>
  (
    await shop.database.pool.query<{ kind: string }>(
      'select kind from notifications where user_id = $1 order by id',
      [userId],
    )
  ).rows.map(({ kind }) => kind)

describe('the questions of a shop', () => {
  it('are for its owner and managers, open ones the oldest first', async () => {
    const thing = await shop.make()
    const [first, second, third] = [
      await shop.ask(asha, thing, 'First question about it?'),
      await shop.ask(asha, thing, 'Second question about it?'),
      await shop.ask(asha, thing, 'Third question about it?'),
    ]
    expectRefusal(await shop.gita.send(`GET ${shop.path}/questions`), 403, 'FORBIDDEN')
    expectRefusal(await shop.answerAsShop(first!.id, 'Yes.', shop.gita), 403, 'FORBIDDEN')
    const page = await shop.shopList('?pageSize=2')
    expect(page.items.map(({ id }) => id)).toEqual([first!.id, second!.id])
    expect(page.openCount).toBe(3)
    const rest = await shop.shopList(`?pageSize=2&cursor=${page.nextCursor}`)
    expect(rest).toMatchObject({ items: [{ id: third!.id }], nextCursor: null })
    expectRefusal(await shop.sita.send(`GET ${shop.path}/questions?cursor=x`), 400, 'BAD_REQUEST')

    await shop.answerAsShop(second!.id, 'An answer.')
    await shop.answerAsShop(second!.id, 'A better answer.')
    expect((await shop.shopList()).openCount).toBe(2)
    expect((await shop.shopList('?view=answered')).items).toMatchObject([
      { id: second!.id, myAnswer: { text: 'A better answer.', state: 'published' } },
    ])
    const { rows } = await shop.database.pool.query('select id from answers where question_id = $1', [
      second!.id,
    ])
    expect(rows).toHaveLength(1)
  })

  it('are answered by no other shop', async () => {
    const asked = await shop.ask(asha, await shop.make())
    const other = await makeShop(shop, ['owner'])
    const refused = await other.owner.send(`PUT ${other.path}/questions/${asked.id}/answer`, { text: 'Yes.' })
    expectRefusal(refused, 404, 'NOT_FOUND')
  })

  it('hold back an answer with an insult until staff have looked', async () => {
    const thing = await shop.make()
    const asked = await shop.ask(asha, thing)
    const { data } = (await shop.answerAsShop(asked.id, 'Only an idiot would wash it.')).json()
    expect(data).toMatchObject({ myAnswer: { state: 'held' }, answers: [] })
    expect(await shop.listed(thing)).toEqual([])
    await shop.answerAsShop(asked.id, 'Please do not wash it.')
    expect(await shop.listed(thing)).toEqual([])
  })
})

describe('people are told', () => {
  it('the shop of a question, buyers of it, and whoever asked of each answer once', async () => {
    const thing = await shop.make()
    const manager = await makePerson(shop)
    await joinAs(shop, shop.vendorId, manager, 'manager')
    const buyer = await shop.buyer(thing)
    const maya = await makePerson(shop, { name: 'Maya Rai' })
    const asked = await shop.ask(maya, thing, 'Is it warm enough for Mustang?')
    await mail()
    expect((await textsTo(manager)).at(-1)).toContain('Is it warm enough for Mustang?')
    expect((await textsTo(manager)).at(-1)).toContain('/questions')
    expect(await kindsTold(shop.gita.user.id)).not.toContain('questionAsked')
    expect(await kindsTold(buyer.userId)).toContain('questionForBuyer')
    expect(await kindsTold(maya.user.id)).toEqual([])

    await shop.answerAsShop(asked.id, 'Over a sweater, yes.')
    await shop.answerAsShop(asked.id, 'Over a good sweater, yes.')
    await mail()
    const [text, ...others] = await textsTo(maya)
    expect(others).toEqual([])
    expect(text).toContain('Pashupati Pashmina answered your question')
    expect(text).toContain(`/profile/questions/${asked.id}`)
    await buyer.send(`PUT /questions/${asked.id}/answer`, { text: 'It was for me.' })
    await mail()
    expect(await textsTo(maya)).toHaveLength(2)
    expect(await kindsTold(maya.user.id)).toEqual(['questionAnswered', 'questionAnswered'])
  })

  it('without a mail, if they wished for none', async () => {
    const ravi = await makePerson(shop)
    const asked = await shop.askRaw(ravi, await shop.make(), { wantsMail: false })
    await shop.answerAsShop(asked.json().data.id, 'Yes.')
    await mail()
    expect(await textsTo(ravi)).toEqual([])
    expect(await kindsTold(ravi.user.id)).toEqual(['questionAnswered'])
  })
})

describe('the time to answer', () => {
  it('stands beside the shop once it has answered ten questions', async () => {
    const thing = await shop.make()
    const shown = async () =>
      (await shop.app.inject({ url: `/api/products/${thing.productId}` })).json().data.seller.answerMinutes
    await recountAnswerTimes(shop.services)
    expect(await shown()).toBeNull()
    await shop.database.pool.query(
      `insert into questions (vendor_id, product_id, author, question, state, created_at, shop_answered_at)
       select $1, $2, 'Asha T.', 'Is it warm?', 'published', now() - interval '2 days',
         now() - interval '2 days' + n * interval '10 minutes' from generate_series(1, 30) n`,
      [shop.vendorId, thing.number],
    )
    await recountAnswerTimes(shop.services)
    const { answerTime } = await shop.shopList()
    expect(answerTime.medianMinutes).toBeGreaterThan(0)
    expect(await shown()).toBe(answerTime.medianMinutes)
  })
})

describe('an account that is closed', () => {
  it('leaves its questions and answers without a name, and takes its open ones back', async () => {
    const thing = await shop.make()
    const buyer = await shop.buyer(thing)
    const person = await makePerson(shop, { name: 'Gone Soon' })
    const [answered, open] = [
      await shop.ask(person, thing),
      await shop.ask(person, thing, 'And this one too?'),
    ]
    await buyer.send(`PUT /questions/${answered.id}/answer`, { text: 'Yes, it can.' })
    const answerId = (await shop.listed(thing))[0]!.answers[0]!.id
    await person.send(`PUT /answers/${answerId}/vote`)

    const file = JSON.stringify(await exportMyData(shop.services, person.user.id))
    expect(file).toContain('And this one too?')
    await shop.services.db.transaction(async (tx) => {
      await closeAccount(shop.services, tx, await getUserRow(tx, person.user.id))
      await closeAccount(shop.services, tx, await getUserRow(tx, buyer.userId))
    })
    expect(await shop.listed(thing)).toMatchObject([
      { id: answered.id, author: '', answers: [{ author: { en: '', ne: '' }, helpfulCount: 0 }] },
    ])
    const { rows } = await shop.database.pool.query('select state from questions where id = $1', [open.id])
    expect(rows).toEqual([{ state: 'withdrawn' }])
  })
})

describe('staff who let something pass', () => {
  it('bring a question to the shop, and an answer to whoever asked', async () => {
    const { token } = await makeToken(shop.services, 'admin')
    const pass = async (kind: string, id: string) => {
      const { rows } = await shop.database.pool.query<{ id: string }>(
        'select id from moderation_cases where kind = $1 and subject_id = $2',
        [kind, id],
      )
      const path = `/staff/moderation/${rows[0]!.id}` as const
      const { data } = (await sendAs(shop, bearer(token), `GET ${path}`)).json()
      const kept = await sendAs(shop, bearer(token), `POST ${path}/keep`, { writtenAt: data.writtenAt })
      expect(kept.statusCode).toBe(200)
    }
    const rina = await makePerson(shop)
    const asked = await shop.ask(rina, await shop.make(), 'Is this for an idiot like me?')
    expect((await shop.shopList('?pageSize=100')).items.map(({ id }) => id)).not.toContain(asked.id)
    await pass('question', asked.id)
    expect((await shop.shopList('?pageSize=100')).items.map(({ id }) => id)).toContain(asked.id)
    const { data } = (await shop.answerAsShop(asked.id, 'You are no idiot, and yes.')).json()
    expect(await kindsTold(rina.user.id)).toEqual([])
    await pass('answer', data.myAnswer.id)
    expect(await kindsTold(rina.user.id)).toEqual(['questionAnswered'])
  })
})
