import { randomUUID } from 'node:crypto'
import type { OwnQuestion, Question } from '@haat/contract/domains/reviews.questions.ts'
import type { ShopQuestion } from '@haat/contract/domains/reviews.shop-questions.ts'
import type { CartProduct } from './cart-shop.ts'
import { openRefundShop } from './refund-shop.ts'
import type { Person } from './shop-people.ts'

type Asker = Pick<Person, 'send'>

/** A shop for tests of questions: things to ask about, shoppers who received them, and people who ask. */
export async function openQuestionShop() {
  const shop = await openRefundShop()

  /** Somebody who received a thing. */
  async function buyer(thing: CartProduct) {
    const { shopper, number } = await shop.deliver([[thing, 1]])
    const send = (line: Parameters<Person['send']>[0], body?: object) => {
      const [method, path] = line.split(' ') as ['GET', string]
      return shopper.send(method, path, body)
    }
    return { ...shopper, number, send }
  }
  const askRaw = (person: Asker, thing: { productId: string }, body: object = {}) =>
    person.send(`POST /products/${thing.productId}/questions`, {
      key: randomUUID(),
      text: 'Can it be washed at home?',
      ...body,
    })
  return {
    ...shop,
    buyer,
    askRaw,
    async ask(person: Asker, thing: { productId: string }, text?: string): Promise<OwnQuestion> {
      const answer = await askRaw(person, thing, text === undefined ? {} : { text })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json().data
    },
    answerAsShop: (questionId: string, text: string, member: Asker = shop.sita) =>
      member.send(`PUT ${shop.path}/questions/${questionId}/answer`, { text }),
    listed: async (thing: { productId: string }, query = ''): Promise<Question[]> =>
      (await shop.app.inject({ url: `/api/products/${thing.productId}/questions${query}` })).json().data
        .items,
    shopList: async (
      query = '',
    ): Promise<{
      items: ShopQuestion[]
      nextCursor: string | null
      openCount: number
      answerTime: { questionCount: number; medianMinutes: number | null }
    }> => (await shop.sita.send(`GET ${shop.path}/questions${query}`)).json().data,
    questionCount: async (thing: { productId: string }): Promise<number> =>
      (await shop.app.inject({ url: `/api/products/${thing.productId}` })).json().data.questionCount,
  }
}
export type QuestionShop = Awaited<ReturnType<typeof openQuestionShop>>
