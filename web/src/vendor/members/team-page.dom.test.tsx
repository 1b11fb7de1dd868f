import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ShopInvitation } from '@haat/contract/domains/members.ts'
import { rightsOfRole, shopRoles, type ShopRight } from '@haat/contract/domains/members.rules.ts'
import { vendor as english } from '#messages/en/vendor.ts'
import { vendor as nepali } from '#messages/ne/vendor.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, members, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

// What the forms load late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/members.ts'),
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
    loadArea('en', 'signIn'),
  ]),
)
afterEach(forgetCookies)

const invitation: ShopInvitation = {
  id: 'i1',
  email: 'asha@example.com',
  role: 'packer',
  state: 'open',
  invitedBy: 'Maya Shakya',
  createdAt: '2026-11-10T06:00:00.000Z',
  expiresAt: '2026-11-17T06:00:00.000Z',
}
const listOf = (items = members as readonly object[], invitations: ShopInvitation[] | null = []) => ({
  'GET /vendor/shops/:shopId/members': () => ({ data: { items, invitations } }),
})
const openTeam = (api = portalApi(), language: 'en' | 'ne' = 'en') =>
  openPortal({ api, language, path: '/vendor/palpa-dhaka-udhyog-4/team' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const sentTo = (api: ReturnType<typeof portalApi>, line: string) =>
  api.requests.filter((request) => request.line === line).map(({ input }) => input)
const params = { shopId: 'palpa-dhaka-udhyog-4' }

describe('the list', () => {
  it('says who is there, in which role, since when, and which of them is oneself', async () => {
    await openTeam()
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(rows[0]!.textContent).toMatch(/Maya ShakyaOwnerYoumaya@example.com · since 5 January 2026/)
    expect(rows[1]!.textContent).toMatch(/Suresh ThapaPackersuresh@example.com · since 1 November 2026/)
    expect(within(rows[0]!).queryByRole('button')).toBeNull()
  })

  it('of one person alone says so', async () => {
    await openTeam(portalApi(listOf([members[0]])))
    await screen.findByText('Only you so far')
    expect(screen.queryByRole('button', { name: 'Leave the shop' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Hand over ownership' })).toBeNull()
  })

  it('of many people is whole', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      ...members[1],
      id: `p${at}`,
      name: `Packer ${at}`,
    }))
    await openTeam(portalApi(listOf([members[0], ...many])))
    expect(within(await screen.findByRole('list')).getAllByRole('listitem')).toHaveLength(61)
  })

  it('that did not come says so, and is tried again', async () => {
    const api = portalApi({ 'GET /vendor/shops/:shopId/members': () => refuse(500) })
    await openTeam(api)
    await screen.findByRole('heading', { name: 'The team could not be loaded' })
    Object.assign(api.answers, listOf())
    await press('Retry')
    await screen.findByText('Suresh Thapa')
  })

  it('shows a packer neither addresses nor ways to change anything but their own place', async () => {
    const asPacker = {
      ...listOf(
        members.map((member) => ({ ...member, email: null, isMe: !member.isMe })),
        null,
      ),
    }
    const shop = shopOf(myShop({ role: 'packer' }), { openInvitationCount: null })
    await openTeam(portalApi({ ...asPacker, 'GET /vendor/shops/:shopId': () => ({ data: shop }) }))
    await screen.findByText('Your role: Packer')
    expect(screen.queryByText(/@example.com/)).toBeNull()
    expect(screen.queryByRole('button', { name: /Invite|Remove|Change|Hand over/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Leave the shop' })).toBeTruthy()
  })
})

/** The word, or its beginning, by which the sentence of a role names a right: in English and in Nepali. */
const rightWords: Record<ShopRight, [string, string]> = {
  orders: ['orders', 'अर्डर'],
  shop: ['page', 'पृष्ठ'],
  listings: ['listings', 'सामान'],
  stock: ['stock', 'स्टक'],
  coupons: ['coupons', 'कुपन'],
  reviews: ['reviews and questions', 'समीक्षा र प्रश्न'],
  figures: ['figures', 'तथ्याङ्क'],
  members: ['team', 'टोली'],
  payout: ['money goes', 'पैसा कहाँ जाने'],
  papers: ['papers', 'कागजात'],
  money: ['books', 'हिसाब'],
}
it.each(shopRoles)('the sentence of the role %s names what it may do, in both languages', (role) => {
  for (const right of rightsOfRole[role]) {
    const [inEnglish, inNepali] = rightWords[right]
    expect(english.roleTexts[role]).toContain(inEnglish)
    expect(nepali.roleTexts[role]).toContain(inNepali)
  }
})

describe('an invitation', () => {
  it('asks for an address and a role, each with what it may do', async () => {
    const api = portalApi({ 'POST /vendor/shops/:shopId/invitations': () => ({ data: invitation }) })
    await openTeam(api)
    await press('Invite')
    const form = await dialog()
    expect(form.getByText(/works for 7 days/)).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: /^Send the invitation/ }))
    await form.findByText('Enter an email address')
    await userEvent.click(form.getByRole('radio', { name: /^Manager.*Keeps the shop’s orders/ }))
    await userEvent.type(form.getByLabelText(/Their email address/), ' asha@example.com ')
    await userEvent.click(form.getByRole('button', { name: /^Send the invitation/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo(api, 'POST /vendor/shops/:shopId/invitations')).toEqual([
      { params, body: { email: 'asha@example.com', role: 'manager' } },
    ])
    await screen.findByText('The invitation to asha@example.com is on its way.')
  })

  it('to a member is refused at its field, and one too many in a sentence; what was typed stays', async () => {
    const refusal = (status: number, code: string, fields?: Record<string, string>) => () =>
      refuse(status, { code: code as never, ...(fields && { fields }) })
    const api = portalApi({
      'POST /vendor/shops/:shopId/invitations': refusal(409, 'ALREADY_MEMBER', { email: 'Already' }),
    })
    await openTeam(api)
    await press('Invite')
    const form = await dialog()
    const field = form.getByLabelText<HTMLInputElement>(/Their email address/)
    const send = () => userEvent.click(form.getByRole('button', { name: /^Send the invitation/ }))
    await userEvent.type(field, 'suresh@example.com')
    await send()
    await form.findByText('This address belongs to somebody in the team already.')
    api.answers['POST /vendor/shops/:shopId/invitations'] = refusal(429, 'TOO_MANY_INVITATIONS')
    await send()
    await form.findByText('No more invitations can be sent today. Please try again tomorrow.')
    expect(field.value).toBe('suresh@example.com')
  })

  it('is sent again and withdrawn', async () => {
    const ended = { ...invitation, id: 'i2', email: 'old@example.com', state: 'ended' as const }
    const api = portalApi({
      ...listOf(members, [invitation, ended]),
      'POST /vendor/shops/:shopId/invitations': () => ({ data: invitation }),
      'DELETE /vendor/shops/:shopId/invitations/:id': () => ({ data: {} }),
    })
    await openTeam(api)
    await screen.findByText('open until 17 November 2026 · by Maya Shakya')
    await screen.findByText('Not accepted in time · by Maya Shakya')
    await press('Send again to old@example.com')
    await screen.findByText('A new link is on its way to old@example.com. The old one has ended.')
    await press('Withdraw the invitation to asha@example.com')
    await userEvent.click((await dialog()).getByRole('button', { name: /^Withdraw/ }))
    await screen.findByText('The invitation to asha@example.com is withdrawn.')
    expect(sentTo(api, 'DELETE /vendor/shops/:shopId/invitations/:id')).toEqual([
      { params: { ...params, id: 'i1' } },
    ])
  })
})

describe('a member', () => {
  it('gets another role; to make an owner asks for the password', async () => {
    const api = portalApi({
      'PATCH /vendor/shops/:shopId/members/:id': ({ body }) =>
        body.password === 'wrong' ? refuse(422, { fields: { password: 'No' } }) : { data: members[1] },
    })
    await openTeam(api)
    await press('Change role of Suresh Thapa')
    let form = await dialog()
    expect(form.queryByLabelText(/Your password/)).toBeNull()
    await userEvent.click(form.getByRole('radio', { name: /^Manager/ }))
    await userEvent.click(form.getByRole('button', { name: /^Save the role/ }))
    await screen.findByText('Suresh Thapa: the role is now Manager.')
    await press('Change role of Suresh Thapa')
    form = await dialog()
    await userEvent.click(form.getByRole('radio', { name: /^Owner/ }))
    const save = () => userEvent.click(form.getByRole('button', { name: /^Save the role/ }))
    await userEvent.type(form.getByLabelText(/Your password/), 'wrong')
    await save()
    await form.findByText('That is not your password')
    await userEvent.type(form.getByLabelText(/Your password/), '{Backspace>5/}right')
    await save()
    await screen.findByText('Suresh Thapa: the role is now Owner.')
    expect(sentTo(api, 'PATCH /vendor/shops/:shopId/members/:id').map(({ body }) => body)).toEqual([
      { role: 'manager' },
      { role: 'owner', password: 'wrong' },
      { role: 'owner', password: 'right' },
    ])
  })

  it('is removed after a question; somebody who is gone already is no failure to be repeated', async () => {
    const api = portalApi({ 'DELETE /vendor/shops/:shopId/members/:id': () => ({ data: {} }) })
    await openTeam(api)
    await press('Remove Suresh Thapa from the team')
    await userEvent.click((await dialog()).getByRole('button', { name: /^Remove/ }))
    await screen.findByText('Suresh Thapa is no longer in the team.')
    api.answers['DELETE /vendor/shops/:shopId/members/:id'] = () => refuse(404, { code: 'NOT_FOUND' })
    await press('Remove Suresh Thapa from the team')
    await userEvent.click((await dialog()).getByRole('button', { name: /^Remove/ }))
    await screen.findByText('Somebody else has changed this meanwhile. Look at it again.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('one’s own place', () => {
  it('is handed over to somebody, with what that means and the password', async () => {
    const third = { ...members[1], id: 'm3', name: 'Asha Rai' }
    const api = portalApi({
      ...listOf([...members, third]),
      'POST /vendor/shops/:shopId/transfer-ownership': () => ({ data: {} }),
    })
    await openTeam(api)
    expect(await screen.findByText(/You are the only owner/)).toBeTruthy()
    await press('Hand over ownership')
    const form = await dialog()
    const confirm = () => userEvent.click(form.getByRole('button', { name: /^Hand over/ }))
    await userEvent.type(form.getByLabelText(/Your password/), 'namaste')
    await confirm()
    await form.findByText('Choose who becomes the owner')
    await userEvent.click(form.getByRole('radio', { name: /Asha Rai/ }))
    expect(form.getByText(/Only Asha Rai can give it back/)).toBeTruthy()
    await confirm()
    await screen.findByText('Asha Rai is the owner now, and you are a manager.')
    expect(sentTo(api, 'POST /vendor/shops/:shopId/transfer-ownership')).toEqual([
      { params, body: { memberId: 'm3', password: 'namaste' } },
    ])
  })

  it('without a password asks for none, and says when the sign-in is too old', async () => {
    const api = portalApi({
      'GET /account/sign-in-ways': () => ({ data: { hasPassword: false } }),
      'POST /vendor/shops/:shopId/transfer-ownership': () => refuse(403, { code: 'FORBIDDEN' }),
    })
    await openTeam(api)
    await press('Hand over ownership')
    const form = await dialog()
    await waitFor(() => expect(form.queryByLabelText(/Your password/)).toBeNull())
    await userEvent.click(form.getByRole('button', { name: /^Hand over/ }))
    await form.findByText(/^You signed in too long ago for this/)
  })

  it('is left, which leads to the other shops or out of them', async () => {
    const api = portalApi({
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(myShop({ role: 'manager' })) }),
      'POST /vendor/shops/:shopId/leave': () => ({ data: {} }),
    })
    const { router } = await openTeam(api)
    await press('Leave the shop')
    await userEvent.click((await dialog()).getByRole('button', { name: /^Leave/ }))
    await screen.findByRole('heading', { level: 1, name: 'No shop yet' })
    expect(router.state.location.pathname).toMatch(/^\/vendor\/?$/)
    await screen.findByText('You have left Palpa Dhaka Udhyog.')
  })
})
