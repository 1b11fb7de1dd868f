import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OwnStanding } from '@haat/contract/domains/reviews.own.ts'
import type { Review, ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { CurrentUserContext } from '#api/current-user.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { both, ownReview, photo, review, standing, summary } from './testing/reviews.ts'

vi.mock('#ui/toast/show-toast.tsx', () => ({ showToast: vi.fn(async () => {}) }))
const toasts = () => vi.mocked(showToast).mock.calls.map(([, text]) => text)
afterEach(() => vi.mocked(showToast).mockClear())

const listLine = 'GET /products/:productId/reviews'
const voteLine = 'PUT /reviews/:reviewId/vote'

interface Given {
  reviews?: Review[]
  total?: number
  counts?: ReviewSummary
  own?: OwnStanding
  path?: string
  language?: 'en' | 'ne'
  answers?: Parameters<typeof fakeApi>[0]
}

async function open({ reviews = [review('r1')], total, counts = summary(), own, ...rest }: Given = {}) {
  const onSignIn = vi.fn()
  const api = fakeApi({
    [listLine]: ({ query }) => ({
      data: { items: reviews.slice(0, Number(query.pageSize)), total: total ?? reviews.length },
    }),
    'GET /products/:productId/reviews/summary': () => ({ data: counts }),
    'GET /own-reviews/:kind/:id': () => ({ data: own }),
    ...rest.answers,
  })
  const userId = own && 'anjali'
  const findUserId = () => (userId ? Promise.resolve(userId) : Promise.reject(new Error('Nobody')))
  const app = await renderApp(
    <CurrentUserContext value={{ userId, findUserId }}>
      <ReviewsSection
        subject={{ kind: 'product', id: 'shawl-1' }}
        ratings={counts.ratings}
        shopName={both('Pashupati Pashmina')}
        onSignIn={onSignIn}
      />
    </CurrentUserContext>,
    { call: api.call, path: rest.path ?? '/', language: rest.language ?? 'en' },
  )
  if (counts.ratings.count > 0) await screen.findByText(/verified buyer|प्रमाणित/)
  return { ...api, app, onSignIn, lists: () => api.requests.filter(({ line }) => line === listLine) }
}
const link = (name: string | RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name })

describe('the counts', () => {
  it('come from all reviews; a line of no reviews cannot be pressed', async () => {
    await open()
    expect(screen.getByText('20 verified buyers')).toBeTruthy()
    expect((await link('Only reviews with 5 stars: 14')).href).toContain('stars=5')
    expect(screen.getByText('No reviews with 1 star').closest('a')).toBeNull()
    expect(await screen.findByText('4.9 of 5')).toBeTruthy()
  })

  it('are said of what is filtered, and the filter is taken away by a press', async () => {
    const { lists } = await open({ path: '/?stars=1,2,3&withPhotos=yes&reviewSort=lowest', total: 3 })
    await screen.findByText('3 of 20 reviews')
    expect(lists()[0]!.input['query']).toMatchObject({
      stars: '1,2,3',
      withPhotos: 'yes',
      sortField: 'stars',
      sortOrder: 'asc',
    })
    const without = await link('Without the filter “With photos”')
    expect(without.href).not.toContain('withPhotos')
    expect(without.href).toContain('stars=1')
    expect((await link('Show all')).href).not.toContain('stars')
    expect(screen.queryByRole('link', { name: /reply/ })).toBeNull()
  })

  it('drop bad values of the address', async () => {
    const { lists } = await open({ path: '/?stars=9&withPhotos=maybe&reviewSort=x&reviewPages=-3' })
    await screen.findByText('Words of r1')
    expect(lists()[0]!.input['query']).toEqual({ pageIndex: '1', pageSize: '3', sortField: 'helpful' })
  })
})

it('shows ten more at a press, and keeps the first ones meanwhile', async () => {
  const many = Array.from({ length: 16 }, (_, at) => review(`r${at + 1}`))
  await open({ reviews: many, total: 41 })
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getByText('3 of 41')).toBeTruthy()
  await userEvent.click(await link('Show 10 more'))
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(9))
})

describe('a review', () => {
  it('says who bought what and when, in the language of its words', async () => {
    await open({
      reviews: [
        review('r1', {
          text: 'साह्रै नरम छ।',
          language: 'ne',
          reply: { text: 'Thank you.', at: '2026-11-15T06:00:00.000Z' },
        }),
      ],
    })
    const item = await screen.findByRole('article')
    expect(within(item).getByText('Bought on 18 Ashwin')).toBeTruthy()
    expect(within(item).getByText('4 Kartik · 21 Oct')).toBeTruthy()
    expect(within(item).getByText('साह्रै नरम छ।').lang).toBe('ne')
    expect(within(item).getByRole('region', { name: 'The vendor’s reply' }).textContent).toContain(
      'Pashupati Pashmina',
    )
  })

  it('of a closed account has no name', async () => {
    await open({ reviews: [review('r1', { author: '' })] })
    expect(await screen.findByText('Former customer')).toBeTruthy()
  })

  it('is found helpful at once, and no longer where the server does not hear of it', async () => {
    let answer = () => {}
    const { requests } = await open({
      own: standing({ purchase: null }),
      answers: {
        [voteLine]: () =>
          new Promise((_, reject) => (answer = () => reject(new TypeError('Failed to fetch')))),
      },
    })
    await waitFor(() => expect(requests.some(({ line }) => line === 'GET /own-reviews/:kind/:id')).toBe(true))
    const button = await screen.findByRole('button', { name: 'Helpful (2)' })
    await userEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
    expect(button.textContent).toBe('Helpful (3)')
    answer()
    await waitFor(() => expect(button.textContent).toBe('Helpful (2)'))
    expect(button.getAttribute('aria-pressed')).toBe('false')
    expect(toasts()).toEqual(['Your vote did not reach us. Please try again.'])
  })

  it('is not found helpful by who has confirmed no address, and says what to do', async () => {
    await open({
      own: standing({ purchase: null }),
      answers: { [voteLine]: () => refuse(403, { code: 'EMAIL_UNVERIFIED' }) },
    })
    const button = await screen.findByRole('button', { name: 'Helpful (2)' })
    await userEvent.click(button)
    await waitFor(() =>
      expect(toasts()).toEqual(['Confirm your e-mail address first, then your vote counts.']),
    )
    expect(button.getAttribute('aria-pressed')).toBe('false')
    expect(button.textContent).toBe('Helpful (2)')
  })

  it('is no longer helpful after a second press', async () => {
    const { requests } = await open({
      own: standing({ votedReviewIds: ['r1'] }),
      answers: { 'DELETE /reviews/:reviewId/vote': () => ({ data: { helpfulCount: 1, isVoted: false } }) },
    })
    const button = await screen.findByRole('button', { name: 'Helpful (2)', pressed: true })
    await userEvent.click(button)
    await screen.findByRole('button', { name: 'Helpful (1)', pressed: false })
    expect(requests.filter(({ line }) => line.endsWith('/vote'))).toHaveLength(1)
  })

  it('asks visitors to sign in before they vote or report', async () => {
    const { onSignIn, requests } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Helpful (2)' }))
    await userEvent.click(screen.getByRole('button', { name: 'Report' }))
    await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(2))
    expect(requests.every(({ line }) => line.startsWith('GET /products'))).toBe(true)
  })

  it('of one’s own can be edited instead', async () => {
    await open({ own: standing({ review: ownReview({ id: 'r1' }) }) })
    const item = await screen.findByRole('article')
    expect((await within(item).findByRole<HTMLAnchorElement>('link', { name: 'Edit' })).href).toContain(
      '/profile/reviews/write/product/shawl-1',
    )
    expect(within(item).queryByRole('button', { name: 'Report' })).toBeNull()
  })

  it('is reported with a reason, for which one is thanked', async () => {
    const { requests } = await open({
      own: standing(),
      answers: { 'POST /reviews/:reviewId/reports': () => ({ data: { isReported: true } }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }))
    const send = await screen.findByRole('button', { name: /^Send the report/ })
    await userEvent.click(send)
    await screen.findByText('Please choose a reason.')
    await userEvent.click(screen.getByLabelText('It is advertising'))
    await userEvent.click(send)
    await waitFor(() => expect(toasts()).toEqual(['Thank you. Our team will look at it.']))
    expect(requests.at(-1)!.input).toEqual({
      params: { reviewId: 'r1' },
      body: { reason: 'advertising', words: '', about: 'review' },
    })
  })
})

describe('photos', () => {
  it('are not there as long as nobody has sent any', async () => {
    await open({ counts: summary({ photos: [], photoCount: 0, withPhotos: 0 }) })
    await link('Red, 7')
    expect(screen.queryByRole('list', { name: 'Photos from buyers' })).toBeNull()
  })

  it('open large with the words of their review; arrows go on and Escape gives the focus back', async () => {
    const withPhotos = review('r1', { photos: [photo('a'), photo('b')] })
    await open({ reviews: [withPhotos, review('r2', { photos: [photo('c')], text: 'Second' })] })
    const strip = await screen.findByRole('list', { name: 'Photos from buyers' })
    const first = within(strip).getByRole('button', { name: 'Photo 1' })
    await userEvent.click(first)
    await screen.findByText('Photo 1 of 9')
    const viewer = screen.getByRole('dialog')
    await within(viewer).findByText('Words of r1')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await within(viewer).findByText('Second')
    expect(viewer.textContent).toContain('Photo 3 of 9')
    await userEvent.click(within(viewer).getByRole('button', { name: 'Previous photo' }))
    expect(viewer.textContent).toContain('Photo 2 of 9')
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('for somebody who received it', () => {
  it('there are five stars, each of which opens the page for writing', async () => {
    await open({ own: standing() })
    await screen.findByText('You bought this on 29 Kartik')
    expect(screen.getByText('Anjali, what should the next buyer know?')).toBeTruthy()
    expect((await link('4 stars')).href).toMatch(/\/profile\/reviews\/write\/product\/shawl-1\?stars=4$/)
  })

  it('they are there also where nobody has written yet', async () => {
    const none = { average: null, count: 0, byStars: [0, 0, 0, 0, 0] }
    await open({ own: standing(), counts: summary({ ratings: none }) })
    await screen.findByText('No reviews yet')
    await link('5 stars')
  })

  it.each([standing({ refusal: 'refunded' }), standing({ purchase: null, refusal: 'notBought' })])(
    'and for nobody else',
    async (own) => {
      const { requests } = await open({ own })
      await waitFor(() => expect(requests.some(({ line }) => line.startsWith('GET /own'))).toBe(true))
      expect(screen.queryByRole('link', { name: 'Write a review' })).toBeNull()
    },
  )
})

it('says that it could not be loaded, and what nobody has', async () => {
  await open({ answers: { [listLine]: () => refuse(500) }, reviews: [] })
  await screen.findByText(/The reviews could not be loaded/)
})

it('stands in Nepali', async () => {
  await open({ language: 'ne', own: standing() })
  await screen.findByText('२० प्रमाणित खरिदकर्ता')
  await screen.findByText('१८ असोज किनेको')
  await screen.findByText('तपाईंले यो २९ कात्तिक किन्नुभएको हो')
})
