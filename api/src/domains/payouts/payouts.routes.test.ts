import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { payoutAccountsSchema } from '@haat/contract/domains/payouts.ts'
import { ensureSecondFactor } from '#domains/account/second-factor/reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from '#domains/account/second-factor/totp.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { goodPassword as password } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/read-mail.ts'
import { joinAs, makePerson, makeShop, type Person } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())
afterEach(() => void vi.useRealTimers())

const number = '01712345670123'
const bankAccount = {
  kind: 'bank',
  bankName: 'Nabil Bank',
  bankBranch: 'Tansen',
  accountName: 'Palpa Dhaka Udhyog',
  accountNumber: '०१७ 1234-567 0123',
  password,
}
const wallet = {
  ...bankAccount,
  kind: 'esewa',
  bankName: '',
  bankBranch: '',
  accountNumber: '9847055120',
}

const hourMs = 3_600_000
const dataOf = (answer: Awaited<ReturnType<Person['send']>>) => {
  expect(answer.statusCode, answer.body).toBe(200)
  return payoutAccountsSchema.parse(answer.json().data)
}

/** Somebody with a second factor, who gives a fresh code with each change of the account. */
async function withFactor<P extends Person>(person: P): Promise<P> {
  const secret = newTotpSecret()
  const { id } = person.user
  await ensureSecondFactor(haat.services, id, secret)
  await haat.database.pool.query('update sessions set confirmed_at = now() where user_id = $1', [id])
  const send: Person['send'] = async (line, body) => {
    if (!/^POST .*payout-accounts$/.test(line)) return person.send(line, body)
    await haat.database.pool.query('update second_factors set last_step = 0 where user_id = $1', [id])
    return person.send(line, { ...body, code: codeAt(secret).code })
  }
  return { ...person, send }
}
async function shopOf() {
  const shop = await makeShop(haat, ['owner', 'manager', 'packer'])
  return { ...shop, owner: await withFactor(shop.owner) }
}
async function anotherOwner(vendorId: number, changes: Parameters<typeof makePerson>[1] = {}) {
  const person = await makePerson(haat, changes)
  const memberId = await joinAs(haat, vendorId, person, 'owner')
  return { ...(await withFactor(person)), memberId }
}

/** A shop whose owner has given an account that is in force. */
async function shopWithAccount() {
  const shop = await shopOf()
  const accounts = `${shop.path}/payout-accounts` as const
  dataOf(await shop.owner.send(`POST ${accounts}`, bankAccount))
  await haat.database.pool.query(
    `update payout_accounts set created_at = created_at - interval '3 days', usable_from = usable_from - interval '3 days'
     where vendor_id = $1`,
    [shop.vendorId],
  )
  return { ...shop, accounts }
}

/** Lets a person stay signed in while the clock of a test moves. */
async function staySignedIn({ user }: Person) {
  const later = `now() + interval '30 days'`
  await haat.database.pool.query(`update sessions set expires_at = ${later} where user_id = $1`, [user.id])
  await haat.database.pool.query(
    `update access_tokens set expires_at = ${later} where session_id in (select id from sessions where user_id = $1)`,
    [user.id],
  )
}

describe('the payout account of a shop', () => {
  it('is absent at first; a first one waits as every other', async () => {
    const { owner, path } = await shopOf()
    const empty = { current: null, waiting: null, earlier: [] }
    expect(dataOf(await owner.send(`GET ${path}/payout-accounts`))).toEqual(empty)
    const { current, waiting } = dataOf(await owner.send(`POST ${path}/payout-accounts`, bankAccount))
    expect(current).toBeNull()
    expect(waiting).toMatchObject({
      kind: 'bank',
      bankName: 'Nabil Bank',
      accountName: 'Palpa Dhaka Udhyog',
      maskedNumber: '••••0123',
      state: 'waiting',
      createdBy: 'Any owner',
      isFromApplication: false,
      endedAt: null,
    })
    const waits = new Date(waiting!.usableFrom).getTime() - new Date(waiting!.createdAt).getTime()
    expect(waits).toBe(48 * hourMs)
  })

  it('changes after 48 hours to the minute: until then the old one is in force', async () => {
    const { owner, accounts } = await shopWithAccount()
    await staySignedIn(owner)
    const before = dataOf(await owner.send(`POST ${accounts}`, wallet))
    expect(before.current).toMatchObject({ kind: 'bank', endedAt: before.waiting!.usableFrom })
    const begins = new Date(before.waiting!.usableFrom).getTime()
    vi.useFakeTimers({ toFake: ['Date'], now: begins - 60_000 })
    expect(dataOf(await owner.send(`GET ${accounts}`)).current?.kind).toBe('bank')
    vi.setSystemTime(begins)
    const after = dataOf(await owner.send(`GET ${accounts}`))
    expect(after.current).toMatchObject({ kind: 'esewa', state: 'in-force', maskedNumber: '••••5120' })
    expect(after.waiting).toBeNull()
    expect(after.earlier).toMatchObject([
      { kind: 'bank', state: 'replaced', endedAt: before.waiting!.usableFrom },
    ])
  })

  it('is encrypted in the database, and no answer, mail or log holds the number', async () => {
    const { owner, accounts, vendorId } = await shopWithAccount()
    const changed = await owner.send(`POST ${accounts}`, { ...bankAccount, bankBranch: 'Butwal' })
    const { rows } = await haat.database.pool.query('select * from payout_accounts where vendor_id = $1', [
      vendorId,
    ])
    const seen = [
      JSON.stringify(rows),
      changed.body,
      (await owner.send(`GET ${accounts}`)).body,
      haat.logged(),
    ]
    for (const { text } of await mailsTo(haat, owner.user.email)) seen.push(text)
    for (const text of seen) {
      expect(text).not.toContain(number)
      expect(text).not.toContain(number.slice(0, -4))
    }
    expect(JSON.stringify(rows)).not.toContain('Palpa Dhaka')
    expect(JSON.parse(haat.services.encryption.decrypt(rows[0].holder_sealed)!)).toEqual({
      accountName: 'Palpa Dhaka Udhyog',
      accountNumber: number,
    })
  })

  it.each([
    ['a wrong password', { password: 'not-this-one-42' }, 'password'],
    ['no password', { password: '' }, 'password'],
    ['a number that is none', { accountNumber: '12 34' }, 'accountNumber'],
    ['a wallet without a mobile number', { kind: 'khalti', accountNumber: number }, 'accountNumber'],
    ['a bank without a name', { bankName: ' ' }, 'bankName'],
    ['a kind that is none', { kind: 'cash' }, 'kind'],
    ['nobody’s name', { accountName: '' }, 'accountName'],
  ])('is not changed with %s', async (_, change, field) => {
    const { owner, accounts } = await shopWithAccount()
    const refused = await owner.send(`POST ${accounts}`, { ...bankAccount, ...change })
    expect(Object.keys(expectRefusal(refused, 422, 'VALIDATION_FAILED').fields ?? {})).toContain(field)
    expect(dataOf(await owner.send(`GET ${accounts}`)).waiting).toBeNull()
  })

  it('asks who has no password to set one first', async () => {
    const { vendorId, accounts } = await shopWithAccount()
    const other = await anotherOwner(vendorId, { passwordHash: null })
    const refused = await other.send(`POST ${accounts}`, bankAccount)
    expect(expectRefusal(refused, 422, 'VALIDATION_FAILED').fields?.['password']).toMatch(/no password yet/)
  })

  it('is for owners alone; another shop’s is not found, nor changed under one’s own', async () => {
    const shop = await shopWithAccount()
    const other = await shopWithAccount()
    for (const role of ['manager', 'packer'] as const) {
      expectRefusal(await shop[role].send(`GET ${shop.accounts}`), 403, 'FORBIDDEN')
      expectRefusal(await shop[role].send(`POST ${shop.accounts}`, bankAccount), 403, 'FORBIDDEN')
    }
    const { waiting } = dataOf(await shop.owner.send(`POST ${shop.accounts}`, wallet))
    expectRefusal(await other.owner.send(`GET ${shop.accounts}`), 404, 'NOT_FOUND')
    expectRefusal(await other.owner.send(`POST ${shop.accounts}`, wallet), 404, 'NOT_FOUND')
    expectRefusal(await other.owner.send(`DELETE ${shop.accounts}/${waiting!.id}`), 404, 'NOT_FOUND')
    expectRefusal(await other.owner.send(`DELETE ${other.accounts}/${waiting!.id}`), 404, 'NOT_FOUND')
    expectRefusal(await shop.manager.send(`DELETE ${shop.accounts}/${waiting!.id}`), 403, 'FORBIDDEN')
    expect(dataOf(await shop.owner.send(`GET ${shop.accounts}`)).waiting?.id).toBe(waiting!.id)
  })

  it('is not shown to an owner who was removed, from the next call on', async () => {
    const { owner, vendorId, accounts, path } = await shopWithAccount()
    const other = await anotherOwner(vendorId)
    const { memberId } = other
    const { waiting } = dataOf(await other.send(`POST ${accounts}`, wallet))
    expect((await owner.send(`DELETE ${path}/members/${memberId}`)).statusCode).toBe(200)
    expectRefusal(await other.send(`GET ${accounts}`), 404, 'NOT_FOUND')
    // What they asked for is the shop's, and every owner who is left can stop it.
    expect(dataOf(await owner.send(`DELETE ${accounts}/${waiting!.id}`)).waiting).toBeNull()
  })
})

describe('a change that waits', () => {
  it('is told to all owners in their language, with the masked number, its beginning and how to stop it', async () => {
    const { owner, manager, vendorId, accounts } = await shopWithAccount()
    const other = await anotherOwner(vendorId, { language: 'ne' })
    dataOf(await owner.send(`POST ${accounts}`, wallet))
    const [english, nepali] = await Promise.all([
      mailsTo(haat, owner.user.email),
      mailsTo(haat, other.user.email),
    ])
    for (const part of ['eSewa, ••••5120', 'Any owner', 'Nepal time', 'Cancel the change', '/payout']) {
      expect(english.at(-1)!.text).toContain(part)
    }
    for (const part of ['इसेवा, ••••5120', 'नेपाली समय', 'फेरबदल रद्द गर्नुहोस्', '/payout']) {
      expect(nepali.at(-1)!.text).toContain(part)
    }
    expect(nepali).toHaveLength(1)
    expect(await mailsTo(haat, manager.user.email)).toEqual([])
  })

  it('is cancelled by any owner: the old account stays, all are told, and the number is forgotten', async () => {
    const { owner, vendorId, accounts } = await shopWithAccount()
    const other = await anotherOwner(vendorId)
    const { waiting } = dataOf(await owner.send(`POST ${accounts}`, wallet))
    const after = dataOf(await other.send(`DELETE ${accounts}/${waiting!.id}`))
    expect(after.current).toMatchObject({ kind: 'bank', endedAt: null })
    expect(after.waiting).toBeNull()
    expect(after.earlier).toMatchObject([{ state: 'cancelled', endedBy: other.user.name, accountName: '' }])
    // Pressed twice it is still cancelled, and nobody gets a second mail.
    dataOf(await owner.send(`DELETE ${accounts}/${waiting!.id}`))
    const subjects = (await mailsTo(haat, owner.user.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('is cancelled'))).toHaveLength(1)
    const { rows } = await haat.database.pool.query(
      'select holder_sealed from payout_accounts where id = $1',
      [waiting!.id],
    )
    expect(rows).toEqual([{ holder_sealed: null }])
    // The next change waits anew.
    expect(dataOf(await owner.send(`POST ${accounts}`, wallet)).waiting).not.toBeNull()
  })

  it('cannot be cancelled from the moment on at which it begins', async () => {
    const { owner, accounts } = await shopWithAccount()
    await staySignedIn(owner)
    const { waiting } = dataOf(await owner.send(`POST ${accounts}`, wallet))
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(waiting!.usableFrom) })
    expectRefusal(await owner.send(`DELETE ${accounts}/${waiting!.id}`), 409, 'CONFLICT')
    expect(dataOf(await owner.send(`GET ${accounts}`)).current?.id).toBe(waiting!.id)
  })

  it('can be cancelled in the last millisecond before', async () => {
    const { owner, accounts } = await shopWithAccount()
    await staySignedIn(owner)
    const { waiting, current } = dataOf(await owner.send(`POST ${accounts}`, wallet))
    const begins = new Date(waiting!.usableFrom).getTime()
    vi.useFakeTimers({ toFake: ['Date'], now: begins - 1 })
    expect(dataOf(await owner.send(`DELETE ${accounts}/${waiting!.id}`)).current?.id).toBe(current!.id)
    vi.setSystemTime(begins + hourMs)
    expect(dataOf(await owner.send(`GET ${accounts}`)).current?.id).toBe(current!.id)
  })

  it('is the only one: a second is refused, also at the same moment', async () => {
    const { owner, vendorId, accounts } = await shopWithAccount()
    const [other, third] = [await anotherOwner(vendorId), await anotherOwner(vendorId)]
    const answers = await Promise.all(
      [owner, other, third].map((person) => person.send(`POST ${accounts}`, wallet)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expectRefusal(await owner.send(`POST ${accounts}`, bankAccount), 409, 'CONFLICT')
    const { rows } = await haat.database.pool.query(
      'select count(*)::int as n from payout_accounts where vendor_id = $1 and ended_at is null',
      [vendorId],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  it('is made by nobody who lost the role while it was made', async () => {
    const { owner, vendorId, accounts, path, manager } = await shopWithAccount()
    const [change, handedOver] = await Promise.all([
      owner.send(`POST ${accounts}`, wallet),
      owner.send(`POST ${path}/transfer-ownership`, { memberId: manager.memberId, password }),
    ])
    expect(handedOver.statusCode).toBe(200)
    expect([200, 403]).toContain(change.statusCode)
    const { rows } = await haat.database.pool.query(
      'select count(*)::int as n from payout_accounts where vendor_id = $1',
      [vendorId],
    )
    expect(rows[0].n).toBe(change.statusCode === 200 ? 2 : 1)
  })
})
