import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { factor, forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/account.second-factor.ts'),
    import('./security-page.tsx'),
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
    loadArea('en', 'signIn'),
  ]),
)
afterEach(forgetCookies)

const state = 'GET /account/second-factor'
const ready = factor({ isSetUp: true, isConfirmed: true, recoveryCodesLeft: 10 })
type Answers = NonNullable<Parameters<typeof portalApi>[0]>
const openSecurity = (answers: Answers = {}) =>
  openPortal({ path: '/vendor/security', api: portalApi(answers) })

describe('the portal of somebody with a second factor', () => {
  const shopLine = 'GET /vendor/shops/:shopId'
  const gate = 'Enter the code from your app'

  it('asks for the code before it shows anything of a shop, and then opens it', async () => {
    const { api } = await openPortal({
      api: portalApi({
        [state]: () => ({ data: factor({ isSetUp: true }) }),
        'POST /account/second-factor/verify': () => ({ data: ready }),
      }),
    })
    await screen.findByRole('heading', { level: 1, name: gate })
    expect(api.requests.some(({ line }) => line === shopLine)).toBe(false)
    await userEvent.type(screen.getByLabelText(/Code from the app/), '123456')
    await screen.findByRole('heading', { level: 1, name: 'Namaste, Palpa Dhaka Udhyog' })
  })

  it('asks again when an app was set up elsewhere, and does not say that the shop is lost', async () => {
    const { api } = await openPortal()
    await screen.findByRole('heading', { level: 1, name: 'Namaste, Palpa Dhaka Udhyog' })
    const missing = () => refuse(403, { code: 'SECOND_FACTOR_REQUIRED' })
    api.answers[shopLine] = missing
    api.answers['GET /vendor/shops/:shopId/members'] = missing
    api.answers[state] = () => ({ data: factor({ isSetUp: true }) })
    await userEvent.click(screen.getAllByRole('link', { name: 'Team' })[0]!)
    await screen.findByRole('heading', { level: 1, name: gate })
  })

  it('says when it could not be read whether there is one', async () => {
    const { api } = await openPortal({ api: portalApi({ [state]: () => refuse(503) }) })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    api.answers[state] = () => ({ data: factor() })
    await userEvent.click(retry)
    await screen.findByRole('heading', { level: 1, name: 'Namaste, Palpa Dhaka Udhyog' })
  })
})

describe('the card on the first page', () => {
  const asked = () => ({ data: factor({ isPostponed: false }) })
  const heading = 'Protect your shop with two-step sign-in'

  it('asks owners who have none, and goes for a while with “Later”', async () => {
    await openPortal({
      api: portalApi({
        [state]: asked,
        'POST /account/second-factor/postpone': () => ({ data: factor({ isPostponed: true }) }),
      }),
    })
    await screen.findByRole('heading', { name: heading })
    expect(screen.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toBe('/vendor/security')
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: heading })).toBeNull())
  })

  it('does not ask managers, nor who has one', async () => {
    const manager = myShop({ role: 'manager' })
    const { unmount } = await openPortal({
      api: portalApi({ [state]: asked, 'GET /vendor/shops/:shopId': () => ({ data: shopOf(manager) }) }),
    })
    await screen.findByRole('heading', { name: 'All done' })
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
    unmount()
    await openPortal({ api: portalApi({ [state]: () => ({ data: { ...ready, isPostponed: false } }) }) })
    await screen.findByRole('heading', { name: 'All done' })
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  })
})

describe('the page of a person’s security', () => {
  it('stands beside the menu of the shop, for everybody', async () => {
    const packer = myShop({ role: 'packer' })
    await openSecurity({
      'GET /vendor/shops': () => ({ data: { items: [packer] } }),
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(packer) }),
    })
    await screen.findByRole('heading', { level: 1, name: 'Security' })
    const link = screen.getAllByRole('link', { name: 'Security' })[0]!
    expect(link.getAttribute('href')).toBe('/vendor/security')
    expect(link.getAttribute('aria-current')).toBe('page')
    await screen.findByText('Not set up yet')
    expect(screen.getByRole('link', { name: 'Open your profile' }).getAttribute('href')).toBe(
      '/profile/security',
    )
  })

  it('sets a factor up: password, first code, recovery codes', async () => {
    const { api } = await openSecurity({
      'POST /account/second-factor': () => ({ data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Haat' } }),
      'POST /account/second-factor/confirm': () => ({ data: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Set it up' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByLabelText(/Your password/), 'walnut-lantern-42{Enter}')
    await within(dialog).findByText('ABCD EFGH')
    await userEvent.type(within(dialog).getByLabelText(/The code it shows now/), '123456')
    await within(dialog).findByText('aaaa-bbbb')
    api.answers[state] = () => ({ data: ready })
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have saved them' }))
    await screen.findByText('Your authenticator app is set up.')
  })

  it('turns it off with password and code', async () => {
    const { api } = await openSecurity({
      [state]: () => ({ data: ready }),
      'POST /account/second-factor/turn-off': ({ body }) =>
        body.code === '654321' ? { data: factor() } : refuse(422, { fields: { code: 'Wrong' } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
    const dialog = screen.getByRole('dialog')
    const press = () => userEvent.click(within(dialog).getByRole('button', { name: /^Turn off/ }))
    await userEvent.type(within(dialog).getByLabelText(/Your password/), 'walnut-lantern-42')
    await userEvent.type(within(dialog).getByLabelText(/Code from the app/), '123456')
    await press()
    await within(dialog).findByText(/^That code is not right/)
    await userEvent.type(within(dialog).getByLabelText(/Code from the app/), '654321')
    await press()
    await screen.findByText('Not set up yet')
    expect(
      api.requests.findLast(({ line }) => line === 'POST /account/second-factor/turn-off')?.input['body'],
    ).toEqual({ password: 'walnut-lantern-42', code: '654321' })
  })

  it('tells who has no password to set one first', async () => {
    await openSecurity({
      'GET /account/sign-in-ways': () => ({ data: { hasPassword: false, google: null } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Set it up' }))
    await screen.findByRole('link', { name: 'Set a password' })
  })
})
