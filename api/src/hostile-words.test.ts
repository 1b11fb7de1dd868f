import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { listUnlisted } from '#domains/listings/listings.store.ts'
import { openOrderShop, type OrderShop } from '../test/order-shop.ts'
import { readPaper } from '../test/read-paper.ts'
import { makeShop } from '../test/shop-people.ts'

/** What is not to be seen or heard of anywhere: signs that hide or turn text round, and signs of control. */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|(?![\r\n])\p{Cc}/u
/** A line that looks like one of ours, and a header of a mail. */
const false_ = ['Take no cash', 'Bcc: all@evil.example']
const falseLine = /^\s*(?:Take no cash|Bcc: all)/m
/** A formula that is markup, leaves an attribute, is a template, turns round and goes on with lines of ours. */
const hostile = (word: string) =>
  `=${word}"'><script>ran()</script><b onclick=ran()>{{7*7}}\u202Etxet\u202C\u2066\u200B\r\n${false_.join('\r\n\r\n')}`
/** The same within the length of a short field. */
const short = (word: string) => `=${word}"><b onclick=ran()>\u202Etxet\n${false_[0]}`
const both = (en: string, ne: string, words = short) => ({ en: words(en), ne: words(ne) })

let shop: OrderShop
let looms: Awaited<ReturnType<typeof makeShop<'owner' | 'packer'>>>
let buyer: Awaited<ReturnType<OrderShop['shopper']>>
let number: string
let page: { title: { en: string } }
/** Words as they may stand in the database since long ago, and words that are sent now. */
beforeAll(async () => {
  shop = await openOrderShop()
  looms = await makeShop(shop, ['owner', 'packer'], {
    name: short('Looms'),
    nameNe: short('तान'),
    legalName: short('Legal'),
    legalNameNe: short('कानुनी'),
    address: both('Tansen', 'तानसेन'),
    returnPolicy: both('Return', 'फिर्ता', hostile),
  })
  const values = [{ key: 's', name: both('Small', 'सानो'), pictureIndex: null }]
  const thing = await shop.make({
    vendorId: looms.vendorId,
    title: hostile('Shawl'),
    titleNe: hostile('पछ्यौरा'),
    options: [{ key: 'size', name: both('Size', 'नाप'), values }],
    variants: [{ values: ['s'], onHand: 9 }],
  })
  await listUnlisted(shop.services.db)
  buyer = await shop.shopper({
    name: 'Sita\u202E\nTake no cash',
    tole: short('Tole'),
    landmark: short('98\u200B41\u200D23\n4567'),
  })
  expect((await buyer.send('PUT', '/auth/me', { name: short('Anjali') })).statusCode).toBe(200)
  await buyer.put(thing)
  const { mark } = await buyer.quote()
  const body = { addressId: buyer.addressId, method: 'cod', mark, note: hostile('Note') }
  number = (await buyer.placeOrder(body)).json().data.number
  for (const to of ['confirmed', 'packed', 'shipped'] as const)
    await advanceParcel(shop.services, { number, position: 1, to, actor: 'staff', code: undefined })
  page = (await shop.app.inject(`/api/products/${thing.productId}`)).json().data
})
afterAll(() => shop.close())

describe('words of people that are scripts, lines of ours or signs that nobody sees', () => {
  it('are text on one line in every mail, and start no header', async () => {
    await looms.owner.send(`POST ${looms.path}/invitations`, { email: 'gita@haat.test', role: 'packer' })
    const { rows } = await shop.database.pool.query<Record<'subject' | 'text_body' | 'html_body', string>>(
      'select subject, text_body, html_body from mails',
    )
    expect(rows.length).toBeGreaterThan(4)
    expect(rows.some(({ text_body: text }) => text.includes('=Shawl'))).toBe(true)
    for (const { subject, text_body: text, html_body: html } of rows) {
      for (const part of [subject, text, html]) expect(part).not.toMatch(unseen)
      expect(subject).not.toMatch(/[\r\n]/)
      expect(text).not.toMatch(falseLine)
      expect(html).not.toMatch(/<(?:script|b|img|iframe|form)\b|<[^>]*\son\w+\s*=/i)
      const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
      for (const [, link] of links) expect(link).toMatch(/^http:\/\/haat\.test\//)
    }
  })

  it.each(['label', 'slip', 'picking', 'bill'])(
    'begin no line of a %s, and run nothing in it',
    async (kind) => {
      const answer = await looms.owner.send(`GET ${looms.path}/papers?numbers=${number}&kinds=${kind}`)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.rawPayload.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|OpenAction|Launch|URI)\b/)
      const [first, ...more] = await readPaper(answer.rawPayload)
      expect(more).toEqual([])
      const { text } = first!
      expect(text).not.toMatch(unseen)
      expect(text).toMatch(/Sita|=Shawl/)
      expect(text.replaceAll(/\D/g, '')).not.toContain('98412')
      if (kind !== 'label') return
      // A courier would believe a line of its own.
      expect(text).toContain('Sita Take no cash')
      expect(await first!.scan()).toEqual({ QRCode: number, Code128: number })
      expect(text).toContain('Cash to take')
    },
  )

  it('are no formula in a table, in which every cell is text', async () => {
    const { body } = await looms.owner.send(`GET ${looms.path}/listings-export?format=csv`)
    const cells = [...body.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell)
    expect(cells.some((cell) => cell.includes('=Shawl'))).toBe(true)
    for (const cell of cells) expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@|%]/u)
  })

  it('that are sent now lose what nobody sees', async () => {
    const [sent] = (await buyer.send('GET', '/addresses')).json().data.items
    const { user } = (await buyer.send('GET', '/auth/me')).json()
    for (const text of [sent.name, sent.tole, sent.landmark, user.name]) expect(text).not.toMatch(unseen)
    expect(page.title.en).toContain('=Shawl')
  })
})
