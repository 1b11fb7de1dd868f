import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ShopQuestion } from '@haat/contract/domains/reviews.shop-questions.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, openPortal, portalApi } from '../testing/render-portal.tsx'

beforeAll(() =>
  Promise.all([
    import('./questions-page.tsx'),
    ...(['vendor', 'vendors', 'reviews', 'office', 'profile'] as const).map((area) => loadArea('en', area)),
  ]),
)
afterEach(forgetCookies)

const both = (en: string) => ({ en, ne: en })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const makeQuestion = (id: string, changes: Partial<ShopQuestion> = {}): ShopQuestion => ({
  id,
  author: 'Nirmala K.',
  place: both('Butwal'),
  text: `Question ${id}?`,
  language: 'en',
  createdAt: minutesAgo(130),
  answers: [],
  about: { kind: 'product', id: 'muffler-7', title: both('Dhaka muffler'), picture: null },
  myAnswer: null,
  ...changes,
})
const noTime = { questionCount: 3, medianMinutes: null, withinTwoHours: 2, sameDay: 1, later: 0 }
const lines = {
  list: 'GET /vendor/shops/:shopId/questions',
  answer: 'PUT /vendor/shops/:shopId/questions/:questionId/answer',
  report: 'POST /vendor/shops/:shopId/questions/:questionId/reports',
} as const

async function open(
  stored: ShopQuestion[],
  answers: Parameters<typeof portalApi>[0] = {},
  answerTime: object = noTime,
) {
  const api = portalApi({
    [lines.list]: ({ query }) => {
      const isOpen = ({ myAnswer }: ShopQuestion) => myAnswer === null
      const items = stored.filter((one) => isOpen(one) === (query.view === 'open'))
      return { data: { items, nextCursor: null, openCount: stored.filter(isOpen).length, answerTime } }
    },
    [lines.answer]: ({ params, body }) => {
      const at = stored.findIndex(({ id }) => id === params.questionId)
      stored[at] = { ...stored[at]!, myAnswer: { id: '1', text: body.text, state: 'published' } }
      return { data: stored[at] }
    },
    [lines.report]: () => ({ data: { isReported: true } }),
    ...answers,
  })
  await openPortal({ path: '/vendor/palpa-dhaka-udhyog-4/questions', api })
  return { api, keys: userEvent.setup() }
}

describe('the questions of a shop', () => {
  it('say how long they wait, are answered, and stand with the answered ones then', async () => {
    const { api, keys } = await open([makeQuestion('1')])
    expect(await screen.findByText('Question 1?')).toBeTruthy()
    expect(screen.getByText(/2 h 10 min/)).toBeTruthy()
    const box = screen.getByRole('textbox', { name: 'Your answer' })
    await keys.type(box, 'Mail a@b.com')
    expect(screen.getByText(/leave out the e-mail address/)).toBeTruthy()
    await keys.clear(box)
    await keys.type(box, 'It does not run.')
    await keys.click(screen.getByRole('button', { name: /^Post answer/ }))
    await waitFor(() =>
      expect(api.requests.find(({ line }) => line === lines.answer)?.input['body']).toEqual({
        text: 'It does not run.',
      }),
    )
    expect(await screen.findByText('Nobody waits for an answer')).toBeTruthy()
    await keys.click(screen.getByRole('radio', { name: 'Answered' }))
    expect(await screen.findByText('It does not run.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Change your answer' })).toBeTruthy()
  })

  it('count in the menu', async () => {
    await open([makeQuestion('1'), makeQuestion('2')])
    const [link] = await screen.findAllByRole('link', { name: /Questions.*2 waiting/ })
    expect(link!.getAttribute('href')).toContain('/questions')
  })

  it('tell how fast the shop answers, and what shoppers read', async () => {
    const time = { questionCount: 41, medianMinutes: 110, withinTwoHours: 26, sameDay: 11, later: 4 }
    await open([], {}, time)
    const card = within(await screen.findByRole('region', { name: 'How fast you answer' }))
    expect(card.getByText('1 h 50 min')).toBeTruthy()
    expect(card.getByText(/Usually answers within 2 hours/)).toBeTruthy()
  })

  it('tell shoppers nothing of few answers', async () => {
    await open([])
    const card = within(await screen.findByRole('region', { name: 'How fast you answer' }))
    expect(card.getByText(/3 answered in the last 30 days/)).toBeTruthy()
    expect(card.queryByText(/Shoppers read/)).toBeNull()
  })

  it('are reported with a reason', async () => {
    const { api, keys } = await open([makeQuestion('1')])
    await keys.click(await screen.findByRole('button', { name: 'Report' }))
    const dialog = within(await screen.findByRole('dialog'))
    await keys.click(dialog.getByRole('button', { name: /^Report/ }))
    expect(dialog.getByText('Please choose what is wrong.')).toBeTruthy()
    await keys.click(dialog.getByRole('radio', { name: 'It is about something else' }))
    await keys.click(dialog.getByRole('button', { name: /^Report/ }))
    await waitFor(() =>
      expect(api.requests.find(({ line }) => line === lines.report)?.input['body']).toEqual({
        reason: 'offTopic',
        words: '',
      }),
    )
  })

  it('say that one was taken back meanwhile', async () => {
    const { keys } = await open([makeQuestion('1')], { [lines.answer]: () => refuse(404) })
    await keys.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Yes.')
    await keys.click(screen.getByRole('button', { name: /^Post answer/ }))
    expect(await screen.findByText(/taken back meanwhile/)).toBeTruthy()
  })
})
