import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { factor, forgetCookies } from '../testing/render-portal.tsx'
import { account, field, lines, openPage, press, state, waiting } from './testing/payout-page.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/payouts.ts'),
    import('./payout-page.tsx'),
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
    loadArea('en', 'signIn'),
  ]),
)
afterEach(forgetCookies)

describe('a change', () => {
  const fill = async () => {
    await userEvent.type(field(/^Bank \*/), 'Himalayan Bank')
    await userEvent.type(field(/^Branch/), 'Butwal')
    await userEvent.type(field(/Name of the account/), 'Palpa Dhaka Udhyog')
    await userEvent.type(field(/Number of the account/), '०१७ 1234 5678')
    await userEvent.type(field(/Your password/), 'walnut-lantern-42')
    await userEvent.type(field(/Code from the app/), '123456')
  }

  it('names every field that is missing, and sends nothing', async () => {
    const { api } = await openPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await press(/^Give this account/)
    for (const problem of [
      'Name the bank',
      'Name the branch',
      'Enter the name of the account',
      'Enter the number',
      'Enter your password',
      'Enter the code that your app shows',
    ]) {
      await screen.findByText(problem)
    }
    expect(document.activeElement).toBe(field(/^Bank \*/))
    expect(api.requests.some(({ line }) => line === lines.change)).toBe(false)
  })

  it('is sent with the password; a wrong one is said at its field, then the change waits', async () => {
    const { api } = await openPage({
      [lines.change]: () => refuse(422, { fields: { password: 'That is not your password.' } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await fill()
    await press(/^Give this account/)
    await screen.findByText('That is not your password')
    api.answers[lines.change] = () => ({ data: { current: account(), waiting, earlier: [] } })
    await press(/^Give this account/)
    await screen.findByRole('heading', { name: 'A change waits' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('30 hours left to stop it')).toBeTruthy()
    // Only one change can wait.
    expect(screen.queryByRole('button', { name: 'Change the account' })).toBeNull()
    expect(api.requests.findLast(({ line }) => line === lines.change)?.input['body']).toEqual({
      kind: 'bank',
      bankName: 'Himalayan Bank',
      bankBranch: 'Butwal',
      accountName: 'Palpa Dhaka Udhyog',
      accountNumber: '०१७ 1234 5678',
      password: 'walnut-lantern-42',
      code: '123456',
    })
  })

  it('of a wallet asks for a mobile number and no bank', async () => {
    await openPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await userEvent.click(field(/^Khalti/))
    expect(within(screen.getByRole('dialog')).queryByLabelText(/^Branch/)).toBeNull()
    await userEvent.type(field(/Mobile number of the wallet/), '12345678')
    await press(/^Give this account/)
    await screen.findByText('A wallet has the number of a mobile phone: ten figures')
  })

  it('keeps what was typed where the code was wrong, and asks for the next one', async () => {
    await openPage({ [lines.change]: () => refuse(422, { fields: { code: 'Wrong' } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await fill()
    await press(/^Give this account/)
    await screen.findByText('That code is not right, or it was used already. Wait for the next one.')
    expect((field(/Code from the app/) as HTMLInputElement).value).toBe('')
    expect((field(/^Branch/) as HTMLInputElement).value).toBe('Butwal')
  })

  it('leads who has no second factor through setting it up, and then to the form', async () => {
    const { api } = await openPage({
      [state]: () => ({ data: factor() }),
      'POST /account/second-factor': () => ({ data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Haat' } }),
      'POST /account/second-factor/confirm': () => ({ data: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'First set up two-step sign-in' }))
    dialog.getByText(/only with your password and a code from your phone/)
    expect(dialog.queryByLabelText(/Number of the account/)).toBeNull()
    await userEvent.type(dialog.getByLabelText(/Your password/), 'walnut-lantern-42{Enter}')
    await userEvent.type(await dialog.findByLabelText(/The code it shows now/), '123456')
    await dialog.findByText('aaaa-bbbb')
    api.answers[state] = () => ({ data: factor({ isSetUp: true, isConfirmed: true }) })
    await press('I have saved them')
    await screen.findByRole('dialog', { name: 'New payout account' })
    expect(field(/Number of the account/)).toBeTruthy()
    expect(field(/Code from the app/)).toBeTruthy()
  })

  it('says so too where the second factor was turned off on another device meanwhile', async () => {
    const { api } = await openPage({ [lines.change]: () => refuse(403, { code: 'SECOND_FACTOR_REQUIRED' }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await fill()
    api.answers[state] = () => ({ data: factor() })
    await press(/^Give this account/)
    await screen.findByRole('dialog', { name: 'First set up two-step sign-in' })
  })

  it('says that another one waits already', async () => {
    await openPage({ [lines.change]: () => refuse(409, { code: 'CONFLICT' }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    await fill()
    await press(/^Give this account/)
    await screen.findByText('Another change waits already. Close this and look at it first.')
  })

  it('sends who has no password to the place where one is set', async () => {
    await openPage({ 'GET /account/sign-in-ways': () => ({ data: { hasPassword: false, google: null } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the account' }))
    const link = await screen.findByRole('link', { name: 'Set a password' })
    expect(link.getAttribute('href')).toBe('/profile/security')
    expect(screen.queryByRole('button', { name: /^Give this account/ })).toBeNull()
  })
})
