import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { daysOfBsMonth } from '@haat/contract/shared/bs-months.ts'
import { insertCouriers } from '#domains/couriers/couriers.service.ts'
import { addUpMonth } from '#domains/ledger/ledger-month.service.ts'
import { readBalance } from '#domains/ledger/read-balance.service.ts'
import { approvePayout } from '#domains/payouts/approve-payouts.service.ts'
import { repeatPayout, runPayouts } from '#domains/payouts/propose-payouts.service.ts'
import { failPayout, sendPayout, withdrawPayout } from '#domains/payouts/send-payouts.service.ts'
import { closeMonths } from '#domains/statements/closing/close-months.service.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { isWithCourier, ModelShop, takenPart, type ModelPayout } from './books-model.ts'
import {
  makeBooksStaff,
  openBooksWorld,
  parcelInventor,
  readDaysOff,
  type BooksStaff,
} from './books-world.ts'
import { makeVendor } from './catalogue-factories.ts'
import { expectBalances, expectInvariants } from './expect-invariants.ts'

const dayMs = 86_400_000
/** Two people approve what is more. */
const alonePaisa = 200_000_00

interface Start {
  shops: number
  at: number
  /** A whole number below the given one. */
  random: (below: number) => number
  /** What a failure says, so that it can be repeated. */
  seed: string
}

/** Shops that sell, get cash, refund and are paid in the product and in the plain model beside it. Every step is of today. */
export async function openBooksStory(services: Services, { shops: many, at: start, random, seed }: Start) {
  const { db } = services
  const isOneIn = (count: number) => random(count) === 0
  const anyOf = <T>(things: T[]): T => things[random(things.length)]!
  const couriers = await insertCouriers(
    db,
    ['Valley Riders', 'Hill Riders'].map((name) => ({ name, collects: { en: '', ne: '' } })),
  )
  const world = await openBooksWorld(
    services,
    couriers.map(({ id }) => id),
  )
  const staff: BooksStaff[] = []
  for (const _person of [1, 2, 3]) staff.push(await makeBooksStaff(services))
  const [anjali, bina, chandra] = staff as [BooksStaff, BooksStaff, BooksStaff]
  const isDayOff = await readDaysOff(db)
  const shops = new Map<number, ModelShop>()
  for (let n = 0; n < many; n += 1) {
    const { id } = await makeVendor(services)
    shops.set(id, new ModelShop(isDayOff))
    await world.changeAccount(id, new Date(start - 30 * dayMs))
  }
  const ids = [...shops.keys()]
  /** What was delivered and can be refunded; of some of it couriers hold the cash. */
  const sold: { id: number; shop: ModelShop; sale: ReturnType<ModelShop['sell']> }[] = []
  const held: ((typeof sold)[number] & { payableOn: string })[] = []
  const payoutIds = new Map<ModelPayout, number>()
  /** When an account that was given comes into force. */
  const newAccounts = new Map<ModelShop, number>()
  const happened = {
    sales: 0,
    handIns: 0,
    refunds: 0,
    earlyRefunds: 0,
    sent: 0,
    failed: 0,
    withdrawn: 0,
    refused: 0,
  }
  const today = () => nepalDay(new Date())
  const place = (id: number) => `seed ${seed}, shop ${id}, ${today()}`

  const inventParcel = parcelInventor(random)

  async function sell() {
    const shopId = anyOf(ids)
    const shop = shops.get(shopId)!
    const whole = inventParcel(shopId)
    const taken = new Map(
      whole.lines.map(({ id, quantity }) => [id, isOneIn(6) ? random(quantity + 1) : quantity]),
    )
    if ([...taken.values()].every((quantity) => quantity === 0)) taken.set(whole.lines[0]!.id, 1)
    // Now and then it is told some days later, when the month may be closed.
    const at = new Date(Date.now() - (isOneIn(8) ? random(5 * dayMs) : 0))
    const id = await world.deliver(whole, taken, at)
    const parcel = takenPart(whole, taken)
    const payableOn = shop.payableOn(parcel, nepalDay(at))
    if (isWithCourier(parcel)) held.push({ id, shop, sale: shop.deliver(parcel), payableOn })
    else sold.push({ id, shop, sale: shop.sell(parcel, nepalDay(at), payableOn) })
    happened.sales += 1
  }

  async function handIn() {
    const brought = held.splice(0, 1 + random(held.length + 1))
    if (brought.length === 0) return
    const parcelIds = brought.map(({ id }) => id)
    await world.handIn(anyOf(staff), parcelIds, isOneIn(3) ? random(500_00) : 0)
    for (const { id, shop, sale, payableOn } of brought) {
      shop.count(sale, today(), payableOn)
      sold.push({ id, shop, sale })
    }
    happened.handIns += 1
  }

  async function refund() {
    const last = held.length > 0 && isOneIn(3) ? held : sold.slice(-60)
    if (last.length === 0) return
    const { id, shop, sale } = anyOf(last)
    const pieces = new Map(
      sale.parcel.lines.flatMap((line) => {
        const left = line.quantity - (sale.back.get(line.id) ?? 0)
        const quantity = isOneIn(2) ? left : random(left + 1)
        return quantity > 0 ? [[line.id, quantity] as const] : []
      }),
    )
    if (pieces.size === 0) return
    await world.refund(anyOf(staff), id, pieces)
    happened.refunds += 1
    if (sale.waiting) happened.earlyRefunds += 1
    shop.refund(sale, pieces, today())
  }

  /** The run of a Tuesday. */
  async function propose() {
    await runPayouts(services, new Date(), 3)
    for (const [id, shop] of shops) {
      await expectOpen(id, shop, shop.failed ? undefined : shop.propose(today()))
    }
  }

  async function expectOpen(id: number, shop: ModelShop, payout: ModelPayout | undefined) {
    const { openPayout } = await readBalance(services, id)
    expect(openPayout?.amountPaisa, place(id)).toBe(shop.open?.amount)
    if (payout) payoutIds.set(payout, Number(openPayout!.number.slice(2)))
  }

  /** Somebody decides that what came back is sent anew. */
  async function repeatSome() {
    for (const [id, shop] of shops) {
      const { failed } = shop
      if (!failed || isOneIn(3)) continue
      const payout = shop.repeat(failed, today())
      await tryOut(payout !== undefined, () =>
        repeatPayout(services, anyOf(staff).caller(), payoutIds.get(failed)!),
      )
      await expectOpen(id, shop, payout)
    }
  }

  /** The product refuses what the model refuses, and does the rest. */
  async function tryOut(isGood: boolean, work: () => Promise<unknown>) {
    const outcome = await work().then(
      () => 'done',
      (error: unknown) => (error instanceof ApiError ? 'refused' : String(error)),
    )
    if (!isGood) happened.refused += 1
    expect(outcome, `seed ${seed}, ${today()}`).toBe(isGood ? 'done' : 'refused')
  }

  const send = (payoutId: number) => async () =>
    sendPayout(services, anjali.caller(), payoutId, { reference: `R${payoutId}`, code: await anjali.code() })
  const approve = (who: BooksStaff, payoutId: number) => async () =>
    approvePayout(services, who.caller(), payoutId, await who.code())

  /** Open payouts are approved and sent, or taken back. Whatever is sent is said twice. */
  async function movePayouts() {
    for (const shop of shops.values()) {
      const payout = shop.open
      if (!payout || isOneIn(3)) continue
      const id = payoutIds.get(payout)!
      const isGood = shop.isGood(payout, today())
      await tryOut(isGood, approve(anjali, id))
      if (isGood && payout.amount > alonePaisa) {
        await tryOut(false, send(id))
        await tryOut(true, approve(bina, id))
      }
      if (!isGood || isOneIn(8)) {
        await withdrawPayout(services, anyOf(staff).caller(), id, 'So')
        shop.withdraw(payout)
        happened.withdrawn += 1
        continue
      }
      await tryOut(true, send(id))
      await tryOut(true, send(id))
      shop.send(payout, today())
      happened.sent += 1
    }
  }

  /** Some of the money that was sent comes back. */
  async function failSome() {
    for (const shop of shops.values()) {
      const payout = shop.payouts.findLast(({ state }) => state === 'sent')
      if (!payout || !isOneIn(20)) continue
      const failure = { reason: 'bank', words: '', code: await chandra.code() } as const
      await failPayout(services, chandra.caller(), payoutIds.get(payout)!, failure)
      shop.fail(payout, today())
      happened.failed += 1
    }
  }

  async function changeAccount() {
    const id = anyOf(ids)
    const shop = shops.get(id)!
    if (newAccounts.has(shop)) return
    await world.changeAccount(id, new Date())
    newAccounts.set(shop, Date.now() + 2 * dayMs)
  }

  function beginAccounts() {
    for (const [shop, begins] of newAccounts) {
      if (begins > Date.now()) continue
      shop.account += 1
      newAccounts.delete(shop)
    }
  }

  async function compare() {
    for (const [id, shop] of shops) {
      const { balancePaisa, payablePaisa, waits } = await readBalance(services, id)
      expect({ balancePaisa, payablePaisa, waits }, place(id)).toEqual({
        balancePaisa: shop.balance,
        payablePaisa: shop.payable(today()),
        waits: shop.waits(today()).slice(0, 60),
      })
    }
  }

  /** Nothing is written any more into the months that are over. */
  async function closeMonth(month: string) {
    const faults: unknown[] = []
    await closeMonths(services, { warn: (...said: unknown[]) => void faults.push(said) })
    expect(faults, `seed ${seed}`).toEqual([])
    const { first, last } = daysOfBsMonth(month)
    for (const shop of shops.values())
      if (shop.entries[0] && shop.entries[0].day <= last) shop.closedUntil = last
    await compareMonth(month)
    const { rows } = await db.execute<{ id: number; opening: number; closing: number }>(sql`
      select vendor_id::float8 id, opening_paisa::float8 opening, closing_paisa::float8 closing from vendor_months
      where bs_month = ${month}`)
    for (const { id, opening, closing } of rows) {
      const { sums: _sums, ...model } = shops.get(id)!.month(first, last)
      expect({ opening, closing }, place(id)).toEqual(model)
    }
  }

  /** Every sum of a month, and the books of all others. */
  async function compareMonth(month: string) {
    const days = daysOfBsMonth(month)
    for (const [id, shop] of shops) {
      const { openingPaisa, closingPaisa, sums, agrees } = await addUpMonth(db, id, month)
      const found = {
        opening: openingPaisa,
        sums: Object.fromEntries(sums.map(({ kind, paisa }) => [kind, paisa])),
        closing: closingPaisa,
      }
      expect(found, `${place(id)}, ${month}`).toEqual(shop.month(days.first, days.last))
      expect(agrees).toBe(true)
    }
    // The database of the tests gathers no statistics by itself, and these questions read all that was sold in years.
    await db.execute(sql`analyze`)
    await expectBalances(db)
    await expectInvariants(db)
  }

  return {
    happened,
    isOneIn,
    sell,
    handIn,
    refund,
    propose,
    movePayouts,
    failSome,
    repeatSome,
    changeAccount,
    beginAccounts,
    compare,
    closeMonth,
    compareMonth,
  }
}
