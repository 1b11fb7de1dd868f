import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OwnQuestion } from '@haat/contract/domains/reviews.questions.ts'
import { CurrentUserContext } from '#api/current-user.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { OwnQuestionsPages } from '../own-questions-pages.tsx'

beforeAll(() => Promise.all([loadArea('en', 'reviews'), loadArea('ne', 'reviews')]))

const both = (text: string) => ({ en: text, ne: text })
const question: OwnQuestion = {
  id: '7',
  author: 'Anjali S.',
  place: both('Kathmandu'),
  text: 'Can it be washed at home?',
  language: 'en',
  createdAt: '2026-11-15T05:00:00.000Z',
  answers: [],
  state: 'published',
  isMine: true,
  about: { kind: 'product', id: 'shawl-9', title: both('Dhaka shawl'), picture: null },
  mayAnswer: false,
  myAnswer: null,
}
const page = (items: OwnQuestion[]) => ({ data: { items, pageIndex: 1, pageSize: 10, total: items.length } })

async function open(path: string, answers: Parameters<typeof fakeApi>[0], language: 'en' | 'ne' = 'en') {
  const api = fakeApi(answers)
  await renderApp(
    <CurrentUserContext value={{ userId: 'u1', findUserId: () => Promise.resolve('u1') }}>
      <OwnQuestionsPages path={path} />
    </CurrentUserContext>,
    { call: api.call, language },
  )
  return { api, keys: userEvent.setup() }
}

describe('one’s questions', () => {
  it('stand with those that one can answer', async () => {
    const other = { ...question, id: '8', text: 'Does it run?', isMine: false, mayAnswer: true }
    await open('', {
      'GET /own-questions': () => page([question]),
      'GET /own-questions/to-answer': () => page([other]),
    })
    expect(await screen.findByRole('heading', { name: /You can answer/ })).toBeTruthy()
    const link = screen.getByRole('link', { name: /Can it be washed at home/ })
    expect(link.getAttribute('href')).toContain('/profile/questions/7')
    expect(link.textContent).toContain('Waits for an answer')
  })

  it('say so when there are none, in Nepali too', async () => {
    const none = { 'GET /own-questions': () => page([]), 'GET /own-questions/to-answer': () => page([]) }
    await open('', none, 'ne')
    expect(await screen.findByText('तपाईंले अहिलेसम्म केही सोध्नुभएको छैन')).toBeTruthy()
  })

  it('are read with their answers, and lead to the page', async () => {
    const answer = {
      id: '70',
      by: 'shop' as const,
      author: both('Palpa Dhaka'),
      text: 'By hand.',
      language: 'en' as const,
      helpfulCount: 0,
      createdAt: question.createdAt,
    }
    await open('7', { 'GET /questions/:questionId': () => ({ data: { ...question, answers: [answer] } }) })
    expect(await screen.findByText('By hand.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See it on the page' }).getAttribute('href')).toContain(
      '/products/shawl-9#questions',
    )
    expect(screen.queryByRole('button', { name: /Take the question back/ })).toBeNull()
  })

  it('are taken back while nobody has answered', async () => {
    const { api, keys } = await open('7', {
      'GET /questions/:questionId': () => ({ data: question }),
      'DELETE /questions/:questionId': () => ({ data: { isWithdrawn: true } }),
    })
    await keys.click(await screen.findByRole('button', { name: /Take the question back/ }))
    await waitFor(() =>
      expect(api.requests.map(({ line }) => line)).toContain('DELETE /questions/:questionId'),
    )
  })

  it('are answered by somebody who has it', async () => {
    await open('7', {
      'GET /questions/:questionId': () => ({ data: { ...question, isMine: false, mayAnswer: true } }),
    })
    expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBeTruthy()
  })

  it('say when they are not there', async () => {
    await open('9', { 'GET /questions/:questionId': () => refuse(404) })
    expect(await screen.findByText('This question is not here')).toBeTruthy()
  })
})
