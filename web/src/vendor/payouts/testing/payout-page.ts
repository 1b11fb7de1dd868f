import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { PayoutAccount } from '@haat/contract/domains/payouts.ts'
import { factor, openPortal, portalApi } from '../../testing/render-portal.tsx'

export const account = (given: Partial<PayoutAccount> = {}): PayoutAccount => ({
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
export const waiting = account({
  id: '0192f0a0-0000-7000-8000-000000000002',
  kind: 'esewa',
  bankName: '',
  bankBranch: '',
  maskedNumber: '••••5120',
  state: 'waiting',
  isFromApplication: false,
  usableFrom: begins,
})
export const nothing = { current: null, waiting: null, earlier: [] }
export const lines = {
  get: 'GET /vendor/shops/:shopId/payout-accounts',
  payouts: 'GET /vendor/shops/:shopId/payouts',
  change: 'POST /vendor/shops/:shopId/payout-accounts',
  cancel: 'DELETE /vendor/shops/:shopId/payout-accounts/:id',
} as const
export type Answers = NonNullable<Parameters<typeof portalApi>[0]>

export const openPage = (answers: Answers = {}, language: 'en' | 'ne' = 'en') =>
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
export const state = 'GET /account/second-factor'
export const field = (name: RegExp | string) => within(screen.getByRole('dialog')).getByLabelText(name)
export const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))
