import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { commissionVatRate } from '@haat/contract/domains/commission.rules.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { ensureSecondFactor } from '#domains/account/second-factor/reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from '#domains/account/second-factor/totp.ts'
import { countCash, handInCash } from '#domains/cash/hand-ins.service.ts'
import { getWorkingDays } from '#domains/content/site/site.service.ts'
import { postPaid } from '#domains/ledger/ledger.service.ts'
import { issueInvoice } from '#domains/orders/invoices/invoices.service.ts'
import { listLines, listParcels, lockOrder } from '#domains/orders/orders.store.ts'
import { changeLine } from '#domains/orders/parcels/change-line.service.ts'
import { sumsOf } from '#domains/orders/parcels/held.ts'
import { moveParcelsInTransaction } from '#domains/orders/parcels/move-parcels.service.ts'
import { refundLinesInTransaction } from '#domains/orders/refunds/refund-lines.service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import type { ModelParcel } from './books-model.ts'
import { addressInput, makeToken, makeUser } from './factories.ts'

/** Whether nobody works on a day: by the week and the holidays of the shop. */
export async function readDaysOff(db: Tx) {
  const { holidays, week } = await getWorkingDays(db)
  return (day: string) => {
    const weekday = new Date(day).getUTCDay()
    return weekday < week.from || weekday > week.to || holidays.has(day)
  }
}

/** What happens to parcels and cash in the product, as far as the books are concerned: no cart, no mails, no stock. */
export async function openBooksWorld(services: Services, courierIds: number[]) {
  const { db, encryption } = services
  const { id: userId } = await makeUser(services)
  const address = encryption.encrypt(JSON.stringify({ ...addressInput(), note: '' }))
  let orders = 30_000

  /** A parcel on its way to the door, with its bill, as if it had been ordered at this time. */
  async function send(tx: Tx, parcel: ModelParcel, at: Date) {
    const { shop, isOnline, isOwnDelivery, isShopsCoupon, discount, fee, lines } = parcel
    const orderId = (orders += 1)
    const sold = lines.map((line) => ({
      variantId: line.id,
      pricePaisa: line.price,
      quantity: line.quantity,
      commissionRate: line.rate,
      bearsDiscount: line.bears,
    }))
    const goods = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
    const whole = {
      goodsPaisa: goods,
      discountPaisa: discount,
      deliveryPaisa: fee,
      totalPaisa: goods + fee - discount,
      commissionPaisa: 0,
      commissionVatRate,
      commissionVatPaisa: 0,
    }
    const sums = sumsOf({ parcel: whole, lines: sold }, sold)
    const method = isOnline ? 'esewa' : 'cod'
    const time = at.toISOString()
    await tx.execute(sql`
      insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed,
        placed_at, confirmed_at)
      values (${orderId}, ${userId}, ${method}, ${goods}, ${discount}, ${fee}, ${sums.totalPaisa}, 'kathmandu', ${address}, ${time}, ${time})`)
    await tx.execute(sql`
      insert into parcels (id, order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa, total_paisa,
        is_vat_registered, discount_payer, commission_paisa, commission_vat_rate, commission_vat_paisa, due_from, due_to, state_at,
        carrier, courier_id, door_code_sealed)
      values (${orderId}, ${orderId}, ${userId}, ${shop}, 'shipped', ${goods}, ${discount}, ${fee}, ${sums.totalPaisa}, true,
        ${isShopsCoupon ? 'vendor' : 'haat'}, ${sums.commissionPaisa}, ${commissionVatRate}, ${sums.commissionVatPaisa}, ${time}::date,
        ${time}::date, ${time}, ${isOwnDelivery ? 'self' : 'courier'}, ${isOwnDelivery ? null : courierIds[orderId % courierIds.length]!},
        ${isOnline ? null : 'sealed'})`)
    await tx.execute(sql`
      insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity,
        return_days, tax_kind, commission_rate, bears_discount)
      values ${sql.join(
        lines.map(
          (line) =>
            sql`(${orderId}, ${line.id}, ${shop}, 'p', '{"en":"Thing","ne":""}', '[]', '{}', 's', ${line.price}, ${line.quantity},
              ${line.returnDays}, 'standard', ${line.rate}, ${line.bears})`,
        ),
        sql`, `,
      )}`)
    await tx.execute(sql`
      insert into parcel_events (parcel_id, position, state, at, actor)
      select ${orderId}, place, state, ${time}::timestamptz, 'staff'
      from unnest(array['placed', 'confirmed', 'packed', 'shipped']) with ordinality as e (state, place)`)
    if (isOnline) {
      await tx.execute(sql`
        insert into payments (id, order_id, user_id, method, state, amount_paisa, expires_at)
        values (${randomUUID()}, ${orderId}, ${userId}, ${method}, 'paid', ${sums.totalPaisa}, ${time})`)
      await postPaid(tx, { orderId, userId, method, paisa: sums.totalPaisa })
    }
    const order = (await lockOrder(tx, orderId))!
    const [row] = await listParcels(tx, [orderId])
    await issueInvoice(tx, { order, parcel: row!, lines: await listLines(tx, [orderId]) }, at)
    return { order, parcel: row! }
  }

  return {
    /** The parcel is brought to the door; of each line as many are kept as `taken` says. Returns its id. */
    deliver: (wanted: ModelParcel, taken: Map<number, number>, at: Date): Promise<number> =>
      db.transaction(async (tx) => {
        const { order, parcel } = await send(tx, wanted, at)
        const whole = { parcel, lines: await listLines(tx, [parcel.id]) }
        let now = parcel
        for (const line of whole.lines) {
          const quantity = taken.get(line.variantId) ?? 0
          if (quantity === line.quantity) continue
          const person = { actor: 'staff', actorId: null, at } as const
          const change = { kind: 'notTaken', line, quantity, person, whole } as const
          now = await changeLine(tx, { order, parcel: now }, change)
        }
        const paidHow = wanted.isPaidByQr ? ('qr' as const) : ('cash' as const)
        await moveParcelsInTransaction(services, tx, order.id, () => true, {
          to: now === parcel ? 'delivered' : 'partlyDelivered',
          actor: 'staff',
          at,
          isQuiet: true,
          ...(!wanted.isOnline && { set: { paidHow } }),
        })
        return parcel.id
      }),

    /** A courier hands in the cash of parcels, and something may be missing. */
    async handIn(staff: BooksStaff, parcelIds: number[], missingPaisa: number) {
      const { rows } = await db.execute<{ courier: number; ids: number[]; paisa: number }>(sql`
        select courier_id::int courier, array_agg(parcel_id::int) ids, sum(amount_paisa)::int paisa from cash_takings
        where hand_in_id is null and parcel_id in (${sql.join(parcelIds, sql`, `)}) group by courier_id`)
      for (const { courier, ids, paisa } of rows) {
        const id = randomUUID()
        await handInCash(services, staff.caller(), { id, courierId: courier, parcelIds: ids })
        const countedPaisa = Math.max(paisa - missingPaisa, 0)
        await countCash(services, staff.caller(), id, { countedPaisa, words: 'So' })
      }
    },

    refund: (staff: BooksStaff, parcelId: number, pieces: Map<number, number>) =>
      db.transaction((tx) =>
        refundLinesInTransaction(
          services,
          tx,
          staff.caller(),
          { number: orderNumber(parcelId), position: 1 },
          {
            id: randomUUID(),
            lines: [...pieces].map(([id, quantity]) => ({ variantId: String(id), quantity })),
            reason: 'Came back',
          },
        ),
      ),

    /** The shop gives another account, which is in force two days later. */
    async changeAccount(vendorId: number, at: Date) {
      const [from, until] = [at.toISOString(), new Date(at.getTime() + 48 * 3_600_000).toISOString()]
      await db.execute(
        sql`update payout_accounts set ended_at = ${until}, ended_for = 'replaced' where vendor_id = ${vendorId} and ended_at is null`,
      )
      await db.execute(sql`
        insert into payout_accounts (id, vendor_id, kind, bank_name, masked_number, holder_sealed, created_by, created_at, usable_from)
        values (${randomUUID()}, ${vendorId}, 'bank', 'Nabil Bank', '••••0123', 'sealed', ${userId}, ${from}, ${until})`)
    },
  }
}

/** Makes up parcels of shops, each line with a variant of its own. `random` gives a whole number below the given one. */
export function parcelInventor(random: (below: number) => number) {
  const isOneIn = (count: number) => random(count) === 0
  const anyOf = <T>(things: T[]): T => things[random(things.length)]!
  let variants = 0
  return (shop: number): ModelParcel => {
    const lines = Array.from({ length: 1 + random(3) }, () => ({
      id: (variants += 1),
      price: 1 + random(9_999_99),
      quantity: 1 + random(4),
      rate: anyOf([0, 1, 333, 800, 800, 800, 1250, 10_000]),
      returnDays: anyOf([0, 7, 7, 20]),
      bears: !isOneIn(4),
    }))
    const goods = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
    const bearing = lines.reduce((sum, line) => sum + (line.bears ? line.price * line.quantity : 0), 0)
    const discount = isOneIn(3) && bearing > 0 ? anyOf([random(bearing + 1), 1, bearing]) : 0
    const fee = anyOf([0, 50_00, 123_45])
    return {
      shop,
      lines,
      discount,
      fee,
      isOwnDelivery: isOneIn(4),
      // No gateway takes less than ten rupees.
      isOnline: goods - discount + fee >= 10_00 && isOneIn(2),
      isPaidByQr: isOneIn(5),
      isShopsCoupon: isOneIn(2),
    }
  }
}

/** Somebody with the right to money, at the time of the clock. */
export async function makeBooksStaff(services: Services) {
  const { user, sessionId } = await makeToken(services, 'staff', { rights: ['money'] })
  const secret = newTotpSecret()
  await ensureSecondFactor(services, user.id, secret)
  return {
    caller: () => ({
      userId: user.id,
      sessionId,
      name: user.name,
      roles: ['staff' as const],
      staffRights: ['money' as const],
      isConfirmed: true,
      ipAddress: '127.0.0.1',
      at: new Date(),
    }),
    /** A code that was not used yet. */
    async code() {
      await services.db.execute(sql`update second_factors set last_step = 0 where user_id = ${user.id}`)
      return codeAt(secret).code
    },
  }
}
export type BooksStaff = Awaited<ReturnType<typeof makeBooksStaff>>
