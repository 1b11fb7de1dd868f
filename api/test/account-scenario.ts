import { expect } from 'vitest'
import type { AccountAction } from '#domains/account/lifecycle/account-lifecycle.ts'
import { addressInput, contactMessage } from './factories.ts'
import { answerGoogle } from './google-stand-in.ts'
import { returnFromGoogle, startGoogleSignIn } from './google-sign-in.ts'
import { mailsTo } from './read-mail.ts'
import type { TestApp } from './test-app.ts'
import { TestBrowser } from './test-browser.ts'

/** What each of the two people can do, and the actions of `accountLifecycle` that this may be. */
export const actionsOfPeople = {
  register: ['register'],
  registerShared: ['register'],
  signIn: [],
  openLink: ['confirm-in-session', 'change-email'],
  sayYes: ['confirm-with-password'],
  sayNo: ['disown'],
  forget: [],
  reset: ['reset'],
  google: ['google-sign-in'],
  linkGoogle: ['link-google'],
  unlinkGoogle: ['unlink-google'],
  askForAddress: ['ask-email-change'],
  changePassword: ['change-password'],
  signOutElsewhere: ['sign-out-elsewhere'],
  sendLinkAgain: [],
  leaveData: [],
  signOut: [],
  delete: ['delete'],
} satisfies Record<string, AccountAction[]>
export type PersonAction = keyof typeof actionsOfPeople

export interface ScenarioStep {
  action: PersonAction
  /** Person 0 cannot read the mailbox of the shared address; person 1 can. */
  person: number
  /** Chooses among the addresses, links and browsers that there are. */
  at: number
}

interface Person {
  /** A name that is in everything this person writes, and in nothing that the other one writes. */
  mark: string
  password: string
  /** Addresses whose mails this person can read. */
  mailboxes: string[]
  browsers: TestBrowser[]
}

const pickAt = <T>(list: T[], at: number): T | undefined => list[at % Math.max(list.length, 1)]

/** Two people who both claim one address; its mailbox belongs to the second. */
export function openAccountScenario(haat: TestApp, variantId: string) {
  const name = crypto.randomUUID().slice(0, 8)
  const shared = `both-${name}@haat.test`
  const person = (mark: string, mailboxes: string[]): Person => ({
    mark,
    password: `a secret of ${mark} ${name}`,
    mailboxes,
    browsers: [new TestBrowser(haat), new TestBrowser(haat)],
  })
  const people = [
    person('Asmita', [`asmita-${name}@haat.test`]),
    person('Binod', [shared, `binod-${name}@haat.test`]),
  ] as const
  const addresses = people.flatMap(({ mailboxes }) => mailboxes)

  /** The tokens of all links that were ever sent to a person, newest first. */
  async function linksOf({ mailboxes }: Person, page: 'verify-email' | 'reset-password') {
    const mails = (await Promise.all(mailboxes.map((mailbox) => mailsTo(haat, mailbox)))).flat()
    const link = new RegExp(`/${page}\\?token=([\\w-]+)`)
    return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []).toReversed()
  }

  /** Half of the time the newest token, which most often still works. */
  const pickToken = <T>(list: T[], at: number) => (at % 2 ? list[0] : pickAt(list, at))

  async function leaveData({ mark }: Person, browser: TestBrowser) {
    const { user } = (await browser.call('GET /auth/me')).json()
    if (!user) return []
    const message = { name: mark, subject: `Words of ${mark}`, message: `I am ${mark}, truly` }
    return [
      await browser.call('POST /addresses', addressInput({ name: mark, tole: `Lane of ${mark}` })),
      await browser.call(`PUT /cart/items/${variantId}`, { quantity: 1 }),
      await browser.call('POST /contact-admin', contactMessage({ ...message, email: user.email })),
      await browser.call('PUT /auth/me', { name: `${mark} here`, phoneNumber: '9841234567' }),
    ]
  }

  const perform: Record<
    PersonAction,
    (person: Person, browser: TestBrowser, at: number) => Promise<unknown>
  > = {
    register: (actor, browser, at) => register(actor, browser, pickAt(addresses, at)!),
    registerShared: (actor, browser) => register(actor, browser, shared),
    signIn: (actor, browser, at) => browser.signIn(at % 3 ? shared : pickAt(addresses, at)!, actor.password),
    openLink: async (actor, browser, at) => {
      const token = pickToken(await linksOf(actor, 'verify-email'), at)
      return token && browser.call(`GET /auth/verify-email?token=${token}`)
    },
    sayYes: async (actor, browser, at) => {
      const token = pickToken(await linksOf(actor, 'verify-email'), at)
      return token && browser.call('POST /auth/confirm-account', { token, password: actor.password })
    },
    sayNo: async (actor, browser, at) => {
      const token = pickToken(await linksOf(actor, 'verify-email'), at)
      if (!token) return
      const answer = await browser.call('POST /auth/disown-account', { token })
      if (answer.statusCode !== 200 || at % 3 === 0) return answer
      const chosen = { token: answer.json().resetToken, newPassword: actor.password }
      return browser.call('POST /auth/reset-password', chosen)
    },
    forget: (_, browser, at) =>
      browser.call('POST /auth/forgot-password', { email: at % 2 ? shared : pickAt(addresses, at) }),
    reset: async (actor, browser, at) => {
      const token = pickToken(await linksOf(actor, 'reset-password'), at)
      return token && browser.call('POST /auth/reset-password', { token, newPassword: actor.password })
    },
    google: (actor, browser) => goToGoogle(actor, browser),
    linkGoogle: (actor, browser) => goToGoogle(actor, browser, '?link=true'),
    unlinkGoogle: (_, browser) => browser.call('DELETE /account/google'),
    askForAddress: ({ password }, browser, at) =>
      browser.call('POST /account/email', { newEmail: pickAt(addresses, at), password }),
    changePassword: ({ password }, browser) =>
      browser.call('POST /account/password', { currentPassword: password, newPassword: password }),
    signOutElsewhere: (_, browser) => browser.call('DELETE /account/sessions'),
    sendLinkAgain: (_, browser) => browser.call('POST /auth/resend-verification-email', { email: shared }),
    leaveData,
    signOut: (_, browser) => browser.call('POST /auth/logout'),
    delete: ({ password }, browser) => browser.call('POST /account/delete', { password }),
  }
  /** Undefined when Google cannot be reached at this moment, which changes nothing. */
  async function goToGoogle({ mark, mailboxes }: Person, browser: TestBrowser, query = '') {
    const started = await startGoogleSignIn(browser, query)
    const isUnavailable = (answer: typeof started) => answer.statusCode === 503
    if (started.statusCode !== 302) return isUnavailable(started) ? undefined : started
    const to = await answerGoogle(String(started.headers.location), { name: mark, email: mailboxes[0]! })
    const done = await returnFromGoogle(browser, to)
    return isUnavailable(done) ? undefined : done
  }
  const register = ({ mark, password }: Person, browser: TestBrowser, email: string) =>
    browser.call('POST /auth/register', { name: mark, email, password, acceptedTerms: true })

  /** Runs one step. The server may refuse it, but must not fail. */
  async function run({ action, person: index, at }: ScenarioStep) {
    const actor = pickAt([...people], index)!
    const answers = [await perform[action](actor, pickAt(actor.browsers, at)!, at)].flat()
    for (const answer of answers) {
      const { statusCode = 0, body } = (answer ?? {}) as { statusCode?: number; body?: string }
      if (statusCode >= 500) throw new Error(`${action} was answered ${statusCode}: ${body}`)
    }
  }

  /**
   * Who opened each account, by account id: the person whose name it had first, or the owner of the address
   * where the account was made by reclaiming it.
   */
  const openers = new Map<string, string>()
  async function noteOpeners() {
    const { rows } = await haat.database.pool.query<{ id: string; name: string; email: string }>(
      'select id, name, email from users where deleted_at is null and lower(email) = any($1)',
      [addresses],
    )
    for (const { id, name: accountName, email } of rows) {
      if (openers.has(id)) continue
      const opener = people.find(({ mark, mailboxes }) =>
        people.some((other) => accountName.startsWith(other.mark))
          ? accountName.startsWith(mark)
          : mailboxes.includes(email),
      )
      openers.set(id, opener!.mark)
    }
  }

  /** Fails if a person is signed in to the other's account, or sees anything that the other wrote. */
  async function expectApart() {
    await noteOpeners()
    for (const { mark, mailboxes, browsers } of people) {
      const [other] = people.filter((one) => one.mark !== mark)
      for (const browser of browsers) {
        const me = await browser.call('GET /auth/me')
        if (me.statusCode === 401) continue
        const { id, email, emailVerified } = me.json().user
        expect(openers.get(id), `${mark} is signed in to an account of`).toBe(mark)
        if (emailVerified) expect(mailboxes, `${mark} has a proven address`).toContain(email)
        const seen = [me, await browser.call('GET /account/export'), await browser.call('GET /tickets')]
        for (const { body } of seen) expect(body, `${mark} sees`).not.toContain(other!.mark)
      }
    }
    const { rows } = await haat.database.pool.query<{ user_id: string; email: string }>(
      'select user_id, email from identities where email = any($1)',
      [addresses],
    )
    for (const { user_id: id, email } of rows) {
      const owner = people.find(({ mailboxes }) => mailboxes.includes(email))
      expect(openers.get(id), `the Google account of ${owner!.mark} opens an account of`).toBe(owner!.mark)
    }
  }

  async function sharedAccount(): Promise<{ emailVerified: boolean } | null> {
    const { rows } = await haat.database.pool.query(
      'select email_verified as "emailVerified" from users where deleted_at is null and email = $1',
      [shared],
    )
    return rows[0] ?? null
  }

  return { run, expectApart, sharedAccount, openers }
}
