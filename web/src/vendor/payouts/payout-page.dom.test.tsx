import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, shopOf } from '../testing/render-portal.tsx'
import { account, lines, nothing, openPage, press, waiting, type Answers } from './testing/payout-page.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/payouts.ts'),
    import('./payout-page.tsx'),
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
    loadArea('en', 'signIn'),
    loadArea('ne', 'vendor'),
    loadArea('ne', 'office'),
    loadArea('ne', 'signIn'),
  ]),
)
afterEach(forgetCookies)

describe('the page of the payout account', () => {
  it('shows the account masked, and since when it is in force', async () => {
    await openPage()
    await screen.findByRole('heading', { name: 'In force' })
    expect(screen.getByText('Nabil Bank')).toBeTruthy()
    expect(screen.getByText('••••0123')).toBeTruthy()
    expect(screen.getByText('ends in 0123')).toBeTruthy()
    expect(screen.getByText('In force since 5 January 2026')).toBeTruthy()
    expect(screen.getByText('Checked by Haat with your application')).toBeTruthy()
    expect(document.title).toBe('Payout account · Vendor portal | Haat')
  })

  it('lists what was paid out, what came back and why, and says so where nothing was', async () => {
    const payout = {
      number: 'P-0318',
      amountPaisa: 12_450_00,
      state: 'failed',
      entryCount: 3,
      proposedAt: '2026-11-10T00:15:00.000Z',
      movedAt: '2026-11-11T06:00:00.000Z',
      sentAt: '2026-11-10T06:00:00.000Z',
      failedAt: '2026-11-11T06:00:00.000Z',
      account: { kind: 'bank', bankName: 'Himalayan Bank', maskedNumber: '••••7777' },
      reference: 'NB 4471',
      failReason: 'closed',
      failWords: 'Closed in May',
      repeats: null,
    }
    const again = { ...payout, number: 'P-0320', state: 'proposed', reference: null, failReason: null }
    const items = [{ ...again, failWords: '', repeats: 'P-0318' }, payout]
    const { unmount } = await openPage({ [lines.payouts]: () => ({ data: { items, nextCursor: null } }) })
    await screen.findByText('Came back')
    screen.getByText('The account is closed: Closed in May')
    screen.getByText('Reference NB 4471')
    screen.getByText('Being prepared')
    screen.getByText('Sent again for P-0318')
    expect(screen.getAllByText('Rs. 12,450')).toHaveLength(2)
    unmount()
    await openPage({}, 'ne')
    await screen.findByText(/अहिलेसम्म केही भुक्तानी भएको छैन/)
  })

  it('is in the menu of owners alone, and does not exist for others', async () => {
    const { unmount } = await openPage()
    const link = (await screen.findAllByRole('link', { name: 'Payout account' }))[0]!
    expect(link.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/payout')
    unmount()
    const manager = myShop({ role: 'manager' })
    const api = await openPage({
      'GET /vendor/shops': () => ({ data: { items: [manager] } }),
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(manager) }),
    })
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
    expect(screen.queryByRole('link', { name: 'Payout account' })).toBeNull()
    expect(api.api.requests.some(({ line }) => line === lines.get)).toBe(false)
  })

  it('says when nothing is there yet, and when it could not be read', async () => {
    const { api, unmount } = await openPage({ [lines.get]: () => refuse(503) })
    await screen.findByRole('heading', { name: 'The payout account could not be loaded' })
    api.answers[lines.get] = () => ({ data: nothing })
    await press('Retry')
    await screen.findByRole('heading', { name: 'No payout account yet' })
    await press('Give an account')
    expect((await screen.findByRole('dialog')).textContent).toContain('New payout account')
    unmount()
  })

  it('speaks Nepali', async () => {
    await openPage({ [lines.get]: () => ({ data: { current: account(), waiting, earlier: [] } }) }, 'ne')
    await screen.findByRole('heading', { level: 1, name: 'भुक्तानी खाता' })
    await screen.findByText('रोक्न ३० घण्टा बाँकी')
  })

  it('lists earlier accounts with who gave and who cancelled them', async () => {
    const earlier = [
      account({ ...waiting, state: 'cancelled', endedAt: '2026-02-01T06:00:00.000Z', endedBy: 'Ram Gaha' }),
      account({ id: 'x', state: 'replaced', createdBy: null, endedAt: '2026-01-20T06:00:00.000Z' }),
    ]
    await openPage({ [lines.get]: () => ({ data: { current: account(), waiting: null, earlier } }) })
    await screen.findByRole('heading', { name: 'Earlier accounts' })
    expect(screen.getByText(/^Cancelled by Ram Gaha on 1 February 2026/)).toBeTruthy()
    expect(screen.getByText(/^Given on 5 January 2026/)).toBeTruthy()
    expect(screen.getByText('In force from 5 January 2026 to 20 January 2026')).toBeTruthy()
  })
})

describe('a change that waits', () => {
  const open = (answers: Answers) =>
    openPage({ [lines.get]: () => ({ data: { current: account(), waiting, earlier: [] } }), ...answers })

  it('is cancelled after a question', async () => {
    const { api } = await open({
      [lines.cancel]: () => ({ data: { ...nothing, current: account() } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the change' }))
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('No money goes to eSewa wallet ••••5120.')
    await userEvent.click(within(dialog).getByRole('button', { name: /^Cancel the change/ }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'A change waits' })).toBeNull())
    expect(api.requests.findLast(({ line }) => line === lines.cancel)?.input['params'].id).toBe(waiting.id)
    expect(screen.getByRole('button', { name: 'Change the account' })).toBeTruthy()
  })

  it('that has begun meanwhile says so, and shows what is in force now', async () => {
    const { api } = await open({ [lines.cancel]: () => refuse(409, { code: 'CONFLICT' }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the change' }))
    api.answers[lines.get] = () => ({
      data: { ...nothing, current: account({ ...waiting, state: 'in-force' }) },
    })
    const dialog = screen.getByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^Cancel the change/ }))
    await screen.findByText(/^The change has begun and cannot be cancelled any more/)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'A change waits' })).toBeNull())
    expect(screen.getByText('••••5120')).toBeTruthy()
  })
})
