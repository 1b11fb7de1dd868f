import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { StaffCoupon } from '@haat/contract/domains/coupons.staff.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import CouponsPage from './coupons-page.tsx'

beforeAll(() =>
  Promise.all(
    (['en', 'ne'] as const).flatMap((language) => [
      loadArea(language, 'staff'),
      loadArea(language, 'office'),
    ]),
  ),
)

const palpa = { id: 'palpa-dhaka-4', name: { en: 'Palpa Dhaka', ne: 'पाल्पा ढाका' } }
const running: StaffCoupon = {
  shop: palpa,
  code: 'DHAKA10',
  kind: 'percent',
  value: 10,
  maxPaisa: 300_00,
  minimumPaisa: 0,
  beginsOn: '2026-11-01',
  endsOn: null,
  useLimit: 100,
  limitPerShopper: 2,
  scope: 'categories',
  subjects: [{ id: 'shawls', name: { en: 'Shawls', ne: 'पछ्यौरा' } }],
  state: 'running',
  isPaused: false,
  staffPause: null,
  isAnnounced: true,
  uses: 3,
  wasUsed: true,
  costPaisa: 612_50,
  comingPaisa: 90_00,
}
const over: StaffCoupon = { ...running, code: 'OLD20', state: 'over', comingPaisa: 0, costPaisa: 0 }
const paused: StaffCoupon = {
  ...running,
  state: 'paused',
  isPaused: true,
  staffPause: { at: '2026-11-17T05:00:00.000Z', reason: 'misused', words: 'It was posted in a group.' },
}
const lines = {
  list: 'GET /staff/coupons',
  pause: 'POST /staff/coupons/:code/pause',
  resume: 'POST /staff/coupons/:code/resume',
} as const
const pageOf = (items: StaffCoupon[], more: { nextCursor?: string; shop?: typeof palpa } = {}) => ({
  data: { items, nextCursor: null, shop: null, ...more },
})
async function openCoupons(
  answers: Parameters<typeof fakeApi>[0] = {},
  { query = '', language = 'en' }: { query?: string; language?: 'en' | 'ne' } = {},
) {
  const api = fakeApi({ [lines.list]: () => pageOf([running, over]), ...answers })
  const app = await renderApp(<CouponsPage />, { call: api.call, language, path: `/staff/coupons${query}` })
  return { api, ...app }
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const lastQuery = (api: Awaited<ReturnType<typeof openCoupons>>['api']) =>
  api.requests.findLast(({ line }) => line === lines.list)!.input['query']

it('lists whose each is, what it is for, its limits, days, uses and cost', async () => {
  await openCoupons()
  const row = within((await screen.findByText('DHAKA10')).closest('tr')!)
  for (const text of [
    'Running',
    /^10% off, at most Rs.\s300$/,
    'Only on: Shawls',
    'Shown to everybody',
    /^From 15 Kartik \(1 November 2026\), without a last day$/,
    '3 of 100',
    '2 per shopper',
    /^Rs.\s612\.50$/,
    /^and Rs.\s90\.00 not in the books yet$/,
  ])
    expect(row.getByText(text)).toBeTruthy()
  const link = row.getByRole('link', { name: 'Palpa Dhaka' })
  expect(link.getAttribute('href')).toBe('/staff/vendors/shops/palpa-dhaka-4')
  expect(screen.queryByRole('button', { name: 'Pause OLD20' })).toBeNull()
})

it('is filtered by state, shop and code in the address, and shows all again', async () => {
  const { api, router } = await openCoupons(
    { [lines.list]: () => pageOf([running], { shop: palpa }) },
    { query: '?filter=paused&shop=palpa-dhaka-4&searchTerm=DHA' },
  )
  await screen.findByText('DHAKA10')
  expect(lastQuery(api)).toMatchObject({ filter: 'paused', shop: palpa.id, searchTerm: 'DHA' })
  await press('Only Palpa Dhaka: show all shops')
  await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'paused', searchTerm: 'DHA' }))
  await press('Only coupons of Palpa Dhaka')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ shop: palpa.id }))
  api.answers[lines.list] = () => pageOf([])
  await press('Running')
  await screen.findByRole('heading', { name: 'No coupon was found' })
  await press('Show all')
  await screen.findByRole('heading', { name: 'No shop has made a coupon yet' })
  expect(router.state.location.search).toEqual({})
})

it('pauses one with a reason and words, and says what came of it', async () => {
  const { api } = await openCoupons({ [lines.pause]: () => refuse(403) })
  await press('Pause DHAKA10')
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause DHAKA10?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Pause it' }))
  await dialog.findByText('Tell the shop what is wrong.')
  await userEvent.click(dialog.getByRole('radio', { name: 'Somebody misuses it' }))
  await userEvent.type(dialog.getByLabelText(/^Words to the shop/), 'It was posted in a group.')
  await userEvent.click(dialog.getByRole('button', { name: 'Pause it' }))
  await dialog.findByText(/^You belong to this shop/)
  api.answers[lines.pause] = () => {
    api.answers[lines.list] = () => pageOf([paused])
    return { data: paused }
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Pause it' }))
  await screen.findByText('Somebody misuses it: It was posted in a group.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.requests.findLast(({ line }) => line === lines.pause)!.input).toMatchObject({
    params: { code: 'DHAKA10' },
    body: { reason: 'misused', words: 'It was posted in a group.' },
  })
})

it('takes the pause back', async () => {
  const { api } = await openCoupons({ [lines.list]: () => pageOf([paused]) })
  await press('Resume DHAKA10')
  api.answers[lines.resume] = () => {
    api.answers[lines.list] = () => pageOf([running])
    return { data: running }
  }
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume DHAKA10?' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Resume it/ }))
  await screen.findByRole('button', { name: 'Pause DHAKA10' })
  expect(screen.queryByText('Paused by staff')).toBeNull()
})

it('says in Nepali what failed, and asks again', async () => {
  const { api } = await openCoupons({ [lines.list]: () => refuse(503) }, { language: 'ne' })
  await screen.findByRole('heading', { level: 1, name: 'पसलका कुपन' })
  api.answers[lines.list] = () => pageOf([running])
  await userEvent.click((await screen.findAllByRole('button')).at(-1)!)
  await screen.findByRole('button', { name: 'DHAKA10 रोक्नुहोस्' })
})
