import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ShopReview } from '@haat/contract/domains/reviews.shop.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'

beforeAll(() =>
  Promise.all([
    import('./reviews-page.tsx'),
    ...(['vendor', 'office', 'profile'] as const).map((area) => loadArea('en', area)),
  ]),
)
afterEach(forgetCookies)

const both = (en: string) => ({ en, ne: en })
const makeReview = (number: number, changes: Partial<ShopReview> = {}): ShopReview => ({
  id: String(number),
  author: `Buyer ${number}`,
  place: both('Butwal'),
  stars: 3,
  text: `Words ${number}`,
  language: 'en',
  boughtOn: '2026-10-20',
  choice: [both('moss green')],
  photos: [],
  helpfulCount: 0,
  reply: null,
  createdAt: '2026-11-10T06:00:00.000Z',
  editedAt: null,
  about: { kind: 'product', id: 'muffler-7', title: both('Dhaka muffler'), picture: null },
  aspects: [{ name: both('Warmth'), stars: 4 }],
  replyEditableUntil: null,
  replyState: null,
  ...changes,
})
const replied = (text: string, changes: Partial<ShopReview> = {}) => ({
  reply: { text, at: new Date().toISOString() },
  replyEditableUntil: '2099-01-01',
  replyState: 'published' as const,
  ...changes,
})

/** An API with these reviews, which takes replies as the real one does. */
function reviewsApi(stored: ShopReview[], state: 'open' | 'suspended' = 'open') {
  const change = (id: string, changes: Partial<ShopReview>) => {
    const at = stored.findIndex((one) => one.id === id)
    stored[at] = { ...stored[at]!, ...changes }
    return { data: stored[at] }
  }
  const listed = ({ view = 'unanswered', stars }: Record<string, string>) =>
    stored.filter(
      (one) =>
        (view === 'all' || (one.reply === null) === (view === 'unanswered')) &&
        (!stars || one.stars === Number(stars)),
    )
  const api = portalApi({
    'GET /vendor/shops/:shopId': () => ({ data: shopOf(myShop({ state })) }),
    'GET /vendor/shops/:shopId/reviews': ({ query }) => ({
      data: {
        items: listed(query),
        nextCursor: null,
        unansweredCount: listed({}).length,
        totalCount: stored.length,
      },
    }),
    'PUT /vendor/shops/:shopId/reviews/:reviewId/reply': ({ params, body }) =>
      change(params.reviewId, replied(body.text)),
    'DELETE /vendor/shops/:shopId/reviews/:reviewId/reply': ({ params }) =>
      change(params.reviewId, { reply: null, replyState: null, replyEditableUntil: null }),
    'POST /vendor/shops/:shopId/reviews/:reviewId/reports': () => ({ data: { isReported: true } }),
  })
  const sent = (method: string) =>
    api.requests.filter(({ line }) => line.startsWith(method)).map(({ input }) => input['body'])
  return { ...api, sent }
}
const open = (api: ReturnType<typeof reviewsApi>, search = '') =>
  openPortal({ api, path: `/vendor/palpa-dhaka-udhyog-4/reviews${search}` })
const list = async () => within(await screen.findByRole('list', { name: 'Reviews' }))
const texts = async () => (await list()).getAllByText(/^Words/).map(({ textContent }) => textContent)

describe('the reviews of a shop', () => {
  it('show those without a reply first, and the rest by filters that are in the address', async () => {
    const api = reviewsApi([makeReview(1), makeReview(2, { stars: 5, ...replied('Thank you') })])
    const { router } = await open(api)
    expect(await texts()).toEqual(['Words 1'])
    expect(screen.getByText('2 published, 1 without your reply')).toBeTruthy()
    expect((await list()).getByText('Dhaka muffler, moss green')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Reviews, 1 waiting' })).toBeTruthy()
    await userEvent.click(screen.getByLabelText('All'))
    await waitFor(async () => expect(await texts()).toEqual(['Words 1', 'Words 2']))
    await userEvent.selectOptions(screen.getByLabelText('Stars'), '5 stars')
    await waitFor(async () => expect(await texts()).toEqual(['Words 2']))
    expect(router.state.location.search).toEqual({ view: 'all', stars: '5' })
    await userEvent.selectOptions(screen.getByLabelText('Stars'), '1 star')
    await screen.findByText('No review with so many stars.')
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await waitFor(async () => expect(await texts()).toHaveLength(2))
  })

  it('say that all have a reply, and offer to try again where they did not load', async () => {
    const api = reviewsApi([])
    const answer = api.answers['GET /vendor/shops/:shopId/reviews']!
    api.answers['GET /vendor/shops/:shopId/reviews'] = () => refuse(403)
    await open(api)
    await screen.findByText('The reviews could not be loaded')
    api.answers['GET /vendor/shops/:shopId/reviews'] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { name: 'All replied to' })
  })
})

describe('a reply', () => {
  it('is written once, with contacts named while somebody types', async () => {
    const api = reviewsApi([makeReview(1)])
    await open(api)
    await userEvent.click(await screen.findByRole('button', { name: 'Reply to Buyer 1' }))
    const box = screen.getByRole('textbox', { name: 'Your reply to Buyer 1' })
    expect(document.activeElement).toBe(box)
    await userEvent.type(box, 'Call 9841234567')
    await screen.findByText(/There is a telephone number in it/)
    await userEvent.click(screen.getByRole('button', { name: /^Publish reply/ }))
    expect(api.sent('PUT')).toEqual([])
    await userEvent.clear(box)
    await userEvent.type(box, 'Thank you, Buyer.')
    expect(screen.getByText('17 of 1,000')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Publish reply/ }))
    await screen.findByRole('heading', { name: 'All replied to' })
    expect(api.sent('PUT')).toEqual([{ text: 'Thank you, Buyer.' }])
  })

  it('can be changed until its day, and taken back after a question', async () => {
    const api = reviewsApi([
      makeReview(1, replied('Thank you')),
      makeReview(2, replied('Welcome', { replyEditableUntil: '2026-01-01' })),
    ])
    await open(api, '?view=answered')
    expect((await list()).getByText('Cannot be changed any more')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply to Buyer 1' }), ' very much')
    await userEvent.click(screen.getByRole('button', { name: /^Save changes/ }))
    await screen.findByText('Thank you very much')
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^Take back/ }),
    )
    await waitFor(async () => expect(await texts()).toEqual(['Words 2']))
  })

  it('that staff look at, or took off the page, says so; what failed keeps the words', async () => {
    const api = reviewsApi([
      makeReview(1, replied('One', { replyState: 'held' })),
      makeReview(2, replied('Two', { replyState: 'removed' })),
      makeReview(3),
    ])
    await open(api, '?view=all')
    await screen.findByText('Staff look at it before others see it.')
    expect(screen.getByText('Staff have taken this reply off the page.')).toBeTruthy()
    api.answers['PUT /vendor/shops/:shopId/reviews/:reviewId/reply'] = () => refuse(500)
    await userEvent.click(screen.getByRole('button', { name: 'Reply to Buyer 3' }))
    const box = screen.getByRole('textbox', { name: 'Your reply to Buyer 3' })
    await userEvent.type(box, 'Thanks')
    await userEvent.click(screen.getByRole('button', { name: /^Publish reply/ }))
    await screen.findByText(/Your words are still here/)
    expect((box as HTMLTextAreaElement).value).toBe('Thanks')
  })

  it('is not written by a suspended shop', async () => {
    await open(reviewsApi([makeReview(1)], 'suspended'))
    const button = await screen.findByRole('button', { name: 'Reply to Buyer 1' })
    expect(button.hasAttribute('disabled')).toBe(true)
  })
})

it('a review is reported with a reason', async () => {
  const api = reviewsApi([makeReview(1)])
  await open(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /^Report/ }))
  await dialog.findByText('Please choose a reason.')
  await userEvent.click(dialog.getByLabelText('It is not true'))
  await userEvent.type(dialog.getByLabelText('What should staff know?'), 'We sent another colour.')
  await userEvent.click(dialog.getByRole('button', { name: /^Report/ }))
  await waitFor(() =>
    expect(api.sent('POST')).toEqual([{ reason: 'untrue', words: 'We sent another colour.' }]),
  )
})

it('is not open to who packs', async () => {
  const packer = myShop({ role: 'packer' })
  const api = portalApi({
    'GET /vendor/shops': () => ({ data: { items: [packer] } }),
    'GET /vendor/shops/:shopId': () => ({ data: shopOf(packer) }),
  })
  await openPortal({ api, path: '/vendor/palpa-dhaka-udhyog-4/reviews' })
  await screen.findByRole('heading', { name: 'This page does not exist' })
  expect(screen.queryByRole('link', { name: /^Reviews/ })).toBeNull()
})
