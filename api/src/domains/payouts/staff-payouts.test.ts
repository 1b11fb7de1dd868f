import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import {
  openPayoutShop,
  payoutOf,
  whyRefused,
  type MoneyPerson,
  type PayoutShop,
} from '../../../test/payout-shop.ts'
import { joinAs } from '../../../test/shop-people.ts'

let shop: PayoutShop
let sita: MoneyPerson
let gita: MoneyPerson
beforeAll(async () => {
  shop = await openPayoutShop()
  ;({ sita, gita } = shop)
})
afterAll(async () => {
  await shop.expectPayoutsRight()
  await shop.haat.close()
})

describe('a payout', () => {
  it('is proposed for what is payable, covers it, and is paid once it is approved', async () => {
    const made = await shop.shopOwed(900_00, 300_00, -150_00)
    await shop.post(made.vendorId, 500_00, '2999-01-01')
    const payout = payoutOf(await sita.propose(made.slug))
    expect(payout).toMatchObject({
      amountPaisa: 1050_00,
      state: 'proposed',
      entryCount: 3,
      peopleNeeded: 1,
      approvals: [],
      problem: null,
      runDay: null,
      balancePaisa: 1550_00,
      account: { kind: 'bank', bankName: 'Nabil Bank', maskedNumber: '••••0123' },
    })
    expect(payout.entries.map(({ amountPaisa }) => amountPaisa)).toEqual([-150_00, 300_00, 900_00])
    // Not approved, it is not sent.
    const early = await sita.act(payout.number, 'sent', { reference: shop.newReference() })
    expect(whyRefused(early)).toEqual(['state'])
    expect(payoutOf(await sita.act(payout.number, 'approve'))).toMatchObject({
      state: 'approved',
      approvals: [{ isMine: true }],
    })
    const reference = shop.newReference()
    expect(payoutOf(await gita.act(payout.number, 'sent', { reference }))).toMatchObject({
      state: 'sent',
      reference,
      balancePaisa: 500_00,
    })
    expect(await shop.balanceOf(made.vendorId)).toBe(500_00)
    const { rows } = await shop.haat.database.pool.query(
      `select l.account, l.owner, l.amount::int as amount, l.kind from ledger_lines l join ledger_postings g on g.id = l.posting_id
       where g.key = $1 order by position`,
      [`payout ${Number(payout.number.slice(2))}`],
    )
    expect(rows).toEqual([
      { account: 'vendor', owner: String(made.vendorId), amount: 1050_00, kind: 'payout' },
      { account: 'bank', owner: '', amount: -1050_00, kind: null },
    ])
  })

  it('is one at a time: another is refused, and the same person asking twice gets the same', async () => {
    const { slug, number, vendorId } = await shop.proposed(900_00)
    expect(payoutOf(await sita.propose(slug)).number).toBe(number)
    expect(whyRefused(await gita.propose(slug))).toEqual(['open'])
    await shop.post(vendorId, 700_00)
    expect(whyRefused(await gita.propose(slug))).toEqual(['open'])
    // By two people at the same moment, too.
    const other = await shop.shopOwed(800_00)
    const answers = await Promise.all([sita, gita, sita].map((person) => person.propose(other.slug)))
    const made = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => payoutOf(answer).number)
    expect(new Set(made).size).toBe(1)
    expect(await shop.uncovered(other.vendorId)).toBe(0)
  })

  it('is not proposed below Rs. 100, for a negative balance, or to an account that is missing or younger than 48 hours', async () => {
    const little = await shop.shopOwed(99_99)
    expect(whyRefused(await sita.propose(little.slug))).toEqual(['nothing'])
    const negative = await shop.shopOwed(500_00, -900_00)
    expect(whyRefused(await sita.propose(negative.slug))).toEqual(['nothing'])
    // Later sales cover it.
    await shop.post(negative.vendorId, 600_00)
    expect(payoutOf(await sita.propose(negative.slug))).toMatchObject({
      amountPaisa: 200_00,
      entryCount: 3,
    })
    const fresh = await shop.shopOwed(900_00)
    await shop.giveAccount(fresh.vendorId, 47.9)
    expect(whyRefused(await sita.propose(fresh.slug))).toEqual(['newAccount'])
    await shop.giveAccount(fresh.vendorId, 48.1)
    expect(payoutOf(await sita.propose(fresh.slug)).amountPaisa).toBe(900_00)
    const none = await shop.shopOwed(900_00)
    await shop.haat.database.pool.query('delete from payout_accounts where vendor_id = $1', [none.vendorId])
    expect(whyRefused(await sita.propose(none.slug))).toEqual(['account'])
    expectRefusal(await sita.propose('nothing-999999999'), 404, 'NOT_FOUND')
  })

  it('is for people with the right to money, and shows nobody the number of its account unasked', async () => {
    const { number, slug, owner, manager, path } = await shop.proposed(900_00)
    const other = await shop.staff(['orders', 'vendors'])
    for (const answer of [
      await other.send('GET /staff/payouts'),
      await other.propose(slug),
      await other.act(number, 'approve'),
      await other.act(number, 'account'),
    ]) {
      expectRefusal(answer, 403, 'FORBIDDEN')
    }
    expectRefusal(await manager.send(`GET ${path}/payouts`), 403, 'FORBIDDEN')
    const list = (await owner.send(`GET ${path}/payouts`)).json().data
    expect(list.items).toMatchObject([{ number, amountPaisa: 900_00, state: 'proposed' }])
    expect(list.items[0]).not.toHaveProperty('approvals')
    expect(JSON.stringify([list, await sita.read(number)])).not.toContain('01712345670123')
    expectRefusal(await sita.send('GET /staff/payouts/P-999999999'), 404, 'NOT_FOUND')
    expectRefusal(await sita.send('GET /staff/payouts/nonsense'), 404, 'NOT_FOUND')
  })
})

describe('approving', () => {
  it('by the same person at once and again counts once', async () => {
    const { number } = await shop.proposed(900_00)
    const code = await sita.code()
    const answers = await Promise.all(
      [1, 2, 3].map(() => sita.send(`POST /staff/payouts/${number}/approve`, { code })),
    )
    for (const answer of answers) expect(payoutOf(answer)).toMatchObject({ state: 'approved' })
    expect((await sita.read(number)).approvals).toHaveLength(1)
    // Somebody else is told that it needs nobody more.
    expect(whyRefused(await gita.act(number, 'approve'))).toEqual(['state'])
  })

  it('above Rs. 2,00,000 takes two people: one is not enough, however often', async () => {
    const { number } = await shop.proposed(200_000_00)
    expect(payoutOf(await sita.act(number, 'approve')).state).toBe('approved')
    const { number: large } = await shop.proposed(200_000_01)
    expect(payoutOf(await sita.act(large, 'approve'))).toMatchObject({ state: 'proposed', peopleNeeded: 2 })
    expect(payoutOf(await sita.act(large, 'approve'))).toMatchObject({
      state: 'proposed',
      approvals: [{ isMine: true }],
    })
    expect(whyRefused(await sita.act(large, 'sent', { reference: shop.newReference() }))).toEqual(['state'])
    expect(payoutOf(await gita.act(large, 'approve')).state).toBe('approved')
  })

  it('by two people at the same moment makes it approved, once each', async () => {
    const { number } = await shop.proposed(300_000_00)
    const answers = await Promise.all([sita, gita, sita, gita].map((person) => person.act(number, 'approve')))
    for (const { statusCode } of answers) expect([200, 422]).toContain(statusCode)
    const { state, approvals } = await sita.read(number)
    expect(state).toBe('approved')
    expect(approvals).toHaveLength(2)
    // Of a smaller one, one of the two was first.
    const { number: small } = await shop.proposed(900_00)
    const both = await Promise.all([sita, gita].map((person) => person.act(small, 'approve')))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await sita.read(small)).approvals).toHaveLength(1)
  })

  it('needs a fresh second factor; a wrong code or a refusal changes nothing', async () => {
    const { number } = await shop.proposed(900_00)
    const wrong = await sita.send(`POST /staff/payouts/${number}/approve`, { code: '000000' })
    expect(expectRefusal(wrong, 422, 'VALIDATION_FAILED').fields).toHaveProperty('code')
    expect((await sita.read(number)).state).toBe('proposed')
  })

  it('of many at once answers for each of them', async () => {
    const [one, two, large] = [
      await shop.proposed(900_00),
      await shop.proposed(800_00),
      await shop.proposed(250_000_00),
    ]
    const gone = await shop.proposed(700_00)
    expect(payoutOf(await sita.send(`POST /staff/payouts/${gone.number}/withdraw`, {})).state).toBe(
      'withdrawn',
    )
    const own = await shop.proposed(700_00)
    await joinAs(shop.haat, own.vendorId, { user: { id: gita.userId } }, 'packer')
    const numbers = [one, two, large, gone, own].map(({ number }) => number)
    const approve = async () =>
      gita.send('POST /staff/payouts/approve', {
        numbers: [...numbers, 'P-99999999', 'nonsense'],
        code: await gita.code(),
      })
    const answer = await approve()
    expect(answer.statusCode, answer.body).toBe(200)
    const expected = [
      { number: one.number, state: 'approved', refusal: null },
      { number: two.number, state: 'approved', refusal: null },
      { number: large.number, state: 'partly', refusal: null },
      { number: gone.number, state: null, refusal: 'state' },
      { number: own.number, state: null, refusal: 'ownShop' },
      { number: 'P-99999999', state: null, refusal: 'missing' },
      { number: 'nonsense', state: null, refusal: 'missing' },
    ]
    expect(answer.json().data).toEqual(expected)
    expect((await sita.read(large.number)).approvals).toHaveLength(1)
  })

  it('is nothing for a member of the shop, nor is anything else about its money', async () => {
    const { number, vendorId, slug } = await shop.approved(900_00)
    await joinAs(shop.haat, vendorId, { user: { id: gita.userId } }, 'packer')
    expect((await gita.read(number)).isOwnShop).toBe(true)
    for (const answer of [
      await gita.act(number, 'approve'),
      await gita.act(number, 'account'),
      await gita.act(number, 'sent', { reference: shop.newReference() }),
      await gita.send(`POST /staff/payouts/${number}/withdraw`, {}),
      await gita.propose(slug),
    ]) {
      expect(expectRefusal(answer, 403, 'FORBIDDEN').fields).toHaveProperty('ownShop')
    }
    expect(await sita.read(number)).toMatchObject({ state: 'approved', approvals: [{ isMine: true }] })
  })
})

it('the list has the sums of all states, and goes on page by page', async () => {
  for (const paisa of [900_00, 800_00, 700_00]) await shop.sent(paisa)
  const list = async (query: string) => (await sita.send(`GET /staff/payouts?${query}`)).json().data
  const page = await list('state=sent&pageSize=2')
  expect(page.items).toHaveLength(2)
  expect(page.sums.sent.count).toBeGreaterThan(2)
  const next = await list(`state=sent&pageSize=100&cursor=${page.nextCursor}`)
  const numbers = [...page.items, ...next.items].map(({ number }: { number: string }) => number)
  expect(new Set(numbers).size).toBe(page.sums.sent.count)
  const total = [...page.items, ...next.items].reduce((sum: number, one) => sum + one.amountPaisa, 0)
  expect(total).toBe(page.sums.sent.paisa)
  expectRefusal(await sita.send('GET /staff/payouts?cursor=nonsense'), 422, 'VALIDATION_FAILED')
  expectRefusal(await sita.send('GET /staff/payouts?state=lost'), 422, 'VALIDATION_FAILED')
})

it('approving many counts a payout once, however its number is written, and says of what is over that it is', async () => {
  const [one, gone] = [await shop.proposed(900_00), await shop.approved(900_00)]
  payoutOf(await sita.send(`POST /staff/payouts/${gone.number}/withdraw`, {}))
  const approve = async (numbers: string[]) =>
    (await sita.send('POST /staff/payouts/approve', { numbers, code: await sita.code() })).json().data
  const same = one.number.replace('P-', 'P-0')
  expect(await approve([one.number, same])).toEqual([
    { number: one.number, state: 'approved', refusal: null },
  ])
  expect(await approve([gone.number])).toEqual([{ number: gone.number, state: null, refusal: 'state' }])
  expect(whyRefused(await sita.act(gone.number, 'approve'))).toEqual(['state'])
})

it('what was written of a payout is never changed, nor does it go back', async () => {
  const { number } = await shop.sent(900_00)
  const id = Number(number.slice(2))
  for (const change of ["state = 'approved'", 'amount_paisa = 1', "reference = 'x'", "state = 'proposed'"]) {
    await expect(
      shop.haat.database.pool.query(`update payouts set ${change} where id = $1`, [id]),
    ).rejects.toThrow()
  }
  await expect(shop.haat.database.pool.query('delete from payouts where id = $1', [id])).rejects.toThrow()
})
