import { randomUUIDv7 } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { staffPayoutDetailSchema, type StaffPayoutDetail } from '@haat/contract/domains/payouts.staff.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { RestLine } from '@haat/contract/shared/endpoint.ts'
import { ensureSecondFactor } from '#domains/account/second-factor/reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from '#domains/account/second-factor/totp.ts'
import { expectRefusal } from './expect-refusal.ts'
import { bearer, makeToken } from './factories.ts'
import { makeShop, sendAs } from './shop-people.ts'
import { buildTestApp } from './test-app.ts'

const hourMs = 3_600_000
const payoutRules = readFileSync(new URL('invariants.sql', import.meta.url), 'utf8')

type Answer = Awaited<ReturnType<typeof sendAs>>
export const payoutOf = (answer: Answer) => {
  expect(answer.statusCode, answer.body).toBe(200)
  return staffPayoutDetailSchema.parse(answer.json().data)
}
export const whyRefused = (answer: Answer) => Object.keys(expectRefusal(answer, 409, 'CONFLICT').fields ?? {})

/** An app for tests of payouts: shops that are owed money, and people with the right to money. */
export async function openPayoutShop() {
  const haat = await buildTestApp()
  const { services, database } = haat
  let parcel = 1

  /** What a sale or, where it is negative, a refund did to the books of a shop; payable since yesterday. */
  async function post(vendorId: number, paisa: number, payableOn = '2020-01-01') {
    const key = paisa > 0 ? `delivered ${9_000_000 + parcel++}` : `line-refund ${randomUUIDv7()}`
    await database.pool.query(
      `with posted as (insert into ledger_postings (key, payable_on) values ($1, $2) returning id)
       insert into ledger_lines (posting_id, position, account, owner, amount, kind)
       select id, line.position, line.account, line.owner, line.amount, line.kind from posted,
         (values (0, 'vendor', $3::text, $4::bigint, $5::text), (1, 'shopper', '', -$4::bigint, null)) line (position, account, owner, amount, kind)`,
      [key, payableOn, String(vendorId), -paisa, paisa > 0 ? 'sale' : 'refund'],
    )
  }

  /** Gives a shop an account of so many hours, as if an owner had; its earlier one ends. */
  async function giveAccount(vendorId: number, ageHours = 100, number = '01712345670123') {
    const at = new Date(Date.now() - ageHours * hourMs)
    const sealed = services.encryption.encrypt(
      JSON.stringify({ accountName: 'Palpa Dhaka Udhyog', accountNumber: number }),
    )
    await database.pool.query(
      `update payout_accounts set ended_at = $2, ended_for = 'replaced' where vendor_id = $1 and ended_at is null`,
      [vendorId, at],
    )
    await database.pool.query(
      `insert into payout_accounts (id, vendor_id, kind, bank_name, bank_branch, masked_number, holder_sealed, created_by, created_at, usable_from)
       values ($1, $2, 'bank', 'Nabil Bank', 'Tansen', $3, $4, $1, $5, $5)`,
      [randomUUIDv7(), vendorId, `••••${number.slice(-4)}`, sealed, at],
    )
  }

  /** A shop that is owed these sums, all of them payable. */
  async function shopOwed(...sums: number[]) {
    const shop = await makeShop(haat, ['owner', 'manager'])
    await giveAccount(shop.vendorId)
    for (const paisa of sums) await post(shop.vendorId, paisa)
    return shop
  }

  async function staff(rights: StaffRight[] = ['money']) {
    const { user, token } = await makeToken(services, 'staff', { rights })
    const secret = newTotpSecret()
    await ensureSecondFactor(services, user.id, secret)
    const headers = bearer(token)
    const send = (line: RestLine, body?: object) => sendAs(haat, headers, line, body)
    /** A code that was not used yet, as from the next half minute. */
    const code = async () => {
      await services.db.execute(sql`update second_factors set last_step = 0 where user_id = ${user.id}`)
      return codeAt(secret).code
    }
    return {
      userId: user.id,
      send,
      code,
      /** Makes a call about a payout with a fresh code. */
      act: async (number: string, what: string, body: object = {}) =>
        send(`POST /staff/payouts/${number}/${what}`, { ...body, code: await code() }),
      propose: (shopSlug: string) => send('POST /staff/payouts/propose', { shopSlug }),
      read: async (number: string): Promise<StaffPayoutDetail> =>
        (await send(`GET /staff/payouts/${number}`)).json().data,
    }
  }

  async function balanceOf(vendorId: number): Promise<number> {
    const { rows } = await database.pool.query(
      'select balance_paisa::float8 as paisa from vendor_accounts where vendor_id = $1',
      [vendorId],
    )
    return rows[0]?.paisa ?? 0
  }

  /** What of the books is payable and not covered by any payout. */
  async function uncovered(vendorId: number): Promise<number> {
    const { rows } = await database.pool.query(
      'select coalesce(sum(amount_paisa), 0)::float8 as paisa from vendor_entries where vendor_id = $1 and payable_on is not null and paid_by is null',
      [vendorId],
    )
    return rows[0].paisa
  }

  const sita = await staff()
  const gita = await staff()
  let references = 0
  const newReference = () => `NB ${++references}`
  async function proposed(...sums: number[]) {
    const made = await shopOwed(...sums)
    return { ...made, number: payoutOf(await sita.propose(made.slug)).number }
  }
  async function approved(...sums: number[]) {
    const made = await proposed(...sums)
    payoutOf(await sita.act(made.number, 'approve'))
    return made
  }
  async function sent(...sums: number[]) {
    const made = await approved(...sums)
    const reference = newReference()
    payoutOf(await sita.act(made.number, 'sent', { reference }))
    return { ...made, reference }
  }

  /** The rules about payouts among those that always hold. */
  async function expectPayoutsRight() {
    const { rows } = await database.pool.query<{ rule: string }>(payoutRules)
    expect(rows.filter(({ rule }) => rule.includes('payout'))).toEqual([])
  }

  const books = { post, giveAccount, shopOwed, balanceOf, uncovered, expectPayoutsRight }
  return { haat, ...books, staff, sita, gita, newReference, proposed, approved, sent }
}
export type PayoutShop = Awaited<ReturnType<typeof openPayoutShop>>
export type MoneyPerson = Awaited<ReturnType<PayoutShop['staff']>>
