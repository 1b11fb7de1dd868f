import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import {
  forgetCookies,
  members,
  myShop,
  openPortal,
  otherShop,
  portalApi,
  shopOf,
} from './testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office'), loadArea('ne', 'vendor')]))
afterEach(forgetCookies)

const bothShops = () => ({ data: { items: [otherShop, myShop()] } })
type Answers = NonNullable<Parameters<typeof portalApi>[0]>
const shopsById: Answers['GET /vendor/shops/:shopId'] = ({ params }) =>
  [myShop(), otherShop].some(({ shopId }) => shopId === params.shopId)
    ? { data: shopOf(params.shopId === otherShop.shopId ? otherShop : myShop()) }
    : refuse(404, { code: 'NOT_FOUND' })

describe('the portal', () => {
  it('opens the only shop when the address names none, and says that nothing waits', async () => {
    const { router } = await openPortal({ path: '/vendor/' })
    await screen.findByRole('heading', { level: 1, name: 'Namaste, Palpa Dhaka Udhyog' })
    expect(router.state.location.pathname).toBe('/vendor/palpa-dhaka-udhyog-4')
    await screen.findByRole('heading', { name: 'All done' })
    expect(document.title).toBe('Home · Vendor portal | Haat')
    await screen.findByText('12 reviews')
    expect(screen.queryByRole('button', { name: /Switch shop/ })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'View shop' })[0]!.getAttribute('href')).toBe(
      '/vendors/palpa-dhaka-udhyog',
    )
  })

  it('says what waits: invitations, and a shop that is closed', async () => {
    const closed = { from: '2026-11-14', until: '2026-11-21', reason: { en: 'Festival', ne: 'चाड' } }
    const shop = shopOf(myShop({ state: 'closed' }), { closed, openInvitationCount: 2 })
    await openPortal({ api: portalApi({ 'GET /vendor/shops/:shopId': () => ({ data: shop }) }) })
    await screen.findByRole('heading', { name: 'Your shop is closed' })
    expect(screen.getByText('Festival')).toBeTruthy()
    const row = screen.getByRole('link', { name: /2 open invitations/ })
    expect(row.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/team')
    expect(screen.queryByRole('heading', { name: 'All done' })).toBeNull()
    expect(screen.getAllByText('Closed until 21 November 2026').length).toBeGreaterThan(0)
  })

  it('says why a shop is suspended, until when, and that its orders go on', async () => {
    const suspension = {
      since: '2026-11-10T06:00:00.000Z',
      reason: 'papers-expired',
      words: 'Please send the new licence.',
      reopensOn: '2026-11-21',
    } as const
    const shop = shopOf(myShop({ state: 'suspended', suspension }))
    await openPortal({ api: portalApi({ 'GET /vendor/shops/:shopId': () => ({ data: shop }) }) })
    const card = (await screen.findByRole('heading', { name: 'Your shop is suspended' })).closest('section')!
    expect(card.textContent).toContain('A paper has expired or is missing')
    expect(card.textContent).toContain('Please send the new licence.')
    expect(card.textContent).toContain('opens again by itself on Saturday, November 21, 2026')
    expect(within(card).getByRole('link', { name: 'Write to us' })).toBeTruthy()
    expect(screen.getAllByText('Shop is suspended').length).toBeGreaterThan(0)
    expect(screen.queryByRole('heading', { name: 'All done' })).toBeNull()
  })

  it('speaks Nepali', async () => {
    await openPortal({ language: 'ne' })
    await screen.findByRole('heading', { level: 1, name: 'नमस्ते, पाल्पा ढाका उद्योग' })
    await screen.findByText('१२ समीक्षा')
  })

  it('says to who belongs to no shop what this is, and leads to selling', async () => {
    await openPortal({
      path: '/vendor/',
      api: portalApi({ 'GET /vendor/shops': () => ({ data: { items: [] } }) }),
    })
    await screen.findByRole('heading', { level: 1, name: 'No shop yet' })
    expect(screen.getByText(/maya@example.com does not belong to a shop/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sell on Haat' }).getAttribute('href')).toBe('/vendor/apply')
  })

  it('says when it could not be read, and tries again', async () => {
    const api = portalApi({ 'GET /vendor/shops': () => refuse(503), 'GET /vendor/shops/:shopId': shopsById })
    await openPortal({ path: '/vendor/', api })
    await screen.findByRole('heading', { name: 'Your shop could not be loaded' })
    api.answers['GET /vendor/shops'] = bothShops
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { level: 1, name: 'Namaste, Ilam Chiya Ghar' })
  })

  it('says so in its frame, too, and in the title, when only the shop could not be read', async () => {
    const api = portalApi({ 'GET /vendor/shops/:shopId': () => refuse(503) })
    await openPortal({ api })
    await screen.findByRole('heading', { name: 'Your shop could not be loaded' })
    expect(screen.getAllByRole('navigation', { name: 'Portal menu' }).length).toBe(2)
    expect(document.title).toBe('Your shop could not be loaded | Haat')
  })

  it('says that an address has no page, and keeps the menu', async () => {
    await openPortal({ path: '/vendor/palpa-dhaka-udhyog-4/bookings' })
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
    expect(screen.getAllByRole('navigation', { name: 'Portal menu' }).length).toBe(2)
  })

  it('keeps what it has shown without a network, and says since when', async () => {
    await openPortal()
    await screen.findByRole('heading', { name: 'All done' })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await screen.findByText(/^You are offline\. This is what was loaded at /)
    expect(screen.getByRole('heading', { name: 'All done' })).toBeTruthy()
    online.mockRestore()
    dispatchEvent(new Event('online'))
  })
})

describe('who belongs to several shops', () => {
  const openBoth = (path: string) =>
    openPortal({
      path,
      api: portalApi({ 'GET /vendor/shops': bothShops, 'GET /vendor/shops/:shopId': shopsById }),
    })

  it('switches between them, and finds the last one again', async () => {
    const { router, unmount } = await openBoth('/vendor/')
    await screen.findByRole('heading', { level: 1, name: 'Namaste, Ilam Chiya Ghar' })
    await userEvent.click(screen.getAllByRole('button', { name: /Switch shop/ })[0]!)
    const dialog = await screen.findByRole('dialog')
    const links = within(dialog).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
    expect(links[0]!.textContent).toContain('Packer')
    await userEvent.click(links[1]!)
    await screen.findByRole('heading', { level: 1, name: 'Namaste, Palpa Dhaka Udhyog' })
    expect(router.state.location.pathname).toBe('/vendor/palpa-dhaka-udhyog-4')
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()
    await openBoth('/vendor/')
    await screen.findByRole('heading', { level: 1, name: 'Namaste, Palpa Dhaka Udhyog' })
  })

  it('sees at another shop’s address that it is not theirs, with the way to their own', async () => {
    await openBoth('/vendor/somebody-elses-9/team')
    await screen.findByRole('heading', { level: 1, name: 'This shop is not one of yours' })
    const own = within(screen.getByRole('navigation', { name: 'Your shops' })).getAllByRole('link')
    expect(own.map((link) => link.getAttribute('href'))).toEqual([
      '/vendor/ilam-chiya-ghar-7',
      '/vendor/palpa-dhaka-udhyog-4',
    ])
  })
})

describe('a member who was removed meanwhile', () => {
  it.each([
    ['', 'All done', 'Team'],
    ['/team', 'People', 'Home'],
  ])(
    'reads it at the next press from “%s”, which shows nothing of the shop any more',
    async (page, heading, link) => {
      const { api } = await openPortal({ path: `/vendor/palpa-dhaka-udhyog-4${page}` })
      await screen.findByRole('heading', { name: heading })
      const gone = () => refuse(404, { code: 'NOT_FOUND' })
      api.answers['GET /vendor/shops/:shopId'] = gone
      api.answers['GET /vendor/shops/:shopId/members'] = gone
      api.answers['GET /vendor/shops'] = () => ({ data: { items: [] } })
      await userEvent.click(screen.getAllByRole('link', { name: link })[0]!)
      await screen.findByRole('heading', {
        level: 1,
        name: 'You are no longer in the team of Palpa Dhaka Udhyog',
      })
      expect(screen.queryByRole('navigation', { name: 'Portal menu' })).toBeNull()
      expect(screen.getByRole('link', { name: 'Go Home' })).toBeTruthy()
    },
  )

  it('or lost a right: the press is refused with a sentence, and its buttons go', async () => {
    const { api } = await openPortal({ path: '/vendor/palpa-dhaka-udhyog-4/team' })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Suresh Thapa from the team' }))
    api.answers['DELETE /vendor/shops/:shopId/members/:id'] = () => refuse(403, { code: 'FORBIDDEN' })
    api.answers['GET /vendor/shops/:shopId'] = () => ({ data: shopOf(myShop({ role: 'manager' })) })
    const withoutAddresses = members.map((member) => ({ ...member, email: null }))
    api.answers['GET /vendor/shops/:shopId/members'] = () => ({
      data: { items: withoutAddresses, invitations: null },
    })
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Remove/ }))
    await screen.findByText('You may not do this any more. Your role in the shop has changed.')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove Suresh/ })).toBeNull())
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
    expect(screen.getByText('Your role: Manager')).toBeTruthy()
  })
})
