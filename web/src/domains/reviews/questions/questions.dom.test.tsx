import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Question, QuestionStanding } from '@haat/contract/domains/reviews.questions.ts'
import { CurrentUserContext } from '#api/current-user.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { QuestionsContent } from './questions-content.tsx'

beforeAll(() => Promise.all([loadArea('en', 'reviews'), loadArea('ne', 'reviews')]))
afterEach(() => sessionStorage.clear())

const at = '2026-11-15T05:00:00.000Z'
const both = (text: string) => ({ en: text, ne: text })
const question = (id: string, changes: Partial<Question> = {}): Question => ({
  id,
  author: 'Sunil M.',
  place: both('Bhaktapur'),
  text: `Question ${id}?`,
  language: 'en',
  createdAt: at,
  answers: [
    {
      id: `${id}0`,
      by: 'shop',
      author: both('Pashupati Pashmina'),
      text: `Answer to ${id}`,
      language: 'en',
      helpfulCount: 6,
      createdAt: at,
    },
  ],
  ...changes,
})
const standing: QuestionStanding = {
  refusal: null,
  shownAs: { author: 'Anjali S.', place: both('Kathmandu') },
  mayAnswer: false,
  waiting: [],
  votedAnswerIds: [],
  myAnswers: [],
}
const page = (items: Question[]) => ({ data: { items, pageIndex: 1, pageSize: 10, total: items.length } })
const subject = { kind: 'product', id: 'shawl-9' } as const

interface Options {
  items?: Question[]
  own?: Partial<QuestionStanding>
  isVisitor?: boolean
  language?: 'en' | 'ne'
  answers?: Parameters<typeof fakeApi>[0]
}

async function open({ items = [], own = {}, isVisitor = false, language = 'en', answers }: Options = {}) {
  const onSignIn = vi.fn<() => void>()
  const api = fakeApi({
    'GET /products/:productId/questions': ({ query }) =>
      page(
        query.searchTerm ? items.filter(({ text }) => text.includes(query.searchTerm.split(' ')[0])) : items,
      ),
    'GET /own-questions/:kind/:id': () => ({ data: { ...standing, ...own } }),
    ...answers,
  })
  const user = isVisitor
    ? { userId: undefined, findUserId: () => Promise.reject(new Error('Nobody')) }
    : { userId: 'u1', findUserId: () => Promise.resolve('u1') }
  await renderApp(
    <CurrentUserContext value={user}>
      <QuestionsContent subject={subject} onSignIn={onSignIn} />
    </CurrentUserContext>,
    { call: api.call, language },
  )
  return { api, onSignIn, keys: userEvent.setup() }
}
const box = () => screen.findByRole('textbox', { name: 'Your question' })

describe('the questions of a page', () => {
  it('stand with the answers of shop and buyers, and the others open', async () => {
    const buyer = { ...question('1').answers[0]!, id: '11', by: 'buyer' as const, author: both('Anita S.') }
    const first = question('1', { answers: [question('1').answers[0]!, buyer] })
    const { keys } = await open({ items: [first, question('2'), question('3')] })
    expect(await screen.findByText('3 questions, 4 answers')).toBeTruthy()
    expect(screen.getByText('Bought it')).toBeTruthy()
    expect(screen.getAllByText('Vendor')).not.toHaveLength(0)
    await keys.click(screen.getByText('All 3 questions'))
    expect(screen.getByText('Question 3?')).toBeTruthy()
  })

  it('are searched, and say what was found', async () => {
    const { keys } = await open({ items: [question('1', { text: 'Washing at home?' }), question('2')] })
    await keys.type(await screen.findByRole('searchbox', { name: 'Search the answers' }), 'Washing')
    expect(await screen.findByText('1 question found')).toBeTruthy()
    expect(screen.queryByText('Question 2?')).toBeNull()
  })

  it('say so when they could not be loaded', async () => {
    await open({ answers: { 'GET /products/:productId/questions': () => refuse(400) } })
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  })

  it('count a helpful answer at once, and take it back where it was not noted', async () => {
    const { keys, api } = await open({
      items: [question('1')],
      answers: { 'PUT /answers/:answerId/vote': () => refuse(404) },
    })
    const helpful = await screen.findByRole('button', { name: 'Helpful (6)' })
    await keys.click(helpful)
    await waitFor(() => expect(api.requests.map(({ line }) => line)).toContain('PUT /answers/:answerId/vote'))
    expect(await screen.findByRole('button', { name: 'Helpful (6)', pressed: false })).toBeTruthy()
  })

  it('stay found helpful where the server says late what it knew before', async () => {
    let answer = () => {}
    const { keys } = await open({
      items: [question('1')],
      answers: {
        'GET /own-questions/:kind/:id': () =>
          new Promise((resolve) => (answer = () => resolve({ data: standing }))),
        'PUT /answers/:answerId/vote': () => ({ data: { helpfulCount: 7, isVoted: true } }),
      },
    })
    await keys.click(await screen.findByRole('button', { name: 'Helpful (6)' }))
    const helpful = await screen.findByRole('button', { name: 'Helpful (7)', pressed: true })
    answer()
    // The card to ask shows what came with the late answer.
    await screen.findByText(/Anjali S\./)
    expect(helpful.getAttribute('aria-pressed')).toBe('true')
  })

  it('are answered by somebody who bought it', async () => {
    const { keys, api } = await open({
      items: [question('1')],
      own: { mayAnswer: true },
      answers: {
        'PUT /questions/:questionId/answer': () => ({ data: { myAnswer: { state: 'published' } } }),
      },
    })
    await keys.click(await screen.findByRole('button', { name: 'Answer' }))
    const answer = screen.getByRole('textbox', { name: 'Your answer' })
    await keys.type(answer, 'Viber 9841234567')
    expect(screen.getByText(/leave out the phone number/)).toBeTruthy()
    await keys.clear(answer)
    await keys.type(answer, 'I washed mine twice.')
    await keys.click(screen.getByRole('button', { name: /^Post answer/ }))
    await waitFor(() =>
      expect(api.requests.find(({ line }) => line.startsWith('PUT'))?.input['body']).toEqual({
        text: 'I washed mine twice.',
      }),
    )
  })
})

describe('asking', () => {
  it('shows similar questions from twelve letters on, and sends once', async () => {
    const asked = { ...question('9', { answers: [] }), state: 'published', isMine: true }
    const { keys, api } = await open({
      items: [question('1', { text: 'Is it warm?' })],
      answers: { 'POST /products/:productId/questions': () => ({ data: asked }) },
    })
    const field = await box()
    await keys.type(field, 'Is it warm')
    expect(screen.queryByText('Perhaps already answered')).toBeNull()
    await keys.type(field, ' enough?')
    expect(await screen.findByText('Perhaps already answered')).toBeTruthy()
    expect(screen.getByText('18 of 300')).toBeTruthy()
    expect(screen.getByText(/Shown as “Anjali S., Kathmandu”/)).toBeTruthy()
    await keys.click(screen.getByRole('button', { name: /^Ask/ }))
    await waitFor(() =>
      expect(api.requests.find(({ line }) => line.startsWith('POST'))?.input['body']).toMatchObject({
        text: 'Is it warm enough?',
        wantsMail: true,
      }),
    )
  })

  it('names contacts before anything is sent, and short questions after the press', async () => {
    const { keys, api } = await open()
    const field = await box()
    await keys.click(screen.getByRole('button', { name: /^Ask/ }))
    expect(screen.getByText('A question needs at least 10 letters.')).toBeTruthy()
    await keys.type(field, 'Call 9841234567 or see www.a.com')
    expect(screen.getByText(/leave out the phone number.*leave out the link/)).toBeTruthy()
    await keys.click(screen.getByRole('button', { name: /^Ask/ }))
    expect(api.requests.some(({ line }) => line.startsWith('POST'))).toBe(false)
  })

  it('asks a visitor to sign in, and keeps what was typed', async () => {
    const { keys, onSignIn } = await open({ isVisitor: true })
    await keys.type(await box(), 'Can it be washed at home?')
    await keys.click(screen.getByRole('button', { name: /^Ask/ }))
    await waitFor(() => expect(onSignIn).toHaveBeenCalledOnce())
    expect(screen.getByText(/What you wrote stays here/)).toBeTruthy()
    expect(sessionStorage.getItem('haat-question-product-shawl-9')).toContain('Can it be washed')
  })

  it('tells what waits, and why somebody cannot ask', async () => {
    const waiting = {
      ...question('5', { answers: [] }),
      state: 'published' as const,
      isMine: true,
      mayAnswer: false,
      myAnswer: null,
      about: { ...subject, title: both('Shawl'), picture: null },
    }
    await open({ own: { waiting: [waiting] } })
    expect(await screen.findByText('Your question waits for an answer')).toBeTruthy()
    expect(screen.getByText('“Question 5?”')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ask something else' })).toBeTruthy()
  })

  it('is refused to the shop’s own people in Nepali too', async () => {
    await open({ own: { refusal: 'ownShop' }, language: 'ne' })
    const card = await screen.findByRole('region', { name: 'यो सामानबारे सोध्नुहोस्' })
    expect(await within(card).findByText(/तपाईंकै पसलको/)).toBeTruthy()
    expect(within(card).queryByRole('textbox')).toBeNull()
  })
})
