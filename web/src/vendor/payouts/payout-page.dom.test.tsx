import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PayoutAccount } from '@haat/contract/domains/payouts.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { factor, forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'

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

const account = (given: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id: '0192f0a0-0000-7000-8000-000000000001',
  kind: 'bank',
  bankName: 'Nabil Bank',
  bankBranch: 'Tansen',
  accountName: 'Palpa Dhaka Udhyog',
  maskedNumber: '••••0123',
  state: 'in-force',
  createdAt: '2026-01-05T06:00:00.000Z',
  createdBy: 'Maya Shakya',
  isFromApplication: true,
  usableFrom: '2026-01-05T06:00:00.000Z',
  endedAt: null,
  endedBy: null,
  ...given,
})
const begins = new Date(Date.now() + 30.5 * 3_600_000).toISOString()
const waiting = account({
  id: '0192f0a0-0000-7000-8000-000000000002',
  kind: 'esewa',
  bankName: '',
  bankBranch: '',
  maskedNumber: '••••5120',
  state: 'waiting',
  isFromApplication: false,
  usableFrom: begins,
})
const nothing = { current: null, waiting: null, earlier: [] }
const lines = {
  get: 'GET /vendor/shops/:shopId/payout-accounts',
  payouts: 'GET /vendor/shops/:shopId/payouts',
  change: 'POST /vendor/shops/:shopId/payout-accounts',
  cancel: 'DELETE /vendor/shops/:shopId/payout-accounts/:id',
} as const
type Answers = NonNullable<Parameters<typeof portalApi>[0]>

const openPage = (answers: Answers = {}, language: 'en' | 'ne' = 'en') =>
  openPortal({
    path: '/vendor/palpa-dhaka-udhyog-4/payout',
    language,
    api: portalApi({
      [lines.get]: () => ({ data: { ...nothing, current: account() } }),
      [lines.payouts]: () => ({ data: { items: [], nextCursor: null } }),
      [state]: () => ({ data: factor({ isSetUp: true, isConfirmed: true }) }),
      ...answers,
    }),
  })
const state = 'GET /account/second-factor'
const field = (name: RegExp | string) => within(screen.getByRole('dialog')).getByLabelText(name)
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

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

describe('a change', () => {
  const fill = async () => {
    await userEvent.type(field(/^Bank \*/), 'Himalayan Bank')
    await userEvent.type(field(/^Branch/), 'Butwal')
    await userEvent.type(field(/Name of the account/), 'Palpa Dhaka Udhyog')
    await userEvent.type(field(/Number of the account/), '०१७ 1234 5678')
    await userEvent.type(field(/Your password/), 'walnut-lantern-42')
    await userEvent.type(field(/Code from the app/), '123456')
  }

  it('names every field that is missing, and sends nothing', async () => {
    const { api } = await openPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await press(/^Give this account/)
    for (const problem of [
      'Name the bank',
      'Name the branch',
      'Enter the name of the account',
      'Enter the number',
      'Enter your password',
      'Enter the code that your app shows',
    ]) {
      await screen.findByText(problem)
    }
    expect(document.activeElement).toBe(field(/^Bank \*/))
    expect(api.requests.some(({ line }) => line === lines.change)).toBe(false)
  })

  it('is sent with the password; a wrong one is said at its field, then the change waits', async () => {
    const { api } = await openPage({
      [lines.change]: () => refuse(422, { fields: { password: 'That is not your password.' } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await fill()
    await press(/^Give this account/)
    await screen.findByText('That is not your password')
    api.answers[lines.change] = () => ({ data: { current: account(), waiting, earlier: [] } })
    await press(/^Give this account/)
    await screen.findByRole('heading', { name: 'A change waits' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('30 hours left to stop it')).toBeTruthy()
    // Only one change can wait.
    expect(screen.queryByRole('button', { name: 'Change the account' })).toBeNull()
    expect(api.requests.findLast(({ line }) => line === lines.change)?.input['body']).toEqual({
      kind: 'bank',
      bankName: 'Himalayan Bank',
      bankBranch: 'Butwal',
      accountName: 'Palpa Dhaka Udhyog',
      accountNumber: '०१७ 1234 5678',
      password: 'walnut-lantern-42',
      code: '123456',
    })
  })

  it('of a wallet asks for a mobile number and no bank', async () => {
    await openPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await userEvent.click(field(/^Khalti/))
    expect(within(screen.getByRole('dialog')).queryByLabelText(/^Branch/)).toBeNull()
    await userEvent.type(field(/Mobile number of the wallet/), '12345678')
    await press(/^Give this account/)
    await screen.findByText('A wallet has the number of a mobile phone: ten figures')
  })

  it('keeps what was typed where the code was wrong, and asks for the next one', async () => {
    await openPage({ [lines.change]: () => refuse(422, { fields: { code: 'Wrong' } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await fill()
    await press(/^Give this account/)
    await screen.findByText('That code is not right, or it was used already. Wait for the next one.')
    expect((field(/Code from the app/) as HTMLInputElement).value).toBe('')
    expect((field(/^Branch/) as HTMLInputElement).value).toBe('Butwal')
  })

  it('leads who has no second factor through setting it up, and then to the form', async () => {
    const { api } = await openPage({
      [state]: () => ({ data: factor() }),
      'POST /account/second-factor': () => ({ data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Haat' } }),
      'POST /account/second-factor/confirm': () => ({ data: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'First set up two-step sign-in' }))
    dialog.getByText(/only with your password and a code from your phone/)
    expect(dialog.queryByLabelText(/Number of the account/)).toBeNull()
    await userEvent.type(dialog.getByLabelText(/Your password/), 'walnut-lantern-42{Enter}')
    await userEvent.type(await dialog.findByLabelText(/The code it shows now/), '123456')
    await dialog.findByText('aaaa-bbbb')
    api.answers[state] = () => ({ data: factor({ isSetUp: true, isConfirmed: true }) })
    await press('I have saved them')
    await screen.findByRole('dialog', { name: 'New payout account' })
    expect(field(/Number of the account/)).toBeTruthy()
    expect(field(/Code from the app/)).toBeTruthy()
  })

  it('says so too where the second factor was turned off on another device meanwhile', async () => {
    const { api } = await openPage({ [lines.change]: () => refuse(403, { code: 'SECOND_FACTOR_REQUIRED' }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await fill()
    api.answers[state] = () => ({ data: factor() })
    await press(/^Give this account/)
    await screen.findByRole('dialog', { name: 'First set up two-step sign-in' })
  })

  it('says that another one waits already', async () => {
    await openPage({ [lines.change]: () => refuse(409, { code: 'CONFLICT' }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await fill()
    await press(/^Give this account/)
    await screen.findByText('Another change waits already. Close this and look at it first.')
  })

  it('sends who has no password to the place where one is set', async () => {
    await openPage({ 'GET /account/sign-in-ways': () => ({ data: { hasPassword: false, google: null } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    const link = await screen.findByRole('link', { name: 'Set a password' })
    expect(link.getAttribute('href')).toBe('/profile/security')
    expect(screen.queryByRole('button', { name: /^Give this account/ })).toBeNull()
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
