import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { goodPassword, makeAccount, makeContent } from '../../../../test/factories.ts'
import { mailsTo } from '../../../../test/read-mail.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
  await makeContent(haat.services, { key: 'terms_and_conditions', versions: [{}, {}, { status: 'draft' }] })
  await makeContent(haat.services, { key: 'privacy_policy' })
})
afterAll(() => haat.close())

const form = (changes: object = {}) => ({
  name: 'Maya Gurung',
  email: `maya-${randomUUID()}@haat.test`,
  phoneNumber: '९८४-१२३४५६७',
  password: goodPassword,
  acceptedTerms: true,
  ...changes,
})
const register = (payload: object, browser = new TestBrowser(haat)) =>
  browser.call('POST /auth/register', payload)
const userOf = async (email: string) =>
  (await haat.database.pool.query('select * from users where email = $1', [email])).rows

describe('opening an account', () => {
  it('keeps the person, the sealed phone number, and which documents were agreed to', async () => {
    const maya = form()
    const answer = await register(maya, new TestBrowser(haat, [['language', 'ne']]))
    expect(answer.json()).toEqual({ message: 'Please open the link in the mail that we sent you.' })
    const [row] = await userOf(maya.email)
    expect(row).toMatchObject({
      name: 'Maya Gurung',
      email_verified: false,
      roles: ['shopper'],
      language: 'ne',
    })
    expect(JSON.stringify(row)).not.toContain('9841234567')
    expect(haat.services.encryption.decrypt(row.phone_number_sealed)).toBe('+9779841234567')
    const { rows } = await haat.database.pool.query(
      'select content_key, version from consents where user_id = $1 order by content_key',
      [row.id],
    )
    expect(rows).toEqual([
      { content_key: 'privacy_policy', version: 1 },
      { content_key: 'terms_and_conditions', version: 2 },
    ])
    const [mail] = await mailsTo(haat, maya.email)
    expect(mail?.text).toMatch(/\/verify-email\?token=[\w-]{43}/)
    expect(mail?.text).toMatch(/नमस्ते/)
  })

  it('lets the person sign in before the mail is opened', async () => {
    const maya = form()
    await register(maya)
    const answer = await new TestBrowser(haat).signIn(maya.email, maya.password)
    expect(answer.json().user).toMatchObject({ emailVerified: false, phoneNumber: '+9779841234567' })
  })

  it('with a name, number, password or consent that cannot be is refused by field', async () => {
    const bad: [object, string][] = [
      [{ name: ' ' }, 'name'],
      [{ email: 'maya@haat' }, 'email'],
      [{ email: 'x%0a@example.com' }, 'email'],
      [{ email: 'x\n@example.com' }, 'email'],
      [{ phoneNumber: '12' }, 'phoneNumber'],
      [{ password: 'short' }, 'password'],
      [{ password: 'x'.repeat(129) }, 'password'],
      [{ password: 'password123' }, 'password'],
      [{ password: 'Nepal12345' }, 'password'],
      [{ password: 'aaaaaaaaaa' }, 'password'],
      [{ password: 'MAYAGURUNG' }, 'password'],
      [{ acceptedTerms: false }, 'acceptedTerms'],
    ]
    for (const [changes, field] of bad) {
      const body = expectRefusal(await register(form(changes)), 422, 'VALIDATION_FAILED')
      expect(Object.keys(body.fields ?? {}), JSON.stringify(changes)).toEqual([field])
    }
  })

  it('cannot claim roles, a confirmed address or an id', async () => {
    for (const claim of [
      { roles: ['admin'] },
      { role: 'admin' },
      { emailVerified: true },
      { id: randomUUID() },
    ]) {
      const maya = form(claim)
      expectRefusal(await register(maya), 422, 'VALIDATION_FAILED')
      expect(await userOf(maya.email)).toEqual([])
    }
  })

  it('twice at the same moment makes one account', async () => {
    const maya = form()
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(maya)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(200))
    expect(await userOf(maya.email)).toHaveLength(1)
  })
})

describe('whether an address has an account', () => {
  const comparable = ({ statusCode, body, headers }: Awaited<ReturnType<typeof register>>) => {
    const { 'x-request-id': _id, date: _date, ...rest } = headers
    return { statusCode, body, headers: rest }
  }

  it.each([
    ['register', (email: string) => register(form({ email }))],
    ['login', (email: string) => new TestBrowser(haat).signIn(email, 'not-the-password')],
    [
      'forgot-password',
      (email: string) => new TestBrowser(haat).call('POST /auth/forgot-password', { email }),
    ],
    [
      'resend-verification-email',
      (email: string) => new TestBrowser(haat).call('POST /auth/resend-verification-email', { email }),
    ],
  ])('is not told by the answer of %s', async (_, ask) => {
    const verified = await makeAccount(haat.services)
    const unverified = await makeAccount(haat.services, { emailVerified: false })
    const withoutPassword = await makeAccount(haat.services, { passwordHash: null })
    const unknown = comparable(await ask(`nobody-${randomUUID()}@haat.test`))
    for (const { email } of [verified, unverified, withoutPassword]) {
      expect(comparable(await ask(email))).toEqual(unknown)
    }
  })

  it('is told to its owner alone, when somebody opens a second one; the first stays as it was', async () => {
    const owner = await makeAccount(haat.services)
    await register(form({ email: owner.email.toUpperCase(), password: 'another-good-one-7' }))
    const [mail] = await mailsTo(haat, owner.email)
    expect(mail?.text).toMatch(/\/reset-password\?token=/)
    expect((await new TestBrowser(haat).signIn(owner.email, goodPassword)).statusCode).toBe(200)
  })
})
