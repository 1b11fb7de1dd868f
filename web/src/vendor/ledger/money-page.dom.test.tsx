import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LedgerEntry } from '@haat/contract/domains/ledger.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'
import { balanceOf, monthOf, payoutEntry, saleOf, statementsOf } from './testing/books.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('./money-page.tsx'),
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
    loadArea('ne', 'vendor'),
    loadArea('ne', 'office'),
  ]),
)
afterEach(() => {
  forgetCookies()
  vi.restoreAllMocks()
})

const pageOf = (items: LedgerEntry[], nextCursor: string | null = null) => ({ data: { items, nextCursor } })
const api = (answers: Parameters<typeof portalApi>[0] = {}) =>
  portalApi({
    'GET /vendor/shops/:shopId/balance': () => ({ data: balanceOf() }),
    'GET /vendor/shops/:shopId/ledger': () => pageOf([saleOf(2), payoutEntry]),
    'GET /vendor/shops/:shopId/ledger/months/:month': () => ({ data: monthOf() }),
    'GET /vendor/shops/:shopId/statements': () => ({ data: statementsOf() }),
    'GET /vendor/shops/:shopId/payout-accounts': () => ({
      data: { current: null, waiting: null, earlier: [] },
    }),
    ...answers,
  })
const open = (given: { api?: ReturnType<typeof api>; search?: string; language?: 'en' | 'ne' } = {}) =>
  openPortal({
    api: given.api ?? api(),
    path: `/vendor/palpa-dhaka-udhyog-4/money${given.search ?? ''}`,
    ...(given.language && { language: given.language }),
  })

describe('the page of money', () => {
  it('says what is owed, when it goes out and where to, and what can be paid out later', async () => {
    await open()
    expect(await screen.findByText('Rs. 48,900', { collapseWhitespace: true })).toBeTruthy()
    expect(screen.getByText('Goes out on Tuesday, 1 Mangsir')).toBeTruthy()
    expect(screen.getByText('To eSewa wallet ••••6120')).toBeTruthy()
    const later = screen.getByRole('heading', { name: 'What can be paid out later' }).closest('section')!
    expect(within(later).getByText('from 4 Mangsir')).toBeTruthy()
  })

  it.each([
    ['nothing', 'Nothing of it can be paid out before Tuesday, 1 Mangsir.'],
    ['tooLittle', 'Less than Rs. 100 can be paid out. It stays here until more has come together.'],
    ['noAccount', 'Give an account, so that money can go out.'],
    ['newAccount', 'Your account is new. Money goes there once it is 48 hours old.'],
    ['open', 'Whatever else can be paid out follows once that payout is done.'],
    ['failed', 'The last payout to your account came back. Please check the account; we repeat it by hand.'],
  ] as const)('says why nothing goes out: %s', async (stop, sentence) => {
    const balance = balanceOf()
    const nextPayout = { ...balance.nextPayout, stop }
    await open({
      api: api({ 'GET /vendor/shops/:shopId/balance': () => ({ data: { ...balance, nextPayout } }) }),
    })
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('says that later sales cover a negative balance, and shows a payout that waits', async () => {
    const openPayout = { number: 'P-0319', day: '2026-11-17', amountPaisa: 5_000_00, isApproved: false }
    const data = balanceOf({ balancePaisa: -909_60, openPayout })
    await open({ api: api({ 'GET /vendor/shops/:shopId/balance': () => ({ data }) }) })
    expect(await screen.findByText('Your next sales cover it. You have nothing to pay.')).toBeTruthy()
    expect(screen.getByText('−Rs. 909.60', { collapseWhitespace: true })).toBeTruthy()
    expect(screen.getByText(/Payout P-0319 of Rs\.\s5,000 waits to be approved\./)).toBeTruthy()
  })

  it('shows every line in plain words with its rate, its order and the balance after it', async () => {
    await open()
    expect(await screen.findByText('Dhaka sari × 2')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'H-20002' }).getAttribute('href')).toContain('/orders/H-20002')
    expect(screen.getByText('Delivered 28 Kartik, paid by eSewa · payable from 1 January')).toBeTruthy()
    expect(screen.getByText(/8% of Rs\.\s5,250, the rate on the day of the sale/)).toBeTruthy()
    expect(screen.getByText(/13% of Rs\.\s420; on our bill to you/)).toBeTruthy()
    expect(screen.getByText('P-0318')).toBeTruthy()
    expect(screen.getAllByText('−3,12,300.25').length).toBeGreaterThan(0)
  })

  it('puts many sales of one day together until all of their lines are asked for', async () => {
    const items = [5, 4, 3, 2].map((number) => saleOf(number))
    await open({ api: api({ 'GET /vendor/shops/:shopId/ledger': () => pageOf(items) }) })
    expect(await screen.findByText('4 sales after commission')).toBeTruthy()
    expect(screen.getByText('+19,101.60')).toBeTruthy()
    expect(screen.queryByText('H-20003')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 lines' }))
    expect(screen.getByText('H-20003')).toBeTruthy()
  })

  it('names the courier of many sales only where the courier handed over all of their money', async () => {
    const cash = { ...saleOf(2).parcel!, method: 'cod', paidHow: 'cash' } as const
    const cases = [
      [cash, true],
      [{ ...cash, method: 'esewa', paidHow: null } as const, false],
      [{ ...cash, paidHow: 'qr' } as const, false],
      [{ ...cash, isOwnDelivery: true }, false],
    ] as const
    for (const [parcel, isNamed] of cases) {
      const items = [5, 4, 3, 2].map((number) => saleOf(number, { parcel: number === 3 ? parcel : cash }))
      const { unmount } = await open({
        api: api({ 'GET /vendor/shops/:shopId/ledger': () => pageOf(items) }),
      })
      await screen.findByText('4 sales after commission')
      expect(screen.queryByText('Handed over by Himali Courier') !== null).toBe(isNamed)
      unmount()
    }
  })

  it('shows how the month added up, and says so where it does not', async () => {
    const disagreeing = api({
      'GET /vendor/shops/:shopId/ledger/months/:month': () => ({ data: monthOf({ agrees: false }) }),
    })
    await open({ api: disagreeing })
    const strip = (await screen.findByRole('heading', { name: 'How Kartik added up' })).closest('section')!
    expect(await within(strip).findByText('On 1 Kartik')).toBeTruthy()
    expect(within(strip).getByText('4 payouts')).toBeTruthy()
    expect(within(strip).getByText('+5,250.00')).toBeTruthy()
    expect(within(strip).getByRole('alert').textContent).toContain('do not come to the balance')
  })

  it('keeps month and kind in the address, and never leaves the months that the books have', async () => {
    const seen: object[] = []
    const watched = api({
      'GET /vendor/shops/:shopId/ledger': ({ query }: { query?: object }) => {
        seen.push(query ?? {})
        return pageOf([saleOf(2)])
      },
    })
    const { router } = await open({ api: watched, search: '?month=2083-06' })
    const month = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Month' })
    expect(month.value).toBe('2083-06')
    await userEvent.click(screen.getByRole('button', { name: 'Month before' }))
    expect(router.state.location.search).toEqual({ month: '2083-05' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fiscal year' }), '2082/83')
    expect(router.state.location.search).toEqual({ month: '2083-03' })
    await userEvent.click(await screen.findByRole('button', { name: 'Refunds' }))
    expect(router.state.location.search).toEqual({ month: '2083-03', kind: 'refunds' })
    expect(seen.at(-1)).toMatchObject({ month: '2083-03', kind: 'refunds' })
  })

  it.each(['?month=2083-13', '?month=2099-01', '?month=2070-01', '?month=x'])(
    'shows the running month for %s',
    async (search) => {
      await open({ search })
      expect(await screen.findByRole('heading', { name: 'How Kartik added up' })).toBeTruthy()
    },
  )

  it('is empty for a shop that has sold nothing, with a way to its orders', async () => {
    const nothing = api({
      'GET /vendor/shops/:shopId/balance': () => ({
        data: balanceOf({
          balancePaisa: 0,
          waits: [],
          nextPayout: { ...balanceOf().nextPayout, stop: 'nothing' },
        }),
      }),
      'GET /vendor/shops/:shopId/ledger': () => pageOf([]),
      'GET /vendor/shops/:shopId/statements': () => ({
        data: statementsOf({ firstMonth: null, closed: [], closedYears: [] }),
      }),
    })
    await open({ api: nothing })
    expect(await screen.findByText('Nothing in Kartik yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To your orders' })).toBeTruthy()
    expect(screen.getByText('Nothing is owed to you at the moment.')).toBeTruthy()
  })

  it('keeps every other panel when one cannot be read', async () => {
    await open({ api: api({ 'GET /vendor/shops/:shopId/balance': () => refuse(500) }) })
    expect(await screen.findByText('Dhaka sari × 2')).toBeTruthy()
    expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(1)
  })

  it('offers the papers of the last closed month and year while the running one is open', async () => {
    await open()
    const papers = (await screen.findByRole('heading', { name: 'Papers' })).closest('section')!
    expect(await within(papers).findByText('Statement, Ashwin 2083')).toBeTruthy()
    expect(within(papers).getByText('Haat’s commission bill, Ashwin')).toBeTruthy()
    expect(within(papers).getByText(/PDF, Rs\.\s98,410 with VAT/)).toBeTruthy()
    expect(within(papers).getAllByText('Fiscal year 2082/83')).toHaveLength(2)
    expect(within(papers).getByText('PDF, not closed yet')).toBeTruthy()
  })

  it.each([
    ['2081-09', '2081/82'],
    ['2082-05', '2082/83'],
    ['2083-05', '2082/83'],
  ])('offers to the month %s the papers of the fiscal year %s', async (month, year) => {
    const statements = statementsOf({ firstMonth: '2081-05', closedYears: ['2082/83', '2081/82'] })
    await open({
      api: api({
        'GET /vendor/shops/:shopId/balance': () => ({ data: balanceOf({ firstDay: '2024-08-20' }) }),
        'GET /vendor/shops/:shopId/statements': () => ({ data: statements }),
      }),
      search: `?month=${month}`,
    })
    const papers = (await screen.findByRole('heading', { name: 'Papers' })).closest('section')!
    expect(await within(papers).findAllByText(/^Fiscal year/)).toHaveLength(2)
    expect(within(papers).getAllByText(`Fiscal year ${year}`)).toHaveLength(2)
  })

  it('saves a paper in the language of the page', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('%PDF'))
    URL.createObjectURL ??= () => ''
    URL.revokeObjectURL ??= () => {}
    await open({ language: 'ne' })
    await userEvent.click(await screen.findByRole('button', { name: /डाउनलोड: हाटको कमिसन बिल/ }))
    const asked = fetched.mock.calls.map(([address]) => String(address))
    expect(asked).toContainEqual(expect.stringMatching(/\/statements\/2083-06\/bill\?language=ne$/))
  })

  it('is not for managers and packers', async () => {
    const role = 'manager' as const
    const shop = myShop({ role })
    const asManager = api({
      'GET /vendor/shops': () => ({ data: { items: [shop] } }),
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(shop) }),
    })
    await open({ api: asManager })
    expect(await screen.findByText('This page does not exist')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Money' })).toBeNull()
  })
})
