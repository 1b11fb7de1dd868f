import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, makeAccount } from '../../../../test/factories.ts'
import { answerGoogle, makeGoogleStandIn } from '../../../../test/google-stand-in.ts'
import {
  returnFromGoogle,
  goThroughGoogle,
  newGooglePerson,
  startGoogleSignIn,
} from '../../../../test/google-sign-in.ts'
import { mailsTo } from '../../../../test/read-mail.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'

const standIn = await makeGoogleStandIn()
let haat: TestApp
beforeAll(async () => {
  await standIn.open()
  haat = await buildTestApp({ environment: standIn.environment })
})
afterAll(async () => {
  await haat.close()
  await standIn.close()
})

const me = async (browser: TestBrowser) => (await browser.call('GET /auth/me')).json().user

describe('linking Google to an account', () => {
  async function signedIn(changes = {}) {
    const user = await makeAccount(haat.services, changes)
    const browser = new TestBrowser(haat)
    await browser.signIn(user.email, goodPassword)
    return { user, browser }
  }

  it('needs somebody who is signed in, in this very browser', async () => {
    const { browser } = await signedIn()
    for (const other of [new TestBrowser(haat), browser.copy('accessToken', 'refreshToken')]) {
      const answer = await startGoogleSignIn(other, '?link=true')
      expect([answer.statusCode, answer.body]).toEqual([401, expect.stringContaining('Please sign in first')])
    }
  })

  it('keeps the session, tells by mail, and signs in to that account from then on', async () => {
    const { user, browser } = await signedIn()
    const person = newGooglePerson('Linked')
    const answer = await goThroughGoogle(browser, person, '?state=/profile/&link=true')
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies.map(({ name }) => name)).toEqual(['googleFlow'])
    const ways = (await browser.call('GET /account/sign-in-ways')).json().data
    expect(ways).toMatchObject({ hasPassword: true, google: { email: person.email } })
    expect((await mailsTo(haat, user.email)).map(({ text }) => text.includes(person.email))).toEqual([true])
    const elsewhere = new TestBrowser(haat)
    await goThroughGoogle(elsewhere, person)
    expect((await me(elsewhere)).id).toBe(user.id)
  })

  it('asks for a confirmed address first, before anybody goes to Google and again afterwards', async () => {
    const { user, browser } = await signedIn({ emailVerified: false })
    const answer = await startGoogleSignIn(browser, '?link=true')
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      expect.stringContaining('Confirm your email address first'),
    ])
    browser.cookies.set('language', 'ne')
    expect((await startGoogleSignIn(browser, '?link=true')).body).toContain('पहिले आफ्नो इमेल पुष्टि गर्नुहोस्')
    const setVerified = (isVerified: boolean) =>
      haat.database.pool.query('update users set email_verified = $1 where id = $2', [isVerified, user.id])
    await setVerified(true)
    const begun = await startGoogleSignIn(browser, '?link=true')
    const to = await answerGoogle(String(begun.headers.location), newGooglePerson('Early'))
    await setVerified(false)
    expect((await returnFromGoogle(browser, to)).statusCode).toBe(403)
    expect((await browser.call('GET /account/sign-in-ways')).json().data.google).toBeNull()
  })

  it('and taking it off signs out where it was used to sign in', async () => {
    const { browser } = await signedIn()
    const person = newGooglePerson('Gone')
    await goThroughGoogle(browser, person, '?link=true')
    const elsewhere = new TestBrowser(haat)
    await goThroughGoogle(elsewhere, person)
    expect((await elsewhere.call('GET /auth/me')).statusCode).toBe(200)
    expect((await browser.call('DELETE /account/google')).statusCode).toBe(200)
    expect((await elsewhere.call('GET /auth/me')).statusCode).toBe(401)
    expect((await browser.call('GET /auth/me')).statusCode).toBe(200)
  })

  it('is refused once the session has ended while its owner was at Google', async () => {
    const { browser } = await signedIn()
    const begun = await startGoogleSignIn(browser, '?link=true')
    const to = await answerGoogle(String(begun.headers.location), newGooglePerson('Late'))
    await browser.copy().call('POST /auth/logout')
    expect((await returnFromGoogle(browser, to)).statusCode).toBe(401)
  })

  it('is refused where the Google account belongs to somebody else', async () => {
    const person = newGooglePerson('Taken')
    await goThroughGoogle(new TestBrowser(haat), person)
    const { browser } = await signedIn()
    const answer = await goThroughGoogle(browser, person, '?link=true')
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('another Haat account')])
    expect((await browser.call('GET /account/sign-in-ways')).json().data.google).toBeNull()
  })
})
