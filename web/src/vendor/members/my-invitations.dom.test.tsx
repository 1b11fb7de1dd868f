import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { MyInvitation } from '@haat/contract/domains/members.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, otherShop, portalApi, shopOf } from '../testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office'), loadArea('ne', 'vendor')]))
afterEach(forgetCookies)

const invitation: MyInvitation = {
  id: '0199f0a1-0000-7000-8000-000000000001',
  shopName: otherShop.name,
  sign: 'इ',
  signColour: 'pine',
  role: 'packer',
  invitedBy: 'Suresh Thapa',
  expiresAt: '2026-11-24T06:00:00.000Z',
}
const waiting = { 'GET /vendor/invitations/mine': () => ({ data: { items: [invitation] } }) }
const noShop = { 'GET /vendor/shops': () => ({ data: { items: [] } }) }
const title = 'Invitations for you'
const joinIt = () => userEvent.click(screen.getByRole('button', { name: 'Join the shop: Ilam Chiya Ghar' }))

it('who belongs to no shop sees who invites them, and joins there', async () => {
  const api = portalApi({ ...noShop, ...waiting })
  const { router } = await openPortal({ path: '/vendor/', api })
  await screen.findByRole('heading', { level: 1, name: title })
  const row = within(screen.getByRole('list', { name: title })).getByRole('listitem')
  expect(row.textContent).toContain('Packer, invited by Suresh Thapa')
  expect(row.textContent).toContain('Open until 24 November 2026')
  api.answers['POST /vendor/invitations/:id/accept'] = () => {
    api.answers['GET /vendor/shops'] = () => ({ data: { items: [otherShop] } })
    api.answers['GET /vendor/shops/:shopId'] = () => ({ data: shopOf(otherShop) })
    api.answers['GET /vendor/invitations/mine'] = () => ({ data: { items: [] } })
    return { data: otherShop }
  }
  await joinIt()
  await waitFor(() => expect(router.state.location.pathname).toBe('/vendor/ilam-chiya-ghar-7'))
  await screen.findByText('Welcome to Ilam Chiya Ghar. Your role: Packer.')
  expect(api.requests.find(({ line }) => line.endsWith('/accept'))?.input['params']).toEqual({
    id: invitation.id,
  })
})

it('who has a shop sees it at home, and in the list of shops, which opens for it', async () => {
  await openPortal({ api: portalApi(waiting) })
  await screen.findByRole('heading', { name: title })
  expect(screen.queryByRole('heading', { name: 'All done' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: /Switch shop/ })[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('list', { name: title }).textContent).toContain('Ilam Chiya Ghar')
  expect(dialog.getByRole('link').textContent).toContain(myShop().name.en)
})

it.each([
  ['INVITATION_WITHDRAWN', 'Somebody at Ilam Chiya Ghar has taken it back. Ask them if that was a mistake.'],
  ['INVITATION_ENDED', 'It was not accepted in time. Ask the owner of Ilam Chiya Ghar for a new one.'],
  ['NOT_FOUND', 'Somebody else has changed this meanwhile. Look at it again.'],
] as const)('says why one cannot be accepted any more, which then is gone: %s', async (code, sentence) => {
  const api = portalApi({ ...noShop, ...waiting })
  await openPortal({ path: '/vendor/', api })
  await screen.findByRole('heading', { level: 1, name: title })
  api.answers['POST /vendor/invitations/:id/accept'] = () => refuse(409, { code })
  api.answers['GET /vendor/invitations/mine'] = () => ({ data: { items: [] } })
  await joinIt()
  await screen.findByText(sentence)
  await screen.findByRole('heading', { level: 1, name: 'No shop yet' })
})

it('speaks Nepali', async () => {
  await openPortal({ path: '/vendor/', language: 'ne', api: portalApi({ ...noShop, ...waiting }) })
  await screen.findByRole('heading', { level: 1, name: 'तपाईंलाई आएका निम्तो' })
  expect(screen.getByText(/सुरेश|Suresh Thapaको निम्तो|Suresh Thapa को निम्तो/)).toBeTruthy()
})
