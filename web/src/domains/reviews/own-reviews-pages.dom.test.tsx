import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnReview, OwnStanding, Purchase } from '@haat/contract/domains/reviews.own.ts'
import { CurrentUserContext } from '#api/current-user.ts'
import { uploadFile } from '#api/upload-file.ts'
import { ApiFailure } from '#api/client.ts'
import { forgetKeptFiles } from '#ui/device/kept-files.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { showToast, type ToastAction } from '#ui/toast/show-toast.tsx'
import { OwnReviewsPages } from './own-reviews-pages.tsx'
import { both, ownReview, photo, purchase, standing } from './testing/reviews.ts'

vi.mock('#ui/toast/show-toast.tsx', () => ({ showToast: vi.fn(async () => {}) }))
vi.mock('#api/upload-file.ts', () => ({ uploadFile: vi.fn() }))
const toasts = () => vi.mocked(showToast).mock.calls.map(([, text]) => text)
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${Math.random()}`, revokeObjectURL: () => {} }),
  )
})
afterEach(() => {
  localStorage.clear()
  forgetKeptFiles()
  vi.mocked(showToast).mockClear()
  vi.mocked(uploadFile).mockReset()
  vi.unstubAllGlobals()
})

const writeLine = 'PUT /own-reviews/:kind/:id'
const writePath = 'write/product/shawl-1'

interface Given {
  own?: OwnStanding
  toWrite?: Purchase[]
  written?: OwnReview[]
  search?: string
  language?: 'en' | 'ne'
  answers?: Parameters<typeof fakeApi>[0]
}

async function open(path: string, { own, toWrite = [], written = [], ...rest }: Given = {}) {
  const api = fakeApi({
    'GET /own-reviews/:kind/:id': () => (own ? { data: own } : refuse(404)),
    'GET /own-reviews/to-write': () => ({ data: { items: toWrite, total: toWrite.length } }),
    'GET /own-reviews': () => ({ data: { items: written, total: written.length } }),
    ...rest.answers,
  })
  const user = { userId: 'anjali', findUserId: async () => 'anjali' }
  const app = await renderApp(
    <CurrentUserContext value={user}>
      <OwnReviewsPages path={path} />
    </CurrentUserContext>,
    { call: api.call, path: `/profile/reviews/${path}${rest.search ?? ''}`, language: rest.language ?? 'en' },
  )
  await screen.findByRole('heading', { level: 1 })
  return { ...api, ...app, written: () => api.requests.filter(({ line }) => line === writeLine) }
}
const post = async () => userEvent.click(await screen.findByRole('button', { name: /^Post review/ }))

describe('writing', () => {
  it('needs a star, and a star is enough', async () => {
    const { written, router } = await open(writePath, {
      own: standing(),
      answers: { [writeLine]: () => ({ data: ownReview() }) },
    })
    await post()
    await screen.findByText('Please choose 1 to 5 stars.')
    await userEvent.click(screen.getByRole('radio', { name: '4 stars, Good' }))
    expect(screen.queryByText('Please choose 1 to 5 stars.')).toBeNull()
    await userEvent.dblClick(screen.getByRole('button', { name: /^Post review/ }))
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/profile/reviews/thanks/product/shawl-1'),
    )
    expect(written().map(({ input }) => input)).toEqual([
      {
        params: { kind: 'product', id: 'shawl-1' },
        body: { stars: 4, aspects: {}, text: '', photoIds: [] },
      },
    ])
    expect(Object.keys(localStorage)).toEqual([])
    // Until the page is left, it does not turn into that of a change.
    expect(screen.getByRole('heading', { level: 1, name: 'Write a review' })).toBeTruthy()
  })

  it('begins with the star of the mail; arrows choose others, and aspects can be taken back', async () => {
    const { written } = await open(writePath, {
      search: '?stars=4',
      own: standing({ aspects: [{ key: 'warmth', name: both('Warmth', 'न्यानोपन') }] }),
      answers: { [writeLine]: () => ({ data: ownReview() }) },
    })
    const all = await screen.findByRole('radiogroup', { name: 'All in all' })
    expect(within(all).getByRole<HTMLInputElement>('radio', { name: '4 stars, Good' }).checked).toBe(true)
    const warmth = screen.getByRole('radiogroup', { name: 'Warmth' })
    const five = within(warmth).getByRole<HTMLInputElement>('radio', { name: '5 stars, Excellent' })
    await userEvent.click(five)
    expect(five.checked).toBe(true)
    await userEvent.click(five)
    expect(five.checked).toBe(false)
    await userEvent.click(within(warmth).getByRole('radio', { name: '2 stars, Poor' }))
    await userEvent.type(screen.getByLabelText('What should the next buyer know?'), '  Very warm. ')
    expect(screen.getByText('13 of 2,000')).toBeTruthy()
    await post()
    await waitFor(() => expect(written()).toHaveLength(1))
    expect(written()[0]!.input['body']).toMatchObject({
      stars: 4,
      aspects: { warmth: 2 },
      text: 'Very warm.',
    })
  })

  it('keeps words and photos on the phone until they are posted', async () => {
    vi.mocked(uploadFile).mockResolvedValue({ photoId: 'p1', picture: photo('p1') })
    const first = await open(writePath, { own: standing() })
    await userEvent.type(await screen.findByLabelText('What should the next buyer know?'), 'Soft')
    await userEvent.upload(
      screen.getByLabelText('Add photos'),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    )
    await screen.findByRole('button', { name: 'Remove photo 1' })
    expect(screen.getByText('1 of 6.')).toBeTruthy()
    first.unmount()
    await open(writePath, { own: standing() })
    const words = await screen.findByLabelText<HTMLTextAreaElement>('What should the next buyer know?')
    expect(words.value).toBe('Soft')
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }))
    expect(screen.getByText('0 of 6.')).toBeTruthy()
  })

  it.each([
    [415, 'Only JPEG, PNG, WebP or AVIF pictures.'],
    [413, 'It is larger than 8 MB.'],
    [422, 'This file cannot be read as a picture.'],
  ])('names under the photo why it was refused (%i)', async (status, sentence) => {
    vi.mocked(uploadFile).mockRejectedValue(new ApiFailure(status, {}))
    await open(writePath, { own: standing() })
    await userEvent.upload(
      await screen.findByLabelText('Add photos'),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    )
    await screen.findByText(sentence)
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }))
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  })

  it('waits for photos that are on their way', async () => {
    vi.mocked(uploadFile).mockReturnValue(new Promise(() => {}))
    const { written } = await open(writePath, { own: standing(), search: '?stars=5' })
    await userEvent.upload(
      await screen.findByLabelText('Add photos'),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    )
    await screen.findByRole('progressbar')
    await post()
    await screen.findByText(/A photo is still on its way/)
    expect(written()).toEqual([])
  })

  it('refuses contacts by name, without asking the server', async () => {
    const { written } = await open(writePath, { own: standing(), search: '?stars=5' })
    await userEvent.type(await screen.findByLabelText('What should the next buyer know?'), 'Call 9841234567')
    await post()
    await screen.findByText('Please leave out the phone number: everybody can read a review.')
    expect(written()).toEqual([])
  })

  it.each([
    [refuse.bind(null, 403, { fields: { refunded: 'x' } }), 'You got your money back'],
    [refuse.bind(null, 409, { fields: { notReceived: 'x' } }), 'It has not come yet'],
    [refuse.bind(null, 422, { fields: { text: 'Not like this.' } }), 'Not like this.'],
    [refuse.bind(null, 429), 'That was very often. Please try again in an hour.'],
    [refuse.bind(null, 500), 'Your review did not reach us. It is kept here; please try again.'],
  ])('says why the server refused it', async (answer, sentence) => {
    await open(writePath, { own: standing(), search: '?stars=2', answers: { [writeLine]: answer } })
    await post()
    await screen.findByText(sentence)
  })

  it.each([
    ['notBought', 'Only who bought it can review it'],
    ['ownShop', 'This is your own shop'],
    ['unverified', 'First confirm your email address'],
    ['tooLate', 'It can no longer be changed'],
  ] as const)('says before that it cannot be done: %s', async (refusal, heading) => {
    await open(writePath, { own: standing({ refusal }) })
    await screen.findByText(heading)
    expect(screen.queryByRole('button', { name: /^Post review/ })).toBeNull()
  })

  it('of nothing leads to the list', async () => {
    await open('write/planet/mars')
    expect(screen.getByText('There is nothing to review here')).toBeTruthy()
  })

  it('stands in Nepali', async () => {
    await open(writePath, { own: standing(), language: 'ne', search: '?stars=3' })
    await screen.findByRole('radio', { name: '३ तारा, ठीकै', checked: true })
  })
})

describe('the thanks', () => {
  it('say until when it can be changed, and what is next', async () => {
    await open('thanks/product/shawl-1', {
      own: standing({ review: ownReview({ editableUntil: '2026-12-17' }) }),
      toWrite: [purchase({ kind: 'shop', id: 'pashupati', title: both('Pashupati'), picture: null })],
    })
    await screen.findByRole('heading', { name: 'Thank you, Anjali' })
    expect(await screen.findByText('Edit or remove it until 2 Poush · 17 Dec.')).toBeTruthy()
    const next = await screen.findByRole('region', { name: 'One more to write' })
    expect(within(next).getByRole<HTMLAnchorElement>('link', { name: '1 star' }).href).toContain(
      '/profile/reviews/write/shop/pashupati?stars=1',
    )
  })

  it('do not say that it is on the page while it is held', async () => {
    await open('thanks/product/shawl-1', { own: standing({ review: ownReview({ state: 'held' }) }) })
    await screen.findByText('Our team looks at it first')
    expect(screen.queryByText('Your review is on the page')).toBeNull()
  })
})

describe('the lists', () => {
  it('show what there is to write, and what became of what was written', async () => {
    await open('', {
      toWrite: [purchase()],
      written: [
        ownReview({ id: 'a', state: 'held', about: purchase({ id: 'a' }) }),
        ownReview({ id: 'b', state: 'removed', removalReason: 'advertising', about: purchase({ id: 'b' }) }),
        ownReview({ id: 'c', reply: { text: 'Thank you.', at: '2026-11-16T06:00:00.000Z' } }),
        ownReview({ id: 'd', editableUntil: '2026-01-01', about: purchase({ id: 'd' }) }),
      ],
    })
    await screen.findByRole('link', { name: '5 stars' })
    await userEvent.click(screen.getByRole('tab', { name: 'Written4' }))
    expect(await screen.findByText('Waiting for a look')).toBeTruthy()
    expect(screen.getByText('Our team took it off the page: it is advertising.')).toBeTruthy()
    expect(screen.getByText('Pashupati replied')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(3)
  })

  it('say that there is nothing, or that it could not be loaded', async () => {
    await open('', { answers: { 'GET /own-reviews': () => refuse(500) } })
    await screen.findByText('Nothing to write')
    await userEvent.click(screen.getByRole('tab', { name: 'Written' }))
    await screen.findByText('Your reviews could not be loaded.')
  })

  it('take a review back after one question, and bring it back', async () => {
    const { requests } = await open('', {
      written: [ownReview({ photos: [{ photoId: 'p1', picture: photo('p1') }] })],
      answers: {
        'DELETE /own-reviews/:kind/:id': () => ({ data: standing() }),
        [writeLine]: () => ({ data: ownReview() }),
      },
    })
    await userEvent.click(await screen.findByRole('tab', { name: 'Written1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await screen.findByText('Remove your review?')
    await userEvent.click(screen.getByRole('button', { name: /^Remove it/ }))
    await waitFor(() => expect(toasts()).toEqual(['Your review is removed.']))
    const undo = vi.mocked(showToast).mock.calls[0]![2] as ToastAction
    undo.onAct()
    await waitFor(() => expect(toasts()).toEqual(['Your review is removed.', 'Your review is back.']))
    expect(requests.find(({ line }) => line === writeLine)!.input['body']).toEqual({
      stars: 4,
      aspects: {},
      text: 'Very warm.',
      photoIds: ['p1'],
    })
  })
})
