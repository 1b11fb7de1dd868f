import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { CashDay, CashOverview, CourierCash, HandIn } from '@haat/contract/domains/cash.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import CashPage from '../cash-page.tsx'

export const loadTexts = () =>
  Promise.all(
    (['en', 'ne'] as const).flatMap((language) => [
      loadArea(language, 'staff'),
      loadArea(language, 'office'),
    ]),
  )

export const riders: CourierCash = {
  courierId: '3',
  courierName: 'Valley Riders',
  heldPaisa: 900_00,
  parcelCount: 2,
  oldestAt: '2026-11-15T08:00:00.000Z',
  isLate: true,
  uncountedPaisa: 0,
  saidPaisa: 0,
  differencePaisa: 0,
}
export const today: CashDay = {
  day: '2026-11-18',
  startPaisa: 100_00,
  countedPaisa: 500_00,
  differencePaisa: 0,
  madeGoodPaisa: 0,
  remittedPaisa: 200_00,
  boxPaisa: 400_00,
  foundPaisa: null,
  closedAt: null,
  closedBy: null,
}
export const overview: CashOverview = { couriers: [riders], shops: [], shopCount: 0, today, openDays: [] }
export const handIn: HandIn = {
  id: '0192f0a0-0000-7000-8000-0000000000b1',
  courierId: '3',
  courierName: 'Valley Riders',
  day: '2026-11-18',
  parcelCount: 2,
  expectedPaisa: 900_00,
  handedInAt: '2026-11-18T05:00:00.000Z',
  handedInTo: 'Sita Gurung',
  countedPaisa: null,
  countedAt: null,
  countedBy: null,
  words: '',
}
export const parcel = (parcelId: string, amountPaisa: number) => ({
  parcelId,
  number: `H-2000${parcelId}`,
  shopName: { en: 'Palpa Dhaka', ne: 'पाल्पा ढाका' },
  amountPaisa,
  takenAt: '2026-11-15T08:00:00.000Z',
  isSaid: false,
})
const none = { data: { items: [], nextCursor: null } }
export const cashApi = (courier: object = {}) =>
  fakeApi({
    'GET /staff/cash': () => ({ data: overview }),
    'GET /staff/cash/days': () => none,
    'GET /staff/cash/remittances': () => none,
    'GET /staff/cash/couriers/:courierId': () => ({
      data: { cash: riders, parcels: [], handIns: [], ...courier },
    }),
    'POST /staff/cash/hand-ins': () => ({}),
    'POST /staff/cash/hand-ins/:id/count': () => ({}),
    'POST /staff/cash/differences': () => ({}),
    'POST /staff/cash/remittances': () => ({}),
    'POST /staff/cash/days/:day/close': () => ({}),
  })
type Api = ReturnType<typeof cashApi>
export const sent = (api: Api, line: Api['requests'][number]['line']) =>
  api.requests.filter((request) => request.line === line).map(({ input }) => input['body'])
/** Figures stand behind a space that does not break. */
export const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: name.replace('Rs. ', 'Rs.\u00a0') }))
export const open = (api: Api, rest = '', language: 'en' | 'ne' = 'en') =>
  renderApp(<CashPage rest={rest} />, { call: api.call, language })
