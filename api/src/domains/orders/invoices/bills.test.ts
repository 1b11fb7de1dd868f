import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { readPdfText } from '../../../../seeds/legal/read-pdf-text.ts'
import type { CartProduct } from '../../../../test/cart-shop.ts'
import { makeVendor } from '../../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { signedIn } from '../../../../test/factories.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'

let shop: OrderShop
let panVendorId: number
beforeAll(async () => {
  shop = await openOrderShop()
  panVendorId = (await makeVendor(shop.services, { isVatRegistered: false })).id
})
afterAll(async () => {
  await expectInvariants(shop.services.db)
  await shop.close()
})

type Buyer = Awaited<ReturnType<OrderShop['shopper']>>
const wordsOfVat = /\bvat\b|value added|भ्याट|मूल्य अभिवृद्धि|मू\.अ\.कर|कर बीजक|\btax\b/i

async function place(buyer: Buyer, things: [CartProduct, number][], more: object = {}): Promise<string> {
  for (const [thing, quantity] of things) await buyer.put(thing, quantity)
  const { mark } = await buyer.quote()
  const answer = await buyer.placeOrder({ addressId: buyer.addressId, method: 'cod', mark, ...more })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data.number
}
const advance = (number: string, to: 'confirmed' | 'packed' | 'shipped' | 'refused' | 'delivered') =>
  advanceParcel(shop.services, { number, position: 1, to, actor: 'staff', code: undefined })
async function send(number: string) {
  for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(number, to)
}
const speak = (buyer: Buyer, language: 'en' | 'ne') =>
  shop.services.db.execute(sql`update users set language = ${language} where id = ${buyer.userId}`)
async function readBill(buyer: Buyer, number: string): Promise<string> {
  const { rawPayload } = await buyer.send('GET', `/orders/${number}/parcels/1/invoice`)
  return readPdfText(rawPayload).body
}
const paperOf = async (number: string) =>
  (
    await shop.services.db.execute<{ paper: Record<string, unknown> }>(
      sql`select paper from invoices join parcels on id = parcel_id where order_id = ${orderIdOf(number)}`,
    )
  ).rows[0]!.paper
const productPage = async ({ productId }: CartProduct) =>
  (await shop.app.inject(`/api/products/${productId}`)).json().data

describe('what is said of VAT', () => {
  it('follows from the registration of the seller and the tax kind of the goods, from the page to the order', async () => {
    const shawl = await shop.make({ pricePaisa: 1130_00 })
    const rice = await shop.make({ pricePaisa: 500_00, taxKind: 'exempt' })
    const allo = await shop.make({ pricePaisa: 300_00, vendorId: panVendorId })
    expect((await productPage(shawl)).vat).toBe('included')
    expect((await productPage(rice)).vat).toBe('exempt')
    expect((await productPage(allo)).vat).toBe('none')
    const buyer = await shop.shopper()
    for (const thing of [shawl, rice, allo]) await buyer.put(thing)
    const states = (await buyer.cart()).items.map(({ vat }: { vat: string }) => vat)
    expect(states.toSorted()).toEqual(['exempt', 'included', 'none'])
    const { mark, tax, totalPaisa } = await buyer.quote()
    expect({ tax, totalPaisa }).toEqual({
      tax: { taxablePaisa: 1000_00, vatPaisa: 130_00, exemptPaisa: 500_00, zeroPaisa: 0 },
      totalPaisa: 1930_00,
    })
    const answer = await buyer.placeOrder({ addressId: buyer.addressId, method: 'cod', mark })
    const order = await buyer.getOrder(answer.json().data.number)
    const mail = (await shop.mails()).findLast(({ subject }) => subject.includes(order.number))!.text_body
    expect(mail).toMatch(/VAT of 13% in it: Rs\.\s130\n/)
    expect(mail).toMatch(/Exempt from VAT: Rs\.\s500\n/)
    expect(order.tax).toEqual(tax)
    expect(order.parcels.flatMap(({ lines }) => lines.map(({ vat }) => vat)).toSorted()).toEqual(
      states.toSorted(),
    )
  })

  it('stays in the order as it was, and an order from before it was recorded says nothing', async () => {
    const thing = await shop.make({ pricePaisa: 1130_00 })
    const buyer = await shop.shopper()
    const number = await place(buyer, [[thing, 1]])
    await shop.services.db.execute(sql`update products set tax_kind = 'exempt' where id = ${thing.number}`)
    expect((await buyer.getOrder(number)).parcels[0]!.lines[0]!.vat).toBe('included')
    const id = orderIdOf(number)
    await shop.services.db.execute(sql`update parcels set is_vat_registered = null where order_id = ${id}`)
    await shop.services.db.execute(
      sql`update order_lines set tax_kind = null where parcel_id in (select id from parcels where order_id = ${id})`,
    )
    const old = await buyer.getOrder(number)
    expect([old.tax, old.parcels[0]!.lines[0]!.vat, old.totalPaisa]).toEqual([null, null, 1230_00])
    // That order said that VAT was in it, so its bill shows that VAT.
    await send(number)
    expect(await paperOf(number)).toMatchObject({
      kind: 'abbreviated',
      totalPaisa: 1230_00,
      vatPaisa: 141_50,
    })
  })
})

describe('a bill', () => {
  it('of a small sale is an abbreviated tax invoice with rates that include VAT, and an exempt line', async () => {
    const buyer = await shop.shopper()
    const rice = await shop.make({ pricePaisa: 500_00, taxKind: 'exempt', title: 'Marsi rice' })
    const number = await place(buyer, [
      [await shop.make({ pricePaisa: 1130_00 }), 2],
      [rice, 1],
    ])
    await send(number)
    const text = await readBill(buyer, number)
    for (const part of ['Abbreviated tax invoice', 'संक्षिप्त कर बीजक', 'Rate with tax', '1,130.00', '2,260.00'])
      expect(text).toContain(part)
    for (const part of ['Exempt from VAT', '500.00', 'Rupees two thousand seven hundred sixty only', 'मात्र'])
      expect(text).toContain(part)
  })

  it('above the limit is a full tax invoice with rates before VAT', async () => {
    const buyer = await shop.shopper()
    const number = await place(buyer, [[await shop.make({ pricePaisa: 5650_00 }), 2]])
    await send(number)
    const text = await readBill(buyer, number)
    expect(text).not.toContain('Abbreviated')
    for (const part of [
      'Tax invoice',
      'कर बीजक',
      '5,000.00',
      'Taxable value',
      '10,000.00',
      'VAT 13%',
      '1,300.00',
    ])
      expect(text).toContain(part)
    expect(text).toContain('Date of supply')
    expect(text).toContain('Rupees eleven thousand three hundred only')
    expect(text).toContain('एघार हजार तीन सय रुपैयाँ मात्र')
  })

  it('for a buyer who gave a PAN is a full tax invoice that names it, and the PAN is stored encrypted', async () => {
    const buyer = await shop.shopper()
    const thing = await shop.make({ pricePaisa: 1130_00 })
    const number = await place(buyer, [[thing, 1]], { buyerPan: '301234567' })
    expect((await buyer.getOrder(number)).buyerPan).toBe('301234567')
    await send(number)
    const text = await readBill(buyer, number)
    expect(text).toContain('Tax invoice')
    expect(text).toContain('PAN 301234567')
    const { rows } = await shop.services.db.execute<{ row: string }>(
      sql`select orders::text as row from orders where id = ${orderIdOf(number)}`,
    )
    expect(rows[0]!.row).not.toContain('301234567')
    const { orders } = (await buyer.send('GET', '/account/export')).json().data
    expect(orders[0].buyerPan).toBe('301234567')
  })

  it.each(['en', 'ne'] as const)(
    'of a seller with a PAN only is plain in %s, and neither bill nor mails have a word of VAT',
    async (language) => {
      const buyer = await shop.shopper()
      await speak(buyer, language)
      await buyer.put(await shop.make({ pricePaisa: 30_000_00, vendorId: panVendorId }))
      const { mark } = await buyer.quote()
      const paid = await buyer.placeOrder({
        addressId: buyer.addressId,
        method: 'khalti',
        mark,
        buyerPan: '301234567',
      })
      await shop.pay(paid.json().data.start)
      const { number } = paid.json().data
      for (const to of ['packed', 'shipped', 'delivered'] as const) await advance(number, to)
      const text = await readBill(buyer, number)
      expect(text).toContain('Bill')
      expect(text).toContain('बिल')
      expect(text).not.toMatch(wordsOfVat)
      const mails = (await shop.mails()).filter(({ subject }) => subject.includes(number))
      expect(mails.length).toBeGreaterThan(3)
      for (const mail of mails) expect(mail.text_body).not.toMatch(wordsOfVat)
    },
  )

  it('in Nepali has the registered name, the payment and the figures as Nepali pages write them', async () => {
    const buyer = await shop.shopper()
    await speak(buyer, 'ne')
    const number = await place(buyer, [[await shop.make(), 1]], { buyerPan: '301234567' })
    await send(number)
    const text = await readBill(buyer, number)
    for (const part of ['पशुपति पश्मिना उद्योग प्रा. लि.', 'क्यास अन डेलिभरी', 'प्यान नं. 301234567', /-[०-९]+, /])
      expect(text).toMatch(part)
    expect(text).not.toContain('Udhyog')
  })

  it('keeps the name of the seller that it was issued with', async () => {
    const { id } = await makeVendor(shop.services, { legalNameNe: '' })
    const buyer = await shop.shopper()
    await speak(buyer, 'ne')
    const number = await place(buyer, [[await shop.make({ vendorId: id }), 1]])
    await send(number)
    expect(await readBill(buyer, number)).toContain('Pashupati Pashmina Udhyog Pvt. Ltd.')
    await shop.services.db.execute(sql`update vendors set legal_name_ne = 'नयाँ नाम' where id = ${id}`)
    expect(await readBill(buyer, number)).toContain('Pashupati Pashmina Udhyog Pvt. Ltd.')
  })

  it('is the original once, and marked as a copy from then on', async () => {
    const buyer = await shop.shopper()
    const number = await place(buyer, [[await shop.make(), 1]])
    await send(number)
    expect(await readBill(buyer, number)).not.toContain('Copy of original')
    expect(await readBill(buyer, number)).toContain('Copy of original (1)')
    expect(await readBill(buyer, number)).toContain('Copy of original (2)')
  })

  it('of goods that were refused at the door says that it is cancelled, and keeps its number', async () => {
    const buyer = await shop.shopper()
    const number = await place(buyer, [[await shop.make(), 1]])
    await send(number)
    await advance(number, 'refused')
    expect((await buyer.getOrder(number)).parcels[0]).toMatchObject({
      hasInvoice: true,
      isInvoiceCancelled: true,
    })
    expect(await readBill(buyer, number)).toMatch(/Cancelled on \d+ \w+ 20\d\d( BS|, )/)
  })

  it('that was issued before layouts were numbered stays as it was', async () => {
    const buyer = await shop.shopper()
    const number = await place(buyer, [[await shop.make({ pricePaisa: 1130_00 }), 1]])
    await send(number)
    const both = (text: string) => ({ en: text, ne: text })
    const paper = {
      seller: { name: 'Old Seller', address: both('Patan'), panNumber: '600000001', isVatRegistered: true },
      lines: [{ title: both('Shawl'), choice: [], sku: 'S-1', quantity: 1, pricePaisa: 1130_00 }],
      goodsPaisa: 1130_00,
      discountPaisa: 0,
      deliveryPaisa: 100_00,
      totalPaisa: 1230_00,
      vat: { taxablePaisa: 1000_00, vatPaisa: 130_00 },
    }
    await shop.services.db.execute(
      sql`update invoices set paper = ${JSON.stringify(paper)}::jsonb
        where parcel_id = (select id from parcels where order_id = ${orderIdOf(number)})`,
    )
    await readBill(buyer, number)
    const text = await readBill(buyer, number)
    for (const part of [
      'Tax invoice',
      'Invoice no.',
      'VAT/PAN 600000001',
      'Prices include VAT.',
      'Rs.\u00a01,130',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/Copy of original|In words/)
    await speak(buyer, 'ne')
    expect(await readBill(buyer, number)).toMatch(/-\d+, /)
  })
})

describe('the PAN of a buyer', () => {
  it.each(['12345678', '1234567890', '30123456x', '३०१२३४५६७', ''])('%j is refused', async (buyerPan) => {
    const buyer = await shop.shopper()
    await buyer.put(await shop.make())
    const { mark } = await buyer.quote()
    const answer = await buyer.placeOrder({ addressId: buyer.addressId, method: 'cod', mark, buyerPan })
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
    expect(answer.json().fields).toEqual({ buyerPan: 'A PAN has nine digits' })
  })
})

describe('the limit of abbreviated tax invoices', () => {
  const call = async (role: 'admin' | 'staff', payload?: object) =>
    shop.app.inject({
      method: payload ? 'PUT' : 'GET',
      url: '/api/staff/settings/bills',
      headers: await signedIn(shop.services, role),
      ...(payload && { payload }),
    })

  it('is Rs. 10,000 until an admin sets another, which holds for the bills after it', async () => {
    expect((await call('staff')).json().data).toEqual({ abbreviatedUpToPaisa: 10_000_00, version: 0 })
    const change = { abbreviatedUpToPaisa: 0, version: 0 }
    expectRefusal(await call('staff', change), 403, 'FORBIDDEN')
    expectRefusal(await call('admin', { ...change, abbreviatedUpToPaisa: -1 }), 422, 'VALIDATION_FAILED')
    expect((await call('admin', change)).json().data).toEqual({ abbreviatedUpToPaisa: 0, version: 1 })
    expectRefusal(await call('admin', change), 409, 'CONFLICT')
    const buyer = await shop.shopper()
    const number = await place(buyer, [[await shop.make({ pricePaisa: 113_00 }), 1]])
    await send(number)
    expect(await paperOf(number)).toMatchObject({ kind: 'tax' })
    await call('admin', { abbreviatedUpToPaisa: 10_000_00, version: 1 })
  })
})
