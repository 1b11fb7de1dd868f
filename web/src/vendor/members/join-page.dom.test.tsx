import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Invitation } from '@haat/contract/domains/members.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, maya, myShop, openPortal, portalApi } from '../testing/render-portal.tsx'
import { JoinPage } from './join-page.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    loadArea('en', 'vendor'),
    loadArea('en', 'signIn'),
    loadArea('en', 'profile'),
    loadArea('ne', 'vendor'),
  ]),
)
afterEach(forgetCookies)

const invitation: Invitation = {
  shopName: myShop().name,
  sign: 'पा',
  signColour: 'crimson',
  role: 'packer',
  invitedBy: 'Suresh Thapa',
  maskedEmail: 'm•••@example.com',
  expiresAt: '2026-11-24T06:00:00.000Z',
  state: 'open',
  caller: 'invited',
}
const apiWith = (given: Partial<Invitation>, answers = {}) =>
  portalApi({ 'GET /vendor/invitations': () => ({ data: { ...invitation, ...given } }), ...answers })

async function openJoin(
  api: ReturnType<typeof portalApi>,
  { isSignedIn = true, token = 'abcdefghij', language = 'en' as 'en' | 'ne' } = {},
) {
  const onSignIn = vi.fn()
  const onRegister = vi.fn()
  const page = <JoinPage token={token || undefined} onSignIn={onSignIn} onRegister={onRegister} />
  const app = await openPortal({ api, page, isSignedIn, language, path: `/vendor/join?token=${token}` })
  return { ...app, onSignIn, onRegister }
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it('says which shop invites to which role, and joins it', async () => {
  const joined = myShop({ role: 'packer' })
  const api = apiWith({}, { 'POST /vendor/invitations/accept': () => ({ data: joined }) })
  const { router } = await openJoin(api)
  await title('Join Palpa Dhaka Udhyog')
  expect(screen.getByText('Suresh Thapa invites you to the team.')).toBeTruthy()
  expect(screen.getByText('Packer').nextSibling?.textContent).toMatch(/^Packs and sends the orders/)
  expect(screen.getByText('m•••@example.com')).toBeTruthy()
  expect(screen.getByText('24 November 2026')).toBeTruthy()
  await press(/^Join the shop/)
  await waitFor(() => expect(router.state.location.pathname).toBe('/vendor/palpa-dhaka-udhyog-4'))
  await screen.findByText('Welcome to Palpa Dhaka Udhyog. Your role: Packer.')
  // The account has got the role of vendors, which the header shows.
  expect(api.requests.filter(({ line }) => line === 'GET /auth/me')).toHaveLength(2)
})

it('lets a visitor sign in or open an account, and asks again as that person', async () => {
  const { onSignIn, onRegister, api } = await openJoin(apiWith({ caller: 'nobody' }), { isSignedIn: false })
  await title('Join Palpa Dhaka Udhyog')
  expect(screen.queryByRole('button', { name: /^Join the shop/ })).toBeNull()
  await press('Sign in')
  await press('Create an account')
  expect([onSignIn.mock.calls.length, onRegister.mock.calls.length]).toEqual([1, 1])
  expect(api.requests.map(({ line }) => line)).toEqual(['GET /vendor/invitations'])
})

it('says to another account which address is invited', async () => {
  await openJoin(apiWith({ caller: 'other-address', maskedEmail: 's•••@example.com' }))
  await title('This invitation is for another address')
  expect(
    screen.getByText(/It was sent to s•••@example.com. You are signed in with maya@example.com/),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeTruthy()
})

it('asks for a confirmed address first', async () => {
  const api = apiWith({ caller: 'unconfirmed' })
  await openJoin(api)
  await title('Confirm your email address first')
  expect(screen.getByText(new RegExp(`sent to ${maya.email}`))).toBeTruthy()
  api.answers['GET /vendor/invitations'] = () => ({ data: invitation })
  await press('I have confirmed it')
  await title('Join Palpa Dhaka Udhyog')
})

it.each([
  [{ state: 'used', caller: 'nobody' }, 'This invitation has been used', 'Go to Haat'],
  [{ state: 'used', caller: 'invited' }, 'You have joined already', 'Go to your shop'],
  [{ state: 'ended' }, 'This invitation has ended', 'Go to Haat'],
  [{ state: 'withdrawn' }, 'This invitation was withdrawn', 'Go to Haat'],
] as [Partial<Invitation>, string, string][])(
  'says of %o what became of it, and leads on',
  async (given, heading, way) => {
    await openJoin(apiWith(given))
    await title(heading)
    expect(screen.getByRole('link', { name: way })).toBeTruthy()
  },
)

it('tells what became of an invitation that was withdrawn while it was read', async () => {
  const api = apiWith(
    {},
    { 'POST /vendor/invitations/accept': () => refuse(409, { code: 'INVITATION_WITHDRAWN' }) },
  )
  await openJoin(api)
  await title('Join Palpa Dhaka Udhyog')
  api.answers['GET /vendor/invitations'] = () => ({ data: { ...invitation, state: 'withdrawn' } })
  await press(/^Join the shop/)
  await title('This invitation was withdrawn')
})

it('says of a link that is cut or unknown that it is not valid, and of no answer that we cannot be reached', async () => {
  const cut = portalApi()
  const { unmount } = await openJoin(cut, { token: '' })
  await title('This link is not valid')
  expect(cut.requests.filter(({ line }) => line.includes('invitations'))).toEqual([])
  unmount()
  const unknown = await openJoin(
    portalApi({ 'GET /vendor/invitations': () => refuse(400, { code: 'INVALID_LINK' }) }),
  )
  await title('This link is not valid')
  unknown.unmount()
  const api = portalApi({
    'GET /vendor/invitations': () => {
      throw new TypeError('fetch failed')
    },
  })
  await openJoin(api)
  await title('We cannot reach Haat')
  api.answers['GET /vendor/invitations'] = () => ({ data: invitation })
  await press('Retry')
  await title('Join Palpa Dhaka Udhyog')
})

it('speaks Nepali', async () => {
  await openJoin(apiWith({}), { language: 'ne' })
  await title('पाल्पा ढाका उद्योगको टोलीमा सामेल हुनुहोस्')
})
