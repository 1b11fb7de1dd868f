import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
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
