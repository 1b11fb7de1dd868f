import { sql } from 'drizzle-orm'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { insertCouriers } from '#domains/couriers/couriers.service.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { getVendorRow } from '#domains/vendors/vendors.service.ts'
import type { CartProduct } from './cart-shop.ts'
import { openOrderShop } from './order-shop.ts'
import { joinAs, makePerson } from './shop-people.ts'

/** A shop for tests of parcels: two members, a courier, and shoppers whose orders are confirmed. */
export async function openParcelShop() {
  const shop = await openOrderShop()
  const { db } = shop.services
  const { slug } = await getVendorRow(db, shop.vendorId)
  const path = `/vendor/shops/${toPublicId(slug, shop.vendorId)}` as const
  const [sita, gita] = [
    await makePerson(shop, { name: 'Sita Gurung' }),
    await makePerson(shop, { name: 'Gita Rai' }),
  ]
  await joinAs(shop, shop.vendorId, sita, 'owner')
  await joinAs(shop, shop.vendorId, gita, 'packer')
  const [courier] = await insertCouriers(db, [
    {
      name: 'Valley Riders',
      collects: { en: 'Daily at 4 PM', ne: 'दैनिक ४ बजे' },
    },
  ])
  type Member = typeof sita

  /** One order whose parcel of this shop is confirmed. */
  async function order(things: [CartProduct, number?][], method: 'cod' | 'esewa' = 'cod') {
    const person = await shop.shopper()
    const { number, start } = await person.buyProducts(things, method)
    if (start.kind === 'none') {
      await advanceParcel(shop.services, {
        number,
        position: 1,
        to: 'confirmed',
        actor: 'staff',
      })
    } else await shop.pay(start)
    return { person, number }
  }
  const step = (number: string, name: string, body?: object, member: Member = sita) =>
    member.send(`POST ${path}/parcels/${number}/${name}`, body)
  const together = (name: 'accept' | 'pack', number: string, member: Member = sita) =>
    member.send(`POST ${path}/parcels/${name}`, { numbers: [number] })
  return {
    ...shop,
    path,
    sita,
    gita,
    courierId: String(courier!.id),
    order,
    step,
    accept: (number: string, member?: Member) => together('accept', number, member),
    pack: (number: string, member?: Member) => together('pack', number, member),
    handOver: (number: string, body: object = {}, member: Member = sita) =>
      member.send(`POST ${path}/parcels/hand-over`, {
        parcels: [
          {
            number,
            courierId: String(courier!.id),
            trackingNumber: 'VR-1',
            ...body,
          },
        ],
      }),
    door: (number: string, body: object, member?: Member) => step(number, 'door', body, member),
    /** Lets the last visit in vain be so long ago that the next one is another. */
    waitForVisit: (number: string) =>
      db.execute(sql`
        update parcel_visits v set at = v.at - interval '3 hours' from parcels p
        where p.id = v.parcel_id and p.order_id = ${orderIdOf(number)}`),
    list: async (query = '') => (await sita.send(`GET ${path}/parcels${query}`)).json().data,
    read: async (number: string): Promise<ShopParcel> =>
      (await sita.send(`GET ${path}/parcels/${number}`)).json().data,
    refundsOf: async (number: string) =>
      (
        await db.execute<{ amount: number }>(
          sql`select amount_paisa as amount from refund_tasks where order_id = ${orderIdOf(number)} order by id`,
        )
      ).rows.map(({ amount }) => amount),
    mailsAbout: async (number: string) =>
      (await shop.mails()).filter(({ subject }) => subject.includes(number)),
  }
}
export type ParcelShop = Awaited<ReturnType<typeof openParcelShop>>
