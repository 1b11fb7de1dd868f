import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ensureSecondFactor } from '#domains/account/second-factor/reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from '#domains/account/second-factor/totp.ts'
import { deleteOldSignIns } from '#domains/account/account.jobs.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { goodPassword, makeAccount } from '../../../test/factories.ts'
import { openPayoutShop, payoutOf, whyRefused, type PayoutShop } from '../../../test/payout-shop.ts'
import { mailsTo, tokenInMail } from '../../../test/read-mail.ts'
import { TestBrowser } from '../../../test/test-browser.ts'

let shop: PayoutShop
beforeAll(async () => {
  shop = await openPayoutShop()
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await shop.expectPayoutsRight()
  await shop.haat.close()
})

const hourMs = 3_600_000
const newPassword = 'somebody-elses-7-words'
const wallet = {
  kind: 'esewa',
  bankName: '',
  bankBranch: '',
  accountName: 'Somebody Else',
  accountNumber: '9800000099',
}

/**
 * Somebody who reads the mailbox of an owner, and has their authenticator too, signs in on a device that was never seen and
 * makes mailbox, password and payout account their own.
 */
async function takeOver({ owner, path }: Awaited<ReturnType<PayoutShop['shopOwed']>>) {
  const { haat } = shop
  const { email, id } = owner.user
  const secret = newTotpSecret()
  await ensureSecondFactor(haat.services, id, secret)
  const code = async () => {
    await haat.services.db.execute(sql`update second_factors set last_step = 0 where user_id = ${id}`)
    return codeAt(secret).code
  }
  const thief = new TestBrowser(haat)
  thief.userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0'
  const call = async (...made: Parameters<TestBrowser['call']>) => {
    const answer = await thief.call(...made)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer
  }
  await call('POST /auth/forgot-password', { email })
  await call('POST /auth/reset-password', { token: await tokenInMail(haat, email), newPassword })
  expect((await thief.signIn(email, newPassword)).statusCode).toBe(200)
  await call('POST /account/second-factor/verify', { code: await code() })
  const newEmail = `thief-${id}@haat.test`
  await call('POST /account/email', { newEmail, password: newPassword })
  await call(`GET /auth/verify-email?token=${await tokenInMail(haat, newEmail)}`)
  const change = async () =>
    call(`POST ${path}/payout-accounts`, { ...wallet, password: newPassword, code: await code() })
  return { call, change, newEmail, path }
}

const formerEmails = async (userId: string) =>
  (
    await shop.haat.database.pool.query(
      'select former_email from account_events where user_id = $1 and former_email is not null',
      [userId],
    )
  ).rows

describe('somebody who takes over the account of an owner', () => {
  it('gets nothing of what is due: it goes to the account of before, or to nobody', async () => {
    const [due, late] = [await shop.approved(900_00), await shop.approved(800_00)]
    for (const made of [due, late]) await (await takeOver(made)).change()
    // Within the 48 hours the bank is given the number of before, also for what becomes due meanwhile.
    expect((await shop.sita.act(due.number, 'account')).json().data.accountNumber).toBe('01712345670123')
    payoutOf(await shop.sita.act(due.number, 'sent', { reference: shop.newReference() }))
    await shop.post(due.vendorId, 700_00)
    const next = payoutOf(await shop.sita.propose(due.slug))
    expect(next.account.maskedNumber).toBe('••••0123')

    // What was not sent by the time at which the other account begins is held: it was approved for another one.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 48 * hourMs })
    await shop.haat.database.pool.query(
      `update sessions set expires_at = now() + interval '30 days'; update access_tokens set expires_at = now() + interval '30 days'`,
    )
    expect(whyRefused(await shop.sita.act(late.number, 'account'))).toEqual(['account'])
    expect(whyRefused(await shop.sita.act(late.number, 'sent', { reference: shop.newReference() }))).toEqual([
      'account',
    ])
    expect(whyRefused(await shop.sita.act(next.number, 'approve'))).toEqual(['account'])
    expect([await shop.balanceOf(late.vendorId), await shop.balanceOf(due.vendorId)]).toEqual([
      800_00, 700_00,
    ])
  })

  it('is told to the address that they replaced, for a month', async () => {
    const made = await shop.shopOwed(900_00)
    const { email } = made.owner.user
    const { change, call, path, newEmail } = await takeOver(made)
    const told = await change()
    const subjects = (await mailsTo(shop.haat, email)).map(({ subject }) => subject)
    expect(subjects.slice(1)).toEqual([
      expect.stringContaining('password'),
      expect.stringContaining('sign-in'),
      expect.stringContaining('address'),
      expect.stringContaining('address'),
      expect.stringContaining('payout account'),
    ])
    const [mail] = (await mailsTo(shop.haat, email)).toReversed()
    for (const part of ['eSewa, ••••0099', 'Cancel the change']) expect(mail!.text).toContain(part)
    expect(mail!.text).not.toContain(newEmail)
    expect(mail!.text).not.toContain(wallet.accountNumber)
    const { id } = told.json().data.waiting
    await call(`DELETE ${path}/payout-accounts/${id}`)
    expect((await mailsTo(shop.haat, email)).at(-1)!.subject).toContain('cancelled')

    // A month later whoever reads an old mailbox learns nothing of the shop, and in the end the address is forgotten.
    const pass = (days: number) =>
      shop.haat.database.pool.query(
        `update account_events set created_at = created_at - make_interval(days => $2) where user_id = $1`,
        [made.owner.user.id, days],
      )
    const { length } = await mailsTo(shop.haat, email)
    await pass(31)
    await change()
    expect(await mailsTo(shop.haat, email)).toHaveLength(length)
    expect(await formerEmails(made.owner.user.id)).toEqual([{ former_email: email }])
    await pass(60)
    await deleteOldSignIns(shop.haat.services)
    expect(await formerEmails(made.owner.user.id)).toEqual([])
  })

  it('is told to no address that nobody had confirmed, and a closed account has none', async () => {
    const { haat } = shop
    const user = await makeAccount(haat.services, { emailVerified: false })
    const browser = new TestBrowser(haat)
    await browser.signIn(user.email, goodPassword)
    for (const newEmail of [`first-${user.id}@haat.test`, `second-${user.id}@haat.test`]) {
      await browser.call('POST /account/email', { newEmail, password: goodPassword })
      const token = await tokenInMail(haat, newEmail)
      expect((await browser.call(`GET /auth/verify-email?token=${token}`)).statusCode).toBe(200)
    }
    expect(await formerEmails(user.id)).toEqual([{ former_email: `first-${user.id}@haat.test` }])
    expect((await browser.call('POST /account/delete', { password: goodPassword })).statusCode).toBe(200)
    expect(await formerEmails(user.id)).toEqual([])
  })
})

describe('sending', () => {
  it('is in the books once, however many say it at the same moment, with which reference and in which words', async () => {
    const { number, vendorId } = await shop.approved(900_00)
    const reference = shop.newReference()
    const said = [
      reference,
      `${reference} `,
      reference.toLowerCase(),
      shop.newReference(),
      shop.newReference(),
    ]
    const answers = await Promise.all(
      said.flatMap((words) =>
        [shop.sita, shop.gita].map((who) => who.act(number, 'sent', { reference: words })),
      ),
    )
    // Of one person at once some have shown a code that was just used.
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    for (const { statusCode } of answers) expect([200, 409, 422]).toContain(statusCode)
    for (const who of [shop.sita, shop.gita])
      for (const words of [reference, 'Once more'])
        expect([200, 409]).toContain((await who.act(number, 'sent', { reference: words })).statusCode)
    const { rows } = await shop.haat.database.pool.query(
      `select l.account, l.amount::float8 as paisa from ledger_postings p join ledger_lines l on l.posting_id = p.id
       where p.key = $1 order by l.account`,
      [`payout ${Number(number.slice(2))}`],
    )
    expect(rows).toEqual([
      { account: 'bank', paisa: -900_00 },
      { account: 'vendor', paisa: 900_00 },
    ])
    expect(await shop.balanceOf(vendorId)).toBe(0)
    const { rows: told } = await shop.haat.database.pool.query(
      `select 1 from notifications where kind = 'payout' and data->>'number' = $1`,
      [number],
    )
    expect(told).toHaveLength(1)
  })

  it('moves what was approved: no call takes another amount or another account, before or after', async () => {
    const { number, vendorId } = await shop.approved(900_00)
    const reference = shop.newReference()
    const amounts = [{ amountPaisa: 1 }, { amountPaisa: 9_000_00 }, { accountId: number }, { vendorId }]
    for (const more of amounts)
      expectRefusal(await shop.sita.act(number, 'sent', { reference, ...more }), 422, 'VALIDATION_FAILED')
    expect(await shop.balanceOf(vendorId)).toBe(900_00)
    payoutOf(await shop.sita.act(number, 'sent', { reference }))
    for (const more of amounts)
      expectRefusal(await shop.sita.act(number, 'sent', { reference, ...more }), 422, 'VALIDATION_FAILED')
    const change = `update payouts set amount_paisa = 1 where id = ${Number(number.slice(2))}`
    await expect(shop.haat.database.pool.query(change)).rejects.toThrow()
    expect(await shop.balanceOf(vendorId)).toBe(0)
  })
})
