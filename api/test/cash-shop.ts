import { sql } from 'drizzle-orm'
import type { CashOverview, CashParcel, CourierCash, HandIn } from '@haat/contract/domains/cash.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { ensureSecondFactor } from '#domains/account/second-factor/reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from '#domains/account/second-factor/totp.ts'
import { insertCouriers } from '#domains/couriers/couriers.service.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { moveParcels } from '#domains/orders/parcels/move-parcels.service.ts'
import { bearer, makeToken } from './factories.ts'
import { openOrderShop } from './order-shop.ts'

export interface CourierAnswer {
  cash: CourierCash
  parcels: CashParcel[]
  handIns: HandIn[]
}

/** A shop for tests of cash: couriers who have delivered parcels, and people with the right to money. */
export async function openCashShop() {
  const shop = await openOrderShop()
  const { services, app } = shop
  const shopper = await shop.shopper()
  const thing = await shop.make({ pricePaisa: 400_00, variants: [{ values: [], onHand: 900 }] })

  async function courier(name: string): Promise<string> {
    const [row] = await insertCouriers(services.db, [{ name, collects: { en: '', ne: '' } }])
    return String(row!.id)
  }

  /** A parcel whose cash the courier took; without a courier, one from before they were recorded. */
  async function deliver(courierId: string | null, at?: Date) {
    const { number } = await shopper.buyProducts([[thing]])
    const orderId = orderIdOf(number)!
    for (const to of ['confirmed', 'packed'] as const) {
      await advanceParcel(services, { number, position: 1, to, actor: 'staff' })
    }
    const carried = courierId === null ? {} : { carrier: 'courier' as const, courierId: Number(courierId) }
    await moveParcels(services, orderId, () => true, { to: 'shipped', actor: 'staff', set: carried })
    const [parcel] = (await shopper.getOrder(number)).parcels
    const delivered = { number, position: 1, to: 'delivered', actor: 'staff' } as const
    await advanceParcel(services, { ...delivered, code: parcel!.doorCode!, ...(at && { at }) })
    return { number, orderId, paisa: parcel!.totalPaisa }
  }

  async function staff(rights: StaffRight[] = ['money']) {
    const { user, token } = await makeToken(services, 'staff', { rights })
    const secret = newTotpSecret()
    await ensureSecondFactor(services, user.id, secret)
    const headers = bearer(token)
    const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
      app.inject({ method, url: `/api/staff/cash${path}`, headers, ...(payload && { payload }) })
    return {
      userId: user.id,
      headers,
      send,
      read: async (): Promise<CashOverview> => (await send('GET', '')).json().data,
      readCourier: async (id: string): Promise<CourierAnswer> =>
        (await send('GET', `/couriers/${id}`)).json().data,
      /** A code that was not used yet, as from the next half minute. */
      code: async () => {
        await services.db.execute(sql`update second_factors set last_step = 0 where user_id = ${user.id}`)
        return codeAt(secret).code
      },
    }
  }

  return { ...shop, courier, deliver, staff }
}
export type CashShop = Awaited<ReturnType<typeof openCashShop>>
