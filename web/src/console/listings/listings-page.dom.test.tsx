import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { idOf, openReviews, review, reviewsApi, sent } from './testing/reviews-console.tsx'

beforeAll(() => Promise.all((['staff', 'office', 'services'] as const).map((area) => loadArea('en', area))))
beforeEach(() => sessionStorage.clear())

const queue = async () => within(await screen.findByRole('list', { name: 'Listings to look at' }))
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

describe('the queue', () => {
  it('shows what waits, in tabs, and whose first listing it is', async () => {
    const api = reviewsApi([
      review(1, { isFirstOfShop: true, before: null, isChange: false }),
      review(2),
      review(3, { state: 'trusted' }),
    ])
    const { router } = await openReviews(api)
    const rows = (await queue()).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Shawl 1Palpa Dhaka · GoodsFirst of its shop/),
      expect.stringMatching(/^Shawl 2Palpa Dhaka · GoodsChange/),
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Afterwards 1' }))
    await (await queue()).findByText('Shawl 3')
    expect(router.state.location.search).toEqual({ state: 'afterwards' })
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Services')
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ state: 'afterwards', kind: 'service' }),
    )
  })

  it('says that nothing waits, and offers to try again', async () => {
    const api = reviewsApi([])
    const answer = api.answers['GET /staff/listings']!
    api.answers['GET /staff/listings'] = () => refuse(403)
    await openReviews(api)
    await screen.findByText('The listings did not load.')
    api.answers['GET /staff/listings'] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Every listing is looked at.')
  })
})

describe('a version', () => {
  it('is shown field by field beside what is live', async () => {
    await openReviews(reviewsApi([review(1)]), `/${idOf(1)}`)
    await heading('Shawl 1')
    const story = await screen.findByRole('region', { name: 'Story' })
    expect([...story.querySelectorAll('del')].map((one) => one.textContent)).toEqual(['a ', 'Tansen.'])
    expect([...story.querySelectorAll('ins')].map((one) => one.textContent)).toEqual(['an old ', 'Palpa.'])
    const pictures = await part('Pictures')
    expect(pictures.getAllByText(/^(Added|Moved|Removed)$/).map((one) => one.textContent)).toEqual([
      'Moved',
      'Moved',
      'Added',
      'Removed',
    ])
    const rows = (await part('Variants')).getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'VariantSKUPriceStock',
      'red SHL-redas it is now',
      'blue SHL-blueas it is now',
      'green NewSHL-greenRs.\u00a02,4507',
    ])
    await (await part('Particulars')).findByText('Country of origin')
    expect(screen.getByText('Unchanged').parentElement!.textContent).toContain('Name, Category')
    expect(screen.getByText(/12 listings were approved so far/)).toBeTruthy()
  })

  it('is sent back with reasons at its fields, and the next one opens at once', async () => {
    const api = reviewsApi([review(1), review(2)])
    await openReviews(api, `/${idOf(1)}`)
    await heading('Shawl 1')
    await userEvent.click(await screen.findByLabelText('Say what to change: Story'))
    await userEvent.keyboard('Say where it is woven.')
    await userEvent.click(screen.getByLabelText('Say what to change: Picture 2'))
    await userEvent.keyboard('/whole{Enter}')
    await userEvent.click(screen.getByText('Send back 2 items'))
    await heading('Shawl 2')
    await waitFor(() =>
      expect(sent(api)).toEqual([
        [
          'send-back',
          idOf(1),
          {
            reasons: [
              { field: 'story', words: 'Say where it is woven.' },
              { field: 'pictures.1', words: 'Show the whole item.\nपूरै सामान देखाउनुहोस्।' },
            ],
            words: '',
          },
        ],
      ]),
    )
    await waitFor(async () => expect((await queue()).getAllByRole('listitem')).toHaveLength(1))
  })

  it('needs a reason to be sent back, and is not approved over reasons', async () => {
    const api = reviewsApi([review(1)])
    await openReviews(api, `/${idOf(1)}`)
    await heading('Shawl 1')
    await userEvent.keyboard('s')
    await screen.findByText(/Please say at a field what has to be changed/)
    expect(document.activeElement).toBe(screen.getByLabelText('Over all'))
    await userEvent.keyboard('Not for Haat')
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await screen.findByText(/You have written what to change/)
    expect(sent(api)).toEqual([])
  })

  it('is walked and approved by keys, but not while somebody types', async () => {
    const api = reviewsApi([review(1), review(2), review(3)])
    await openReviews(api)
    await queue()
    await userEvent.keyboard('j')
    await heading('Shawl 1')
    await userEvent.keyboard('j')
    await heading('Shawl 2')
    await userEvent.keyboard('k')
    await heading('Shawl 1')
    await userEvent.click(screen.getByLabelText('Over all'))
    await userEvent.keyboard('a{Escape}')
    await userEvent.clear(screen.getByLabelText('Over all'))
    await userEvent.keyboard('{Escape}a')
    await heading('Shawl 2')
    await waitFor(() => expect(sent(api)).toEqual([['approve', idOf(1), undefined]]))
    await userEvent.keyboard('?')
    const keys = within(await screen.findByRole('dialog'))
    expect(keys.getByText('Approve, or leave it')).toBeTruthy()
    expect(keys.getByText('Next listing')).toBeTruthy()
  })

  it('that somebody else has decided meanwhile says so, and comes back with what was written', async () => {
    const api = reviewsApi([review(1), review(2)])
    api.answers['POST /staff/listings/:versionId/send-back'] = ({ params }) => {
      api.change(params.versionId, { state: 'approved' })
      return refuse(409)
    }
    await openReviews(api, `/${idOf(1)}`)
    await heading('Shawl 1')
    await userEvent.type(screen.getByLabelText('Over all'), 'No')
    await userEvent.click(screen.getByText('Send back 1 item'))
    await heading('Shawl 2')
    await screen.findByText('Shawl 1: somebody else has decided meanwhile.')
    await userEvent.click(screen.getByText('Look at it'))
    await heading('Shawl 1')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Over all').value).toBe('No')
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it('that the shop has replaced leads to the newer one', async () => {
    const api = reviewsApi([
      review(1, { state: 'withdrawn', newerId: idOf(2), decidedAt: '2026-11-16T08:00:00.000Z' }),
      review(2),
    ])
    await openReviews(api, `/${idOf(1)}`)
    await screen.findByText('The shop has sent a newer version.')
    await userEvent.click(screen.getByRole('link', { name: 'Go to the newer one' }))
    await heading('Shawl 2')
  })

  it('of a trusted shop is left, or taken back after a question', async () => {
    const api = reviewsApi([review(1, { state: 'trusted' }), review(2, { state: 'trusted' })])
    await openReviews(api, `/${idOf(1)}?state=afterwards`)
    await heading('Shawl 1')
    await userEvent.click(screen.getByRole('button', { name: 'Leave it' }))
    await heading('Shawl 2')
    await userEvent.type(screen.getByLabelText('Over all'), 'Another name on it')
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Take back/ }))
    await waitFor(() =>
      expect(sent(api)).toEqual([
        ['approve', idOf(1), undefined],
        ['take-back', idOf(2), { reasons: [], words: 'Another name on it' }],
      ]),
    )
  })
})
