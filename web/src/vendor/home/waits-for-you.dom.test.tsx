import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { listOf, makeCounts } from '../listings/testing/listings.ts'
import { makeCard, parcelsOf } from '../orders/testing/parcels.ts'
import { makeEdition, makeHours, makePage } from '../vendors/testing/shop.ts'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office')]))
afterEach(forgetCookies)

const bare = makePage({ about: { en: '', ne: '' }, logo: null })
const lacking = {
  'GET /vendor/shops/:shopId/page': () => ({
    data: makeEdition({
      live: bare,
      draft: { ...bare, about: { en: 'New', ne: '' } },
      changedBy: 'Suresh Thapa',
      changedAt: '2026-11-16T06:00:00.000Z',
    }),
  }),
  'GET /vendor/shops/:shopId/hours': () => ({ data: makeHours({ hours: null }) }),
}

it('names what the page lacks and what is not published, and leads there', async () => {
  await openPortal({ api: portalApi(lacking) })
  const draft = await screen.findByRole('link', { name: /^Changes of your page are not published/ })
  expect(draft.textContent).toContain('by Suresh Thapa, 16 November 2026')
  expect(draft.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/page')
  screen.getByRole('link', { name: /^Tell the story of your shop/ })
  screen.getByRole('link', { name: /^Upload a logo/ })
  const hours = screen.getByRole('link', { name: /^Say when you are open/ })
  expect(hours.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/hours')
})

it('asks nothing of it for a packer, who may not change it', async () => {
  const packer = myShop({ role: 'packer' })
  const api = portalApi({
    ...lacking,
    'GET /vendor/shops': () => ({ data: { items: [packer] } }),
    'GET /vendor/shops/:shopId': () => ({ data: shopOf(packer, { openInvitationCount: null }) }),
  })
  await openPortal({ api })
  await screen.findByRole('heading', { name: 'All done' })
  expect(api.requests.some(({ line }) => line === 'GET /vendor/shops/:shopId/page')).toBe(false)
})

it('does not say that all is done while it is not known', async () => {
  const api = portalApi({ 'GET /vendor/shops/:shopId/page': () => refuse(503) })
  await openPortal({ api })
  await screen.findByText('Whether your page needs something could not be read.')
  expect(screen.queryByRole('heading', { name: 'All done' })).toBeNull()
  api.answers['GET /vendor/shops/:shopId/page'] = () => ({ data: makeEdition() })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'All done' })
})

const listings = 'GET /vendor/shops/:shopId/listings'

it('names listings that were sent back or never sent, by kind, and leads to those alone', async () => {
  const api = portalApi({
    [listings]: ({ query }) =>
      listOf([], query.kind === 'product' ? makeCounts({ mend: 2, draft: 1 }) : makeCounts({ draft: 3 })),
  })
  await openPortal({ api })
  const back = await screen.findByRole('link', { name: /^2 products were sent back/ })
  expect(back.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/listings?changes=sent-back')
  const draft = screen.getByRole('link', { name: /^1 product is not sent yet/ })
  expect(draft.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/listings?state=draft')
  const services = screen.getByRole('link', { name: /^3 services are not sent yet/ })
  expect(services.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/services?state=draft')
  expect(screen.queryByRole('link', { name: /services were sent back/ })).toBeNull()
})

it('asks a new shop for its first listing', async () => {
  await openPortal({ api: portalApi({ [listings]: () => listOf([], makeCounts({ all: 0, live: 0 })) }) })
  const first = await screen.findByRole('link', { name: /^Add your first listing/ })
  expect(first.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/listings')
})

it('says what it could not read of listings, and goes on', async () => {
  const api = portalApi({ [listings]: () => refuse(503) })
  await openPortal({ api })
  await screen.findByText('Whether your listings need something could not be read.')
  api.answers[listings] = () => listOf([])
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'All done' })
})

const parcels = 'GET /vendor/shops/:shopId/parcels'

it('begins on a phone with what to pack now, what it is worth, and how many wait, also in the menu', async () => {
  const items = [makeCard({ number: 'H-2', dueTo: '2026-11-16' }), makeCard({ number: 'H-1' })]
  const api = portalApi({
    [parcels]: ({ query }) =>
      parcelsOf(query.view === 'waiting' ? items : [], { toPack: 2, packed: 1, comingBack: 3 }),
  })
  await openPortal({ api })
  await screen.findByText('2 parcels')
  screen.getByText(/^Worth Rs\.\s8,880\.$/)
  const start = screen.getByRole('link', { name: 'Start packing' })
  expect(start.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/orders/H-2')
  screen.getByRole('heading', { name: 'Also waits for you' })
  const packed = screen.getByRole('link', { name: /^1 parcel is packed/ })
  expect(packed.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/orders?view=packed')
  screen.getByRole('link', { name: /^3 parcels on their way back/ })
  expect(screen.getAllByRole('link', { name: 'Orders, 2 waiting' })).toHaveLength(2)
})

it('begins with late parcels where there are some', async () => {
  const api = portalApi({
    [parcels]: () => parcelsOf([makeCard({ isLate: true })], { toAccept: 1, late: 1 }),
  })
  await openPortal({ api })
  await screen.findByRole('heading', { name: 'Late now' })
  const look = screen.getByRole('link', { name: 'Look at them' })
  expect(look.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/orders?view=late')
  const row = screen.getByRole('link', { name: /^1 parcel to pack/ })
  expect(row.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/orders?view=waiting')
})

it('does not say that all is done while nobody knows whether parcels wait', async () => {
  const api = portalApi({ [parcels]: () => refuse(503) })
  await openPortal({ api })
  await screen.findByText('Whether parcels wait for you could not be read.')
  expect(screen.queryByRole('heading', { name: 'All done' })).toBeNull()
})
