import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { readPaper } from '../../../../test/read-paper.ts'
import { makeShop } from '../../../../test/shop-people.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'

let shop: OrderShop
let looms: Awaited<ReturnType<typeof makeShop<'owner' | 'packer'>>>
beforeAll(async () => {
  shop = await openOrderShop()
  looms = await makeShop(shop, ['owner', 'packer'], { name: 'Palpa Looms', nameNe: 'पाल्पा तान' })
})
afterAll(async () => {
  await expectInvariants(shop.services.db)
  await shop.close()
})

const make = (title: string, more: object = {}) => shop.make({ vendorId: looms.vendorId, title, ...more })

/** A confirmed order, of which the first things are of the shop. */
async function order(
  things: Parameters<Buyer['buyProducts']>[0],
  { method = 'cod', address = {} }: { method?: string; address?: object } = {},
) {
  const buyer = await shop.shopper(address)
  const { number, start } = await buyer.buyProducts(things, method)
  if (method !== 'cod') await shop.pay(start)
  else
    for (const { position } of (await buyer.getOrder(number)).parcels)
      await advance(number, 'confirmed', position)
  return number
}
type Buyer = Awaited<ReturnType<OrderShop['shopper']>>

const advance = (number: string, to: ParcelState, position = 1) =>
  advanceParcel(shop.services, { number, position, to, actor: 'staff' })
const ask = (query: string, person: 'owner' | 'packer' = 'packer') =>
  looms[person].send(`GET ${looms.path}/papers?${query}`)
async function print(query: string) {
  const answer = await ask(query)
  expect(answer.statusCode, answer.body).toBe(200)
  return readPaper(answer.rawPayload)
}
const digitsOf = (text: string) =>
  text.replaceAll(/[०-९]/g, (one) => String(one.charCodeAt(0) - 0x966)).replaceAll(/[^\d\n]/g, '')
const shelve = async (variantId: string, shelf: string) =>
  looms.owner.send(`PUT ${looms.path}/stock/${variantId}/shelf`, { shelf })

describe('a label', () => {
  it('is read back by a scanner, says where it goes and what cash to take, and has no phone number', async () => {
    const landmark = 'Blue gate, call 98-41 234567 or ०१-५५२१२३४'
    const number = await order([[await make('Shawl', { pricePaisa: 4360_00 })], [await shop.make()]], {
      address: { name: 'Sarita Aryal 9841234567', landmark, tole: 'Taksar Tole, +977 9841234567' },
    })
    await advance(number, 'packed', 2)
    const answer = await ask(`numbers=${number}&kinds=label`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="haat-${number}.pdf"`,
    })
    const [label, ...more] = await readPaper(answer.rawPayload)
    expect(more).toEqual([])
    expect(await label!.scan()).toEqual({ QRCode: number, Code128: number })
    expect(label!.millimetres).toEqual([105, 148])
    for (const part of [
      'Sarita Aryal',
      'Taksar Tole',
      'Landmark: Blue gate',
      'Kathmandu-10, Kathmandu',
      'Cash to take · लिनुपर्ने नगद',
      'Rs. 4,360',
      'Parcel 2 of 2',
      'From: Palpa Looms',
      number,
    ]) {
      expect(label!.text.replaceAll('\u00a0', ' ')).toContain(part)
    }
    expect(digitsOf(label!.text)).not.toMatch(/41234567|5521234/)
  })

  it('of what is paid says so in words of either language, and never names a sum', async () => {
    const number = await order([[await make('Topi')]], { method: 'khalti' })
    await advance(number, 'packed')
    const [en] = await print(`numbers=${number}&kinds=label&language=en`)
    expect(en!.text).toMatch(/Take no cash · नगद नलिनुहोस्\s+Paid/)
    const [ne] = await print(`numbers=${number}&kinds=label&language=ne`)
    expect(ne!.text).toMatch(/नगद नलिनुहोस् · Take no cash\s+भुक्तानी भइसक्यो/)
    expect(ne!.text).toMatch(/काठमाडौं-१०, काठमाडौं/)
    expect(ne!.text).toContain('पठाउने: पाल्पा तान')
    expect(`${en!.text}${ne!.text}`).not.toMatch(/Rs\.|रु\./)
    expect(await ne!.scan()).toEqual({ QRCode: number, Code128: number })
  })
})

describe('a packing slip', () => {
  it('names shelf, SKU, choice and how many, in the order of the shelves, with the note and without a price', async () => {
    const [far, near] = [await make('Gloves', { pricePaisa: 777_00 }), await make('Shawl')]
    await shelve(far.variantId, 'A10')
    await shelve(near.variantId, 'A2')
    const buyer = await shop.shopper()
    await buyer.put(far, 3)
    await buyer.put(near, 1)
    const { mark } = await buyer.quote()
    const note = 'उपहार हो, राम्ररी बेर्नुहोस्।'
    const placed = await buyer.placeOrder({ addressId: buyer.addressId, method: 'cod', mark, note })
    const { number } = placed.json().data
    await advance(number, 'confirmed')
    const [slip] = await print(`numbers=${number}&kinds=slip`)
    expect(slip!.millimetres).toEqual([148, 210])
    expect(slip!.text).toMatch(/Shawl[^]*A2[^]*× 1[^]*Gloves[^]*A10[^]*× 3[^]*4 pieces, 2 things/)
    expect(slip!.text).toContain(note)
    expect(slip!.text).not.toMatch(/Rs\.|777/)
    expect(await slip!.scan()).toEqual({ QRCode: number })
  })
})

describe('a phone number that a shopper has written', () => {
  it('is on no paper, however its figures are set apart', async () => {
    const address = { name: 'Sarita 98510 - 12345', tole: 'Taksar 98510/12345', landmark: '०९८५१० – १२३४५' }
    const buyer = await shop.shopper(address)
    await buyer.put(await make('Shawl'), 1)
    const { mark } = await buyer.quote()
    const note = 'Call (98510) 12345 or 98.51.01.23.45, gate 12'
    const placed = await buyer.placeOrder({ addressId: buyer.addressId, method: 'cod', mark, note })
    const { number } = placed.json().data
    await advance(number, 'confirmed')
    await advance(number, 'packed')
    const pages = await print(`numbers=${number}&kinds=label,slip,bill`)
    expect(pages).toHaveLength(3)
    for (const { text } of pages) {
      expect(digitsOf(text)).not.toMatch(/98510|12345/)
      expect(text).toContain('Sarita')
    }
    expect(pages[1]!.text).toContain('gate 12')
    expect(pages[2]!.text).toMatch(/Taksar …, Kathmandu-10/)
  })
})

describe('papers of several parcels', () => {
  it('are one file: the picking list by shelf, then label, slip and bill of one parcel after the other', async () => {
    const shawl = await make('Shawl')
    const topi = await make('Topi')
    await shelve(topi.variantId, 'B1')
    const numbers = [await order([[shawl, 2], [topi]]), await order([[shawl]])]
    for (const number of numbers) await advance(number, 'packed')
    const pages = await print(`numbers=${numbers.join()}&kinds=bill,label,picking,slip`)
    const titles = [
      'Picking list',
      'Parcel 1 of',
      'Packing slip',
      'Date of supply',
      'Parcel 1 of',
      'Packing slip',
      'Date of supply',
    ]
    expect(pages).toHaveLength(titles.length)
    titles.forEach((title, at) => expect(pages[at]!.text).toContain(title))
    expect(pages[0]!.text.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`2 parcels · 4 pieces, 2 things[^]*Shelf[^]*B1[^]*Topi[^]*${numbers[0]} × 1[^]*Shawl`),
    )
    expect(pages[0]!.text.replaceAll('\u00a0', ' ')).toContain(`${numbers[0]} × 2, ${numbers[1]} × 1`)
    expect(pages[0]!.millimetres).toEqual([210, 297])
    // The original was printed, so what the shopper downloads is a copy.
    const [again] = await print(`numbers=${numbers[0]}&kinds=bill`)
    expect(again!.text).toContain('Copy of original (1)')
    expect(await Promise.all([pages[1]!, pages[4]!].map((page) => page.scan()))).toEqual(
      numbers.map((number) => ({ QRCode: number, Code128: number })),
    )
  })

  it('go on over pages for thirty things, and stay whole for the longest names', async () => {
    const title =
      'Himalayan cliff honey from the forests of Lamjung, raw and unfiltered, in a glass jar with a lid'
    const number = await order([[await make(title)]], {
      address: { name: 'N'.repeat(80), tole: 'Tole '.repeat(20).trim(), landmark: 'Near '.repeat(20).trim() },
    })
    await advance(number, 'packed')
    await shop.services.db.execute(sql`
      insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity,
        return_days, commission_rate, sent_quantity)
      select parcel_id, 900000 + n, vendor_id, product_id, title, choice, picture, 'SKU-' || n, price_paisa, 1, 0, 0, null
      from order_lines, generate_series(1, 29) n
      where parcel_id = (select id from parcels where order_id = ${Number(number.slice(2))})`)
    const pages = await print(`numbers=${number}&kinds=label,slip`)
    expect(pages.filter(({ millimetres: [width] }) => width === 105)).toHaveLength(1)
    const slips = pages.slice(1).map(({ text }) => text)
    expect(slips.length).toBeGreaterThan(1)
    for (let at = 1; at < 30; at += 1) expect(slips.join('\n')).toContain(`SKU-${at}`)
    expect(slips.at(-1)).toContain('30 pieces, 30 things')
    expect(await pages[0]!.scan()).toEqual({ QRCode: number, Code128: number })
    await shop.services.db.execute(sql`delete from order_lines where variant_id > 900000`)
  })
})

describe('papers are refused', () => {
  it('of other shops, of what is over, and a bill before there is one', async () => {
    const number = await order([[await make('Shawl')]])
    const foreign = await order([[await shop.make()]])
    expectRefusal(await ask(`numbers=${number},${foreign}&kinds=label`), 404, 'NOT_FOUND')
    const early = expectRefusal(await ask(`numbers=${number}&kinds=label,bill`), 409, 'CONFLICT')
    expect(early.message).toBe(`${number} has no tax bill: it gets one when it is packed.`)
    const unpacked = expectRefusal(await ask(`numbers=${number}&kinds=slip,label`), 409, 'CONFLICT')
    expect(unpacked.message).toBe(
      `${number} is not packed yet: until then its cash may change, so it has no label.`,
    )
    await advance(number, 'cancelled')
    expectRefusal(await ask(`numbers=${number}&kinds=label`), 409, 'CONFLICT')
  })

  it.each([
    'numbers=&kinds=label',
    'numbers=H-1&kinds=',
    'numbers=H-1&kinds=stamp',
    'numbers=x&kinds=label',
    `numbers=${Array.from({ length: 21 }, (_, at) => `H-${at + 1}`).join()}&kinds=label`,
    'numbers=H-1&kinds=label&language=fr',
  ])('as %s', async (query) => {
    expectRefusal(await ask(query), 422, 'VALIDATION_FAILED')
  })
})
