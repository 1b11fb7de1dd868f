import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { NewPasswordForm } from './mail-links/new-password-form.tsx'
import { DeleteDialog } from './profile/data/delete-dialog.tsx'
import { DetailsPanel } from './profile/details/details-panel.tsx'
import { EmailChangeForm } from './profile/details/email-change-form.tsx'
import { PasswordForm } from './profile/security/password-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SessionProvider } from './session.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { ForgotForm } from './forgot-form.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

const user = {
  id: 'u1',
  name: 'Anjali Rai',
  email: 'anjali@example.com',
  emailVerified: true,
  phoneNumber: null,
  roles: ['shopper'],
  language: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
}
const token = { token: 'x', expiresIn: 60 }
const welcome = () => ({ message: '', user, accessToken: token, refreshToken: token })

// A sign-in leaves the cookies of its tokens.
afterEach(() => {
  for (const name of ['accessToken', 'refreshToken']) document.cookie = `${name}=; max-age=0; path=/`
})

async function open(form: ReactNode, api = fakeApi(), language: 'en' | 'ne' = 'en') {
  const node = (
    <SessionProvider call={api.call} onSignedOut={async () => {}} first="anonymous">
      {() => form}
    </SessionProvider>
  )
  await renderApp(node, { call: api.call, language })
  return api.requests
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, text: string) => userEvent.type(await field(label), text)
/** The text of a busy button follows its label; without styles it is not hidden. */
const press = async (label: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }))
async function expectProblem(label: string, problem: RegExp | string) {
  const input = await field(label)
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
  const note = document.getElementById(input.getAttribute('aria-describedby')!)!
  expect(note.textContent).toMatch(problem)
}
const hasFocus = async (label: string) => expect(document.activeElement).toBe(await field(label))

describe('signing in', () => {
  const form = <SignInForm firstEmail={undefined} onForgot={() => {}} />

  it('says what is missing under its field, and sends nothing', async () => {
    const requests = await open(form)
    await press('Sign in')
    await expectProblem('Email', 'Email is required')
    await expectProblem('Password', 'Password is required')
    await hasFocus('Email')
    await type('Email', 'anjali')
    expect(screen.queryByText('Email is required')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expectProblem('Email', 'Please enter a valid email address')
    expect(requests).toEqual([])
  })

  it('says it in Nepali', async () => {
    await open(form, fakeApi(), 'ne')
    await press('साइन इन गर्नुहोस्')
    await expectProblem('इमेल', 'इमेल लेख्नुहोस्')
    await expectProblem('पासवर्ड', 'पासवर्ड लेख्नुहोस्')
  })

  it('sends once for two presses: the address trimmed, the password as it is', async () => {
    const held = Promise.withResolvers<unknown>()
    const requests = await open(form, fakeApi({ 'POST /auth/login': () => held.promise }))
    await type('Email', ' anjali@example.com ')
    await type('Password', ' two blanks ')
    await press('Sign in')
    const button = screen.getByRole('button', { name: /Sign in/ })
    await waitFor(() => expect(requests.length).toBe(1))
    expect(button.getAttribute('aria-busy')).toBe('true')
    await userEvent.type(await field('Email'), '{Enter}')
    held.resolve(welcome())
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(requests.filter(({ line }) => line === 'POST /auth/login')).toEqual([
      {
        line: 'POST /auth/login',
        input: { body: { email: 'anjali@example.com', password: ' two blanks ' } },
      },
    ])
  })

  it.each([
    ['a wrong password', () => refuse(401, { code: 'INVALID_CREDENTIALS' }), /^Wrong email or password/],
    ['too many tries', () => refuse(429, { code: 'RATE_LIMITED' }), /^Too many attempts/],
    ['a busy server', () => refuse(503, { code: 'UNAVAILABLE' }), /^Many people/],
    ['a fault', () => refuse(500, { code: 'INTERNAL_ERROR' }), /^Something went wrong on our side/],
    ['an answer without a user', () => ({ message: '' }), /^Invalid credentials or response$/],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /^We cannot reach Haat/],
  ])('has a sentence for %s, beside what was typed', async (_, answer, sentence) => {
    await open(form, fakeApi({ 'POST /auth/login': answer }))
    await type('Email', 'anjali@example.com')
    await type('Password', 'not-this-one')
    await press('Sign in')
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect((await field('Email')).value).toBe('anjali@example.com')
  })
})

describe('opening an account', () => {
  const label = { name: 'Full name', email: 'Email', phone: 'Phone number (optional)', password: 'Password' }

  it('says what is missing or wrong under its field', async () => {
    const requests = await open(<RegisterForm firstEmail={undefined} onDone={() => {}} />)
    await type(label.phone, '12')
    await type(label.password, 'short')
    await press('Create account')
    await expectProblem(label.name, 'Name is required')
    await expectProblem(label.email, 'Email is required')
    await expectProblem(label.phone, /^Please enter a Nepali phone number/)
    await expectProblem(label.password, 'Password should be at least 8 characters')
    screen.getByText('Please accept the terms and the privacy policy')
    await hasFocus(label.name)
    expect(requests).toEqual([])
  })

  it('shows a common password at its field, then sends another one', async () => {
    const done = vi.fn()
    const api = fakeApi({ 'POST /auth/register': () => refuse(422, { fields: { password: 'Too common' } }) })
    await open(<RegisterForm firstEmail={undefined} onDone={done} />, api)
    await type(label.name, 'Maya Tamang')
    await type(label.email, 'maya@example.com')
    await type(label.password, 'password123')
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Create account')
    await expectProblem(label.password, /^Many people use this password/)
    await hasFocus(label.password)
    api.answers['POST /auth/register'] = () => ({ message: '' })
    await userEvent.type(await field(label.password), ' and more ')
    await press('Create account')
    await waitFor(() => expect(done).toHaveBeenCalledWith('maya@example.com'))
    expect(api.requests.at(-1)?.input['body']).toEqual({
      name: 'Maya Tamang',
      email: 'maya@example.com',
      phoneNumber: '',
      password: 'password123 and more ',
      acceptedTerms: true,
    })
  })
})

it('a forgotten password says the same whatever happens', async () => {
  const sent = vi.fn()
  await open(<ForgotForm onSent={sent} />)
  await type('Email', 'anjali@example.com')
  await press('Send the link')
  await waitFor(() => expect(sent).toHaveBeenCalledWith('anjali@example.com'))
})

describe('a new password', () => {
  const form = (onRefused = () => {}) => (
    <NewPasswordForm token="abcdefghij" email="anjali@example.com" onDone={() => {}} onRefused={onRefused} />
  )
  const set = async (first: string, second: string) => {
    await type('New password', first)
    await type('New password, once more', second)
    await press('Set the password')
  }

  it('is checked in both fields before anything is sent', async () => {
    const requests = await open(form())
    await set('1234567', '12345678')
    await expectProblem('New password', 'Password should be at least 8 characters')
    await expectProblem('New password, once more', 'The two passwords are not the same')
    await hasFocus('New password')
    expect(requests).toEqual([])
  })

  it('that is common is said under its field', async () => {
    const common = () => refuse(422, { code: 'VALIDATION_FAILED', fields: { newPassword: 'Too common' } })
    await open(form(), fakeApi({ 'POST /auth/reset-password': common }))
    await set('password123', 'password123')
    await expectProblem('New password', /^Many people use this password/)
  })

  it('by a link that was used meanwhile leads to a new link', async () => {
    const refused = vi.fn()
    const used = () => refuse(400, { code: 'INVALID_LINK' })
    await open(form(refused), fakeApi({ 'POST /auth/reset-password': used }))
    await set('four little words', 'four little words')
    await waitFor(() => expect(refused).toHaveBeenCalled())
  })
})

describe('the profile', () => {
  async function openProfile(form: ReactNode, answers: Parameters<typeof fakeApi>[0]) {
    document.cookie = 'accessToken=x; path=/'
    document.cookie = 'refreshToken=x; path=/'
    const api = fakeApi({ 'GET /auth/me': () => ({ user }), ...answers })
    await renderApp(
      <SessionProvider call={api.call} onSignedOut={async () => {}} first="anonymous">
        {({ status }) => status === 'signed-in' && form}
      </SessionProvider>,
      { call: api.call },
    )
    return api.requests
  }

  it('keeps what was typed in the details, with the problem or the reason beside it', async () => {
    const later = () => refuse(503, { code: 'UNAVAILABLE' })
    const requests = await openProfile(<DetailsPanel />, { 'PUT /auth/me': later })
    await userEvent.clear(await field('Full name'))
    await type('Full name', 'Sita Rai')
    await type('Phone number (optional)', '12')
    await press('Save changes')
    await expectProblem('Phone number (optional)', /^Please enter a Nepali phone number/)
    await hasFocus('Phone number (optional)')
    await userEvent.clear(await field('Phone number (optional)'))
    await press('Save changes')
    expect((await screen.findByRole('alert')).textContent).toMatch(/Please try again in a moment/)
    expect((await field('Full name')).value).toBe('Sita Rai')
    expect(requests.at(-1)?.input['body']).toEqual({ name: 'Sita Rai', phoneNumber: '' })
  })

  it('asks for another address than the one it has, and for the right password', async () => {
    const wrong = () => refuse(422, { fields: { password: 'Wrong' } })
    await openProfile(<EmailChangeForm onSent={() => {}} onCancel={() => {}} />, {
      'POST /account/email': wrong,
    })
    await hasFocus('New email address')
    await type('New email address', 'Anjali@example.com')
    await type('Your password', ' mine ')
    await press('Send the link')
    await expectProblem('New email address', 'That is your address already')
    await userEvent.clear(await field('New email address'))
    await type('New email address', 'sita@example.com')
    await press('Send the link')
    await expectProblem('Your password', 'That is not your password')
  })

  it.each([
    ['LAST_OWNER', /^You are the only owner of a shop\. First hand it over on the page Team/],
    ['LAST_ADMIN', /^You are the only admin of Haat\. First make somebody else an admin/],
  ] as const)('says why the account stays, and what to do first: %s', async (code, sentence) => {
    await openProfile(<DeleteDialog hasPassword onClose={() => {}} />, {
      'POST /account/delete': () => refuse(409, { code }),
    })
    await type('Your password', 'mine')
    await press('Delete for good')
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  })

  it('refuses the same password again, and empties the fields when it is changed', async () => {
    const requests = await openProfile(<PasswordForm />, { 'POST /account/password': () => ({ data: {} }) })
    await type('Current password', 'old')
    await type('New password', 'old')
    await press('Change the password')
    await expectProblem('New password', 'That is the one you have now')
    await type('New password', ' hills ')
    await press('Change the password')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(''))
    const sent = requests.filter(({ line }) => line === 'POST /account/password')
    expect(sent.map(({ input }) => input['body'])).toEqual([
      { currentPassword: 'old', newPassword: 'old hills ' },
    ])
  })
})
