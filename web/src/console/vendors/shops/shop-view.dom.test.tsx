import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PastSuspension, StaffVendor } from '@haat/contract/domains/vendors.staff.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { askedFor, idOf, openVendors, vendorsApi } from '#console/applications/testing/vendors-console.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] })
  vi.setSystemTime('2026-11-16T05:00:00.000Z')
})
afterEach(() => void vi.useRealTimers())

const suspension: PastSuspension = {
  id: idOf(1),
  since: '2026-11-15T06:15:00.000Z',
  reason: 'orders-not-served',
  words: 'Five orders wait since October.',
  reopensOn: '2026-12-01',
  by: 'Rojina Karki',
  ended: null,
}

const shop = (changes: Partial<StaffVendor> = {}): StaffVendor => ({
  id: 'karnali-syau-bagan-61',
  slug: 'karnali-syau-bagan',
  name: { en: 'Karnali Syau Bagan', ne: 'कर्णाली स्याउ बगान' },
  sign: 'क',
  signColour: 'pine',
  legalName: 'Karnali Syau Bagan Udhyog',
  panNumber: '609417253',
  place: { en: 'Jumla', ne: 'जुम्ला' },
  productCount: 4,
  serviceCount: 0,
  createdAt: '2026-11-01T06:15:00.000Z',
  suspension: null,
  particulars: {
    legalName: 'Karnali Syau Bagan Udhyog',
    legalNameNe: 'कर्णाली स्याउ बगान उद्योग',
    registrationNumber: '1142/079/080',
    panNumber: '609417253',
    isVatRegistered: false,
    address: { en: 'Chandannath-4, Jumla', ne: 'चन्दननाथ-४, जुम्ला' },
    grievanceName: 'Dhan Bahadur Rokaya',
    grievancePhone: '+9779748112063',
    grievanceEmail: 'syau@example.com',
  },
  isTrusted: false,
  closed: null,
  application: { id: idOf(7), number: 'A-0007', paperCount: 3 },
  memberCount: 3,
  owners: [{ name: 'Dhan Bahadur Rokaya', email: 'dhan@example.com' }],
  openOrderCount: 2,
  suspensions: [],
  ...changes,
})
const suspended = () => shop({ suspension, suspensions: [suspension] })

function shopsApi(first = shop()) {
  const api = vendorsApi()
  const stored = { shop: first }
  api.answers['GET /staff/vendors'] = () => ({
    data: { items: [stored.shop], nextCursor: null, counts: { all: 1, open: 1, suspended: 0 } },
  })
  api.answers['GET /staff/vendors/:id'] = () => ({ data: stored.shop })
  return { ...api, stored }
}
const path = '/staff/vendors/shops/karnali-syau-bagan-61'
const suspendIt = () => userEvent.click(screen.getByRole('button', { name: /^Suspend/ }))

it('lists the shops, and opens one with its particulars and people', async () => {
  const { router } = await openVendors(shopsApi(), '/staff/vendors/shops')
  const row = within(await screen.findByRole('list', { name: 'Shops' })).getByRole('link')
  await userEvent.click(row)
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  await screen.findByText('1142/079/080')
  expect(screen.getByText('609 417 253')).toBeTruthy()
  expect(screen.getByText('3 people belong to this shop')).toBeTruthy()
  expect(screen.getByText('This shop was never suspended.')).toBeTruthy()
})

it('leads to the application that the shop came from, with its papers, and says where there is none', async () => {
  const { unmount } = await openVendors(shopsApi(), path)
  const link = await screen.findByRole('link', { name: 'See application A-0007' })
  expect(link.getAttribute('href')).toBe(`/staff/vendors/${idOf(7)}`)
  expect(screen.getByText('3 papers')).toBeTruthy()
  unmount()
  await openVendors(shopsApi(shop({ application: null })), path)
  await screen.findByText(/^This shop is older than applications/)
})

it('offers the papers of every month of its books to those with the right to money, and to nobody else', async () => {
  const api = shopsApi()
  api.answers['GET /staff/vendors/:id/statements'] = () => ({
    data: {
      runningMonth: '2083-07',
      firstMonth: '2083-05',
      closed: [
        {
          month: '2083-05',
          openingPaisa: 0,
          closingPaisa: 500_00,
          closedAt: '2026-09-19T02:15:00.000Z',
          bill: { number: '2083/84-3', kind: 'creditNote', totalPaisa: 90_40 },
        },
      ],
      closedYears: [],
    },
  })
  const { unmount } = await openVendors(api, path)
  await screen.findByText('1142/079/080')
  expect(screen.queryByRole('heading', { name: 'Papers' })).toBeNull()
  unmount()
  await openVendors(api, path, 'en', ['vendors', 'money'])
  const month = await screen.findByRole('combobox', { name: 'Month' })
  expect(
    within(month)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kartik 2083', 'Ashwin 2083', 'Bhadra 2083'])
  await userEvent.selectOptions(month, '2083-05')
  expect(screen.getByText('Haat’s credit note, Bhadra')).toBeTruthy()
})

it('says that a shop is not there', async () => {
  const api = shopsApi()
  api.answers['GET /staff/vendors/:id'] = () => refuse(404)
  await openVendors(api, path)
  await screen.findByRole('heading', { name: 'This shop is not here' })
})

it('suspends a shop with reason, words and a day, and tells what becomes of open orders', async () => {
  const api = shopsApi()
  api.answers['POST /staff/vendors/:id/suspend'] = () => ({ data: suspended() })
  await openVendors(api, path)
  await screen.findByText(/^2 open orders stay/)
  await suspendIt()
  expect(screen.getByText('Please choose a reason.')).toBeTruthy()
  expect(screen.getByText('Please say why, in a sentence.')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Orders are not served'))
  await userEvent.type(screen.getByLabelText(/^Words to the shop/), 'Five orders wait')
  const day = screen.getByLabelText('Opens again by itself on')
  await userEvent.type(day, '2026-11-16')
  await suspendIt()
  expect(screen.getByText('Please choose a day after today and within a year.')).toBeTruthy()
  expect(askedFor(api, 'POST /staff/vendors/:id/suspend')).toEqual([])
  await userEvent.clear(day)
  await userEvent.type(day, '2026-12-01')
  await suspendIt()
  await screen.findByRole('heading', { name: 'This shop is suspended' })
  expect(askedFor(api, 'POST /staff/vendors/:id/suspend')[0]).toMatchObject({
    params: { id: 'karnali-syau-bagan-61' },
    body: { reason: 'orders-not-served', words: 'Five orders wait', reopensOn: '2026-12-01' },
  })
  expect(screen.getByText(/Opens again by itself on 1 December 2026/)).toBeTruthy()
})

it('opens a shop again: the suspension that was looked at', async () => {
  const api = shopsApi(suspended())
  const ended = { at: '2026-11-16T05:00:00.000Z', how: 'staff' as const, by: 'Binod Tamang', words: 'Served' }
  api.answers['POST /staff/vendors/:id/reopen'] = () => ({
    data: shop({ suspensions: [{ ...suspension, ended }] }),
  })
  await openVendors(api, path)
  await userEvent.type(await screen.findByLabelText('Words to the shop (optional)'), 'Served')
  await userEvent.click(screen.getByRole('button', { name: /^Open again/ }))
  await screen.findByRole('heading', { name: 'Suspend this shop' })
  expect(screen.getByText('Binod Tamang: Served')).toBeTruthy()
  expect(askedFor(api, 'POST /staff/vendors/:id/reopen')[0]).toMatchObject({
    body: { suspensionId: suspension.id, words: 'Served' },
  })
})

it('keeps what was written when somebody else was quicker', async () => {
  const api = shopsApi()
  api.answers['POST /staff/vendors/:id/suspend'] = () => refuse(409)
  await openVendors(api, path)
  await userEvent.click(await screen.findByLabelText('Another reason'))
  await userEvent.type(screen.getByLabelText(/^Words to the shop/), 'Asked by the police')
  await suspendIt()
  await screen.findByText(/Someone else changed this meanwhile/)
  expect(screen.getByDisplayValue('Asked by the police')).toBeTruthy()
})

it('a shop is set to be looked at afterwards, and back', async () => {
  const api = shopsApi()
  api.answers['PUT /staff/vendors/:id/trusted'] = ({ body }) => ({ data: body })
  await openVendors(api, path)
  const toggle = await screen.findByRole('switch', { name: 'Review afterwards (trusted shop)' })
  expect(toggle.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(toggle)
  await screen.findByText(/What the shop sends is seen at once/)
  expect(toggle.getAttribute('aria-checked')).toBe('true')
  api.answers['PUT /staff/vendors/:id/trusted'] = () => refuse(500)
  await userEvent.click(toggle)
  await screen.findByText('It was not saved. Please try again.')
  expect(toggle.getAttribute('aria-checked')).toBe('true')
})
