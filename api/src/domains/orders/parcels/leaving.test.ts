import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertCouriers } from '#domains/couriers/couriers.service.ts'
import { balanceOf } from '#domains/ledger/ledger.service.ts'
import { expectBalances, expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openParcelShop, type ParcelShop } from '../../../../test/parcel-shop.ts'

let shop: ParcelShop
beforeAll(async () => {
  shop = await openParcelShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

type Placed = Awaited<ReturnType<ParcelShop['order']>>
const parcelOf = async ({ person, number }: Placed) => (await person.getOrder(number)).parcels[0]!
const made = (onHand: number, pricePaisa: number) =>
  shop.make({ pricePaisa, variants: [{ values: [], onHand }] })

async function packed(things: Parameters<ParcelShop['order']>[0], method?: 'cod' | 'esewa') {
  const order = await shop.order(things, method)
  await shop.pack(order.number)
  return order
}
async function onItsWay(things: Parameters<ParcelShop['order']>[0], method?: 'cod' | 'esewa') {
  const order = await packed(things, method)
  expect((await shop.step(order.number, 'leave')).statusCode).toBe(200)
  return order
}
const vendorBalance = () => balanceOf(shop.services.db, 'vendor', String(shop.vendorId))

describe('a parcel that leaves', () => {
  it('with a courier is on its way under its number, or with the reason why there is none', async () => {
    const order = await packed([[await made(5, 400_00)]])
    const { number } = order
    const none = await shop.handOver(number, { trackingNumber: '' })
    expectRefusal(none, 422, 'VALIDATION_FAILED')
    const gone = await shop.handOver(number, { courierId: '999' })
    expect(gone.json().data.items[0].refusal.message).toContain('takes no parcels')
    await shop.handOver(number, {
      trackingNumber: '',
      noNumberReason: 'numberFollows',
    })
    // The number follows, whoever is told it, and it is not written over.
    await shop.handOver(number, { trackingNumber: 'VR 12/3' }, shop.gita)
    const other = await shop.handOver(number, { trackingNumber: 'VR 99' }, shop.gita)
    expect(other.json().data.items[0].refusal.message).toContain('left for the door')
    expect(await shop.read(number)).toMatchObject({
      state: 'shipped',
      carrier: 'courier',
      courierName: 'Valley Riders',
      trackingNumber: 'VR 12/3',
    })
    expect((await shop.read(number)).events.slice(-2).map(({ state }) => state)).toEqual([
      'handedOver',
      'shipped',
    ])
    const { doorCode, ...parcel } = await parcelOf(order)
    expect(parcel).toMatchObject({
      courierName: 'Valley Riders',
      trackingNumber: 'VR 12/3',
      canCancel: false,
    })
    const mails = (await shop.mailsAbout(number)).map(({ subject }) => subject)
    expect(mails.filter((subject) => subject.startsWith('On its way'))).toHaveLength(1)
    await shop.door(number, { outcome: 'delivered', code: doorCode! })
    expect(await balanceOf(shop.services.db, 'said', shop.courierId)).toBe(parcel.totalPaisa)
  })

  it('with the shop itself gets its code then, and the shop keeps the cash and the fee', async () => {
    const order = await onItsWay([[await made(5, 400_00)]])
    const before = await vendorBalance()
    const { doorCode, totalPaisa, deliveryPaisa } = await parcelOf(order)
    expect(deliveryPaisa).toBeGreaterThan(0)
    const reference = { outcome: 'delivered', code: doorCode, paidHow: 'qr' }
    expectRefusal(await shop.door(order.number, reference), 422, 'VALIDATION_FAILED')
    await shop.door(order.number, { ...reference, reference: 'FP-77' })
    expect(await shop.read(order.number)).toMatchObject({
      state: 'delivered',
      carrier: 'self',
      paidHow: 'qr',
    })
    // The shop holds the cash, and owes us the commission of what it sold, with VAT.
    expect((await vendorBalance()) - before).toBe(totalPaisa - 400_00 + 36_16 - deliveryPaisa)
    expect(await parcelOf(order)).toMatchObject({
      doorCode: null,
      cashPaisa: 0,
      lines: [{ taken: 1 }],
    })
  })

  it('with a courier and paid to the QR code of the shop leaves no cash with the courier', async () => {
    const order = await packed([[await made(5, 400_00)]])
    await shop.handOver(order.number)
    const courierBalance = () => balanceOf(shop.services.db, 'courier', shop.courierId)
    const [before, cash] = [await vendorBalance(), await courierBalance()]
    const { doorCode, totalPaisa } = await parcelOf(order)
    const paid = { paidHow: 'qr', reference: 'FP-78' }
    expect(
      (await shop.door(order.number, { outcome: 'delivered', code: doorCode, ...paid })).statusCode,
    ).toBe(200)
    expect(await courierBalance()).toBe(cash)
    expect((await vendorBalance()) - before).toBe(totalPaisa - 400_00 + 36_16)
  })

  it('goes outside of the district of the shop with a courier only', async () => {
    const thing = await made(5, 400_00)
    const person = await shop.shopper({
      district: 'kaski',
      localLevel: 'pokhara',
    })
    const { number, start } = await person.buyProducts([[thing]], 'esewa')
    await shop.pay(start)
    await shop.pack(number)
    expect(await shop.read(number)).toMatchObject({ mayCarry: false })
    expectRefusal(await shop.step(number, 'leave'), 409, 'CONFLICT')
  })
})

describe('a parcel that a courier has', () => {
  const another = async (name: string) => {
    const [courier] = await insertCouriers(shop.services.db, [{ name, collects: { en: '', ne: '' } }])
    return String(courier!.id)
  }
  const refusalOf = (answer: { json(): { data: { items: { refusal: { message: string } | null }[] } } }) =>
    answer.json().data.items[0]!.refusal?.message ?? null

  it('goes to another courier before the first try, with a row in its history and one number', async () => {
    const { number } = await packed([[await made(5, 400_00)]])
    await shop.handOver(number)
    const courierId = await another('Hill Riders')
    const give = () => shop.handOver(number, { courierId, trackingNumber: 'HR-9' })
    expect(refusalOf(await give())).toBeNull()
    const parcel = await shop.read(number)
    expect(parcel).toMatchObject({
      state: 'shipped',
      courierId,
      courierName: 'Hill Riders',
      trackingNumber: 'HR-9',
    })
    expect(parcel.events.at(-1)).toMatchObject({
      state: 'shipped',
      actor: 'vendor',
      by: 'Sita Gurung',
      note: 'courier: Valley Riders → Hill Riders',
    })
    const count = parcel.events.length
    expect(refusalOf(await give())).not.toBeNull()
    expect((await shop.read(number)).events).toHaveLength(count)
  })

  it('stays with its courier once somebody was at the door, and so does one that the shop brings', async () => {
    const { number } = await packed([[await made(5, 400_00)]])
    await shop.handOver(number)
    await shop.door(number, { outcome: 'tried', seenTries: 0 })
    const courierId = await another('Late Riders')
    expect(refusalOf(await shop.handOver(number, { courierId }))).toContain('was brought in vain')
    const own = await onItsWay([[await made(5, 400_00)]])
    expect(refusalOf(await shop.handOver(own.number, { courierId }))).toContain('left for the door')
    expect((await shop.read(number)).courierName).toBe('Valley Riders')
  })
})
