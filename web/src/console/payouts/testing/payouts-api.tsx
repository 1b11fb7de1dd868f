import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { PayoutPage, StaffPayout, StaffPayoutDetail } from '@haat/contract/domains/payouts.staff.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import PayoutsPage from '../payouts-page.tsx'

export const loadTexts = () =>
  Promise.all(
    (['en', 'ne'] as const).flatMap((language) => [
      loadArea(language, 'staff'),
      loadArea(language, 'office'),
    ]),
  )

const row: StaffPayout = {
  number: 'P-0318',
  amountPaisa: 12_450_00,
  state: 'proposed',
  entryCount: 2,
  proposedAt: '2026-11-17T00:15:00.000Z',
  movedAt: '2026-11-17T00:15:00.000Z',
  sentAt: null,
  failedAt: null,
  account: { kind: 'bank', bankName: 'Nabil Bank', maskedNumber: '••••0123' },
  reference: null,
  failReason: null,
  failWords: '',
  repeats: null,
  shopSlug: 'palpa-dhaka',
  shopName: { en: 'Palpa Dhaka', ne: 'पाल्पा ढाका' },
  runDay: '2026-11-17',
  peopleNeeded: 1,
  approvals: [],
  problem: null,
  repeatedBy: null,
}
export const payoutRow = (changes: Partial<StaffPayout> = {}): StaffPayout => ({ ...row, ...changes })
export const approval = (isMine: boolean) => ({
  name: 'Sita Gurung',
  at: '2026-11-17T05:00:00.000Z',
  isMine,
})
export const detail = (changes: Partial<StaffPayoutDetail> = {}): StaffPayoutDetail => ({
  ...row,
  balancePaisa: 14_000_00,
  isOwnShop: false,
  entries: [
    { number: 8, kind: 'refund', day: '2026-11-12', amountPaisa: -550_00, orderNumber: 'H-20841' },
    { number: 7, kind: 'sale', day: '2026-11-02', amountPaisa: 13_000_00, orderNumber: 'H-20839' },
  ],
  proposedBy: null,
  openedAt: null,
  openedBy: null,
  sentBy: null,
  failedBy: null,
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawnWords: '',
  ...changes,
})
const none = { count: 0, paisa: 0 }
export const page = (items: StaffPayout[], changes: Partial<PayoutPage> = {}): PayoutPage => ({
  items,
  nextCursor: null,
  sums: {
    proposed: { count: items.length, paisa: items.reduce((sum, one) => sum + one.amountPaisa, 0) },
    approved: none,
    sent: { count: 34, paisa: 400_000_00 },
    failed: none,
    withdrawn: none,
  },
  run: {
    day: '2026-11-17',
    startedAt: '2026-11-17T00:15:00.000Z',
    endedAt: '2026-11-17T00:15:20.000Z',
    payoutCount: 36,
    totalPaisa: 424_900_00,
  },
  nextRunDay: '2026-11-24',
  ...changes,
})

export const payoutsApi = (items = [row], one = detail()) =>
  fakeApi({
    'GET /staff/payouts': () => ({ data: page(items) }),
    'GET /staff/payouts/:number': () => ({ data: one }),
    'POST /staff/payouts/approve': () => ({ data: [] }),
    'POST /staff/payouts/propose': () => ({ data: detail({ number: 'P-0320' }) }),
    'POST /staff/payouts/:number/approve': () => ({ data: detail({ state: 'approved' }) }),
    'POST /staff/payouts/:number/account': () => ({
      data: {
        kind: 'bank',
        bankName: 'Nabil Bank',
        bankBranch: 'Tansen',
        accountName: 'Palpa Dhaka Udhyog',
        accountNumber: '01712345670123',
      },
    }),
    'POST /staff/payouts/:number/sent': () => ({ data: detail({ state: 'sent' }) }),
    'POST /staff/payouts/:number/failed': () => ({ data: detail({ state: 'failed' }) }),
    'POST /staff/payouts/:number/repeat': () => ({ data: detail({ number: 'P-0320' }) }),
    'POST /staff/payouts/:number/withdraw': () => ({ data: detail({ state: 'withdrawn' }) }),
  })
type Api = ReturnType<typeof payoutsApi>
export const sent = (api: Api, line: Api['requests'][number]['line']) =>
  api.requests.filter((request) => request.line === line).map(({ input }) => input['body'])
/** Figures stand behind a space that does not break. */
export const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: name.replace('Rs. ', 'Rs.\u00a0') }))
export const typeCode = () => userEvent.type(screen.getByLabelText(/^Code from your app/), '123456')
export const open = (api: Api, rest = '', language: 'en' | 'ne' = 'en') =>
  renderApp(<PayoutsPage rest={rest} />, { call: api.call, language })
