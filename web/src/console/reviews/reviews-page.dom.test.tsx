import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from '@tanstack/react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ModerationCaseDetail } from '@haat/contract/domains/reviews.staff.ts'
import { staffRights } from '@haat/contract/domains/staff.rights.ts'
import { ConsoleReaderContext } from '#console/staff/console-reader.ts'
import { ConsoleTools } from '#console/staff/palette/console-tools.tsx'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import ReviewsPage from './reviews-page.tsx'

beforeAll(() => Promise.all((['staff', 'office'] as const).map((area) => loadArea('en', area))))

const at = '2026-11-16T06:15:00.000Z'
const both = (en: string) => ({ en, ne: en })
const makeCase = (number: number, changes: Partial<ModerationCaseDetail> = {}): ModerationCaseDetail => ({
  id: String(number),
  kind: 'review',
  reasons: ['report'],
  openedAt: at,
  text: `Words ${number}`,
  language: 'en',
  stars: 2,
  photos: [],
  author: 'Anjali S.',
  writtenAt: at,
  state: 'published',
  about: { kind: 'product', id: `shawl-${number}`, title: both(`Shawl ${number}`) },
  shop: { slug: 'palpa', name: both('Palpa Dhaka') },
  reportCount: 1,
  decision: null,
  hits: [],
  reports: [{ reason: 'insult', words: 'It calls us thieves.', at, isByShop: true }],
  device: null,
  boughtOn: '2026-10-01',
  orderNumber: 'H-20836',
  ...changes,
})

/** An API with these cases, which decides about them as the real one does. */
function casesApi(stored: ModerationCaseDetail[]) {
  const decide = (id: string, isRemoved: boolean, body: { reason?: never; words: string }) => {
    const found = stored.findIndex((one) => one.id === id)
    const decision = { isRemoved, reason: body.reason ?? null, words: body.words, by: 'Maya', at }
    stored[found] = { ...stored[found]!, decision, state: isRemoved ? 'removed' : 'published' }
    return { data: stored[found] }
  }
  const listed = ({ view = 'open', kind, reason }: Record<string, string>) =>
    stored.filter(
      (one) =>
        (one.decision === null) === (view === 'open') &&
        (!kind || one.kind === kind) &&
        (!reason || one.reasons.some((held) => held === reason)),
    )
  const api = fakeApi({
    'GET /staff/moderation': ({ query }) => ({
      data: { items: listed(query), nextCursor: null, openCount: listed({}).length },
    }),
    'GET /staff/moderation/:caseId': ({ params }) => {
      const found = stored.find(({ id }) => id === params.caseId)
      return found ? { data: found } : refuse(404)
    },
    'POST /staff/moderation/:caseId/keep': ({ params, body }) => decide(params.caseId, false, body),
    'POST /staff/moderation/:caseId/remove': ({ params, body }) => decide(params.caseId, true, body),
  })
  const sent = () =>
    api.requests
      .filter(({ line }) => line.startsWith('POST'))
      .map(({ line, input }) => [line.split('/').at(-1), input['params'].caseId, input['body']])
  return { ...api, stored, sent }
}

function Page() {
  return <ReviewsPage rest={useLocation().pathname.split('/').slice(3).join('/')} />
}
const open = (api: Pick<ReturnType<typeof casesApi>, 'call'>, path = '') =>
  renderApp(
    <ConsoleReaderContext value={{ id: 'me', isAdmin: false, rights: staffRights }}>
      <ConsoleTools>
        <Page />
      </ConsoleTools>
    </ConsoleReaderContext>,
    { call: api.call, path: `/staff/reviews${path}` },
  )
const queue = async () => within(await screen.findByRole('list', { name: 'To look at' }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const remove = () => userEvent.click(screen.getByRole('button', { name: /^Take off the page/ }))

describe('the queue', () => {
  it('shows what waits and why, with filters that are in the address', async () => {
    const api = casesApi([
      makeCase(1, { reportCount: 2 }),
      makeCase(2, { kind: 'reply', stars: null, reasons: ['words'], reportCount: 0 }),
      makeCase(3, { text: '', decision: { isRemoved: false, reason: null, words: '', by: null, at } }),
    ])
    const { router } = await open(api)
    expect((await queue()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Words 1Review: Shawl 1.*2 reports/),
      expect.stringMatching(/^Words 2Reply: Shawl 2Words/),
    ])
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Replies of shops')
    await waitFor(async () => expect((await queue()).getAllByRole('listitem')).toHaveLength(1))
    expect(router.state.location.search).toEqual({ kind: 'reply' })
    await userEvent.selectOptions(screen.getByLabelText('Why it is here'), 'One device')
    await screen.findByText('Nothing matches these filters.')
    await userEvent.click(screen.getByRole('button', { name: 'Remove filters' }))
    await userEvent.click(screen.getByLabelText('Decided'))
    await (await queue()).findByText('Only stars, no words.')
    expect(router.state.location.search).toEqual({ view: 'closed' })
  })

  it('says that all is done, and offers to try again where it did not load', async () => {
    const api = casesApi([])
    const answer = api.answers['GET /staff/moderation']!
    api.answers['GET /staff/moderation'] = () => refuse(403)
    await open(api)
    await screen.findByText('The list did not load.')
    api.answers['GET /staff/moderation'] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await heading('All done')
  })
})

describe('a case', () => {
  it('is taken off the page for a reason, and the next one is opened', async () => {
    const api = casesApi([makeCase(1), makeCase(2)])
    await open(api, '/1')
    await heading('Review: Shawl 1')
    await screen.findByText('It calls us thieves.')
    expect(screen.queryByLabelText(/^Photo/)).toBeNull()
    await remove()
    await screen.findByText('Please choose a reason.')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Insult/ }))
    await userEvent.keyboard(' ')
    await remove()
    await heading('Review: Shawl 2')
    expect(api.sent()).toEqual([['remove', '1', { writtenAt: at, reason: 'insult', words: '' }]])
  })

  it('is kept by a key; one that is held comes onto the page', async () => {
    const api = casesApi([makeCase(1, { state: 'held', hits: ['idiot'], reasons: ['words'], reports: [] })])
    await open(api, '/1')
    await screen.findByRole('button', { name: /^Put on the page/ })
    expect(screen.getByText('idiot')).toBeTruthy()
    await userEvent.keyboard('a')
    await heading('All done')
    expect(api.sent()).toEqual([['keep', '1', { writtenAt: at, words: '' }]])
  })

  it('with nothing but stars has no reasons but forgery and the law, which need words', async () => {
    const api = casesApi([makeCase(1, { text: '', stars: 1 })])
    await open(api, '/1')
    await screen.findByText('There is nothing but stars here, and a bad rating is no reason.')
    expect(
      screen.getAllByRole('radio', { name: /./ }).map((one) => one.closest('label')?.textContent),
    ).toEqual(expect.arrayContaining([expect.stringMatching(/^Forged/), expect.stringMatching(/^The law/)]))
    expect(screen.queryByRole('radio', { name: /^Insult/ })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /^Forged/ }))
    await remove()
    await screen.findByText('Please say in words why.')
    await userEvent.type(screen.getByLabelText(/^Note for colleagues/), 'Same words from five accounts')
    await remove()
    await waitFor(() => expect(api.sent()).toHaveLength(1))
  })

  it('that somebody else decided meanwhile is shown as it is now', async () => {
    const api = casesApi([makeCase(1)])
    await open(api, '/1')
    await heading('Review: Shawl 1')
    api.answers['POST /staff/moderation/:caseId/keep'] = () => {
      const decision = { isRemoved: true, reason: 'insult' as const, words: '', by: 'Maya', at }
      api.stored[0] = makeCase(1, { state: 'removed', decision })
      return refuse(409)
    }
    await userEvent.click(screen.getByRole('button', { name: /^Leave on the page/ }))
    await screen.findByText(/^Maya took it off the page/)
  })

  it('of the own shop is refused with a sentence', async () => {
    const api = casesApi([makeCase(1)])
    await open(api, '/1')
    await heading('Review: Shawl 1')
    api.answers['POST /staff/moderation/:caseId/keep'] = () => refuse(403)
    await userEvent.click(screen.getByRole('button', { name: /^Leave on the page/ }))
    await screen.findByText(/You belong to this shop, or you wrote this/)
  })

  it('that is not there says so', async () => {
    await open(casesApi([]), '/7')
    await heading('This is not there')
  })
})
