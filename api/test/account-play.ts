import { expect } from 'vitest'
import type { AccountAct } from '#domains/account/account-life.ts'
import { addressInput, contactMessage } from './factories.ts'
import { answerGoogle } from './google-double.ts'
import { comeBack, startGoogle } from './google-visit.ts'
import { mailsTo } from './read-mail.ts'
import type { TestApp } from './test-app.ts'
import { TestBrowser } from './test-browser.ts'

/** What each of the two can do, and what the table of the account's life calls it. */
export const deeds = {
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
  putThings: [],
  signOut: [],
  delete: ['delete'],
} satisfies Record<string, AccountAct[]>
export type Deed = keyof typeof deeds

export interface Act {
  what: Deed
  /** 0 has no key to the mailbox that both name; 1 has. */
  who: number
  /** Which address, link or browser, of however many there are. */
  at: number
}

interface Person {
  /** Stands in everything they write, and in nothing that anybody else writes. */
  mark: string
  password: string
  /** Addresses whose mails they read. */
  mailboxes: string[]
  browsers: TestBrowser[]
}

const some = <T>(list: T[], at: number): T | undefined => list[at % Math.max(list.length, 1)]

/** Two people and one address, which both call their own; the mailbox belongs to the second. */
export function openAccountPlay(haat: TestApp, variantId: string) {
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

  /** Every link that was ever sent to them, newest first. */
  async function linksOf({ mailboxes }: Person, page: 'verify-email' | 'reset-password') {
    const mails = (await Promise.all(mailboxes.map((mailbox) => mailsTo(haat, mailbox)))).flat()
    const link = new RegExp(`/${page}\\?token=([\\w-]+)`)
    return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []).toReversed()
  }

  /** Half of the time the newest one, which is the one that most often still works. */
  const pick = <T>(list: T[], at: number) => (at % 2 ? list[0] : some(list, at))

  async function putThings({ mark, mailboxes }: Person, browser: TestBrowser) {
    const { user } = (await browser.call('GET /auth/me')).json()
    if (!user) return []
    const words = {
      email: mailboxes[0],
      name: mark,
      subject: `Words of ${mark}`,
      message: `I am ${mark}, truly`,
    }
    return [
      await browser.call('POST /addresses', addressInput({ name: mark, tole: `Lane of ${mark}` })),
      await browser.call(`PUT /cart/items/${variantId}`, { quantity: 1 }),
      await browser.call('POST /contact-admin', contactMessage({ ...words, email: user.email })),
      await browser.call('PUT /auth/me', { name: `${mark} here`, phoneNumber: '9841234567' }),
    ]
  }

  const plays: Record<Deed, (person: Person, browser: TestBrowser, at: number) => Promise<unknown>> = {
    register: (who, browser, at) => register(who, browser, some(addresses, at)!),
    registerShared: (who, browser) => register(who, browser, shared),
    signIn: (who, browser, at) => browser.signIn(at % 3 ? shared : some(addresses, at)!, who.password),
    openLink: async (who, browser, at) => {
      const token = pick(await linksOf(who, 'verify-email'), at)
      return token && browser.call(`GET /auth/verify-email?token=${token}`)
    },
    sayYes: async (who, browser, at) => {
      const token = pick(await linksOf(who, 'verify-email'), at)
      return token && browser.call('POST /auth/confirm-account', { token, password: who.password })
    },
    sayNo: async (who, browser, at) => {
      const token = pick(await linksOf(who, 'verify-email'), at)
      if (!token) return
      const answer = await browser.call('POST /auth/disown-account', { token })
      if (answer.statusCode !== 200 || at % 3 === 0) return answer
      const chosen = { token: answer.json().resetToken, newPassword: who.password }
      return browser.call('POST /auth/reset-password', chosen)
    },
    forget: (_, browser, at) =>
      browser.call('POST /auth/forgot-password', { email: at % 2 ? shared : some(addresses, at) }),
    reset: async (who, browser, at) => {
      const token = pick(await linksOf(who, 'reset-password'), at)
      return token && browser.call('POST /auth/reset-password', { token, newPassword: who.password })
    },
    google: (who, browser) => goToGoogle(who, browser),
    linkGoogle: (who, browser) => goToGoogle(who, browser, '?link=true'),
    unlinkGoogle: (_, browser) => browser.call('DELETE /account/google'),
    askForAddress: ({ password }, browser, at) =>
      browser.call('POST /account/email', { newEmail: some(addresses, at), password }),
    changePassword: ({ password }, browser) =>
      browser.call('POST /account/password', { currentPassword: password, newPassword: password }),
    signOutElsewhere: (_, browser) => browser.call('DELETE /account/sessions'),
    sendLinkAgain: (_, browser) => browser.call('POST /auth/resend-verification-email', { email: shared }),
    putThings,
    signOut: (_, browser) => browser.call('POST /auth/logout'),
    delete: ({ password }, browser) => browser.call('POST /account/delete', { password }),
  }
  /** Whom Google cannot serve at this moment comes back as they went. */
  async function goToGoogle({ mark, mailboxes }: Person, browser: TestBrowser, query = '') {
    const begun = await startGoogle(browser, query)
    const isAway = (answer: typeof begun) => answer.statusCode === 503
    if (begun.statusCode !== 302) return isAway(begun) ? undefined : begun
    const to = await answerGoogle(String(begun.headers.location), { name: mark, email: mailboxes[0]! })
    const done = await comeBack(browser, to)
    return isAway(done) ? undefined : done
  }
  const register = ({ mark, password }: Person, browser: TestBrowser, email: string) =>
    browser.call('POST /auth/register', { name: mark, email, password, acceptedTerms: true })

  /** Refusals are part of the play; a fault of ours is not. */
  async function act({ what, who, at }: Act) {
    const doer = some([...people], who)!
    const answers = [await plays[what](doer, some(doer.browsers, at)!, at)].flat()
    for (const answer of answers) {
      const { statusCode = 0, body } = (answer ?? {}) as { statusCode?: number; body?: string }
      if (statusCode >= 500) throw new Error(`${what} was answered ${statusCode}: ${body}`)
    }
  }

  /** Who opened each account: whoever's name stood in it first, or whose address it was when it was taken back. */
  const openers = new Map<string, string>()
  async function noteOpeners() {
    const { rows } = await haat.database.pool.query<{ id: string; name: string; email: string }>(
      'select id, name, email from users where deleted_at is null and lower(email) = any($1)',
      [addresses],
    )
    for (const { id, name: said, email } of rows) {
      if (openers.has(id)) continue
      const opener = people.find(({ mark, mailboxes }) =>
        people.some((other) => said.startsWith(other.mark))
          ? said.startsWith(mark)
          : mailboxes.includes(email),
      )
      openers.set(id, opener!.mark)
    }
  }

  /** Nobody is in an account that the other opened, and nobody sees a word that the other wrote. */
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

  return { act, expectApart, sharedAccount, openers }
}
