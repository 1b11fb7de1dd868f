import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatBody } from '../../../../test/chat-scenario.ts'
import { createDeskClient } from '../../../../test/desk-scenario.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'

let shop: OrderShop
let client: ReturnType<typeof createDeskClient>
let staff: Record<string, string>
let owner: Awaited<ReturnType<OrderShop['shopper']>>
let email: string
beforeAll(async () => {
  shop = await openOrderShop()
  client = createDeskClient(shop)
  staff = (await client.staff()).headers
  owner = await shop.shopper()
  await owner.buyProducts([[await shop.make({ pricePaisa: 850_00 })]])
  email = (await client.ask('/auth/me', owner.headers)).json().user.email
})
afterAll(() => shop.close())

const atDesk = async (path: string) => (await client.ask(`/staff/tickets/${path}`, staff)).json().data
const words = 'Please send my parcel to another address.'

/** Every way in which somebody who is not signed in can write under an address. */
const ways = {
  async form() {
    const { number, key } = await client.write({ email: email.toUpperCase(), message: words })
    return { number, key }
  },
  async chat() {
    const { data } = (await client.send('POST', '/chats', chatBody({ email, words }))).json()
    return { number: data.number as string, key: { 'x-ticket-key': data.key as string } }
  },
}

describe.each(Object.entries(ways))('a %s under the address of somebody else', (_way, write) => {
  it('is not theirs: not among their tickets, not in their data, not theirs to open or to answer', async () => {
    const { number, key } = await write()
    expect(await client.row(number)).toMatchObject({ user_id: null, email: email.toLowerCase() })
    const mine = (await client.ask('/tickets?pageSize=100', owner.headers)).json().data
    expect(mine.items.map((one: { number: string }) => one.number)).not.toContain(number)
    const data = await client.ask('/account/export', owner.headers)
    expect(data.statusCode).toBe(200)
    expect(data.body).not.toContain(number)
    expect((await client.ask(`/tickets/${number}`, owner.headers)).statusCode).toBe(404)
    const more = { words: 'Mine?', messageKey: randomUUID() }
    const said = await client.send('POST', `/tickets/${number}/messages`, more, owner.headers)
    expect(said.statusCode).toBe(404)
    expect((await client.ask(`/tickets/${number}`, key)).json().data.messages).toHaveLength(1)
  })

  it('shows the desk no orders and no earlier tickets, and is marked in the queue and in the thread', async () => {
    await client.write({ email, subject: 'Of the owner' }, owner.headers)
    const { number } = await write()
    const { proof, messages } = await atDesk(number)
    expect([proof, messages[0].proof]).toEqual(['none', 'none'])
    const { items } = (await client.ask(`/staff/tickets?searchTerm=${number}`, staff)).json().data
    expect(items).toMatchObject([{ number, proof: 'none' }])
    const context = await atDesk(`${number}/context`)
    expect(context).toMatchObject({
      customer: { since: null, emailVerified: false, orders: 0, spentPaisa: 0, refused: 0 },
      order: null,
      earlier: [],
    })
    const file = await client.ask(`/staff/tickets.csv?searchTerm=${number}`, staff)
    expect(file.body).toContain('not signed in, address not proven')
  })
})

describe('the owner of an address', () => {
  it('who is signed in is known, with orders, and with earlier tickets of their own alone', async () => {
    const earlier = await client.write({ email, subject: 'Earlier, signed in' }, owner.headers)
    const strange = await ways.form()
    const { number } = await client.write({ email, subject: 'Now' }, owner.headers)
    expect(await atDesk(number)).toMatchObject({ proof: 'account', messages: [{ proof: 'account' }] })
    const context = await atDesk(`${number}/context`)
    expect(context).toMatchObject({ customer: { orders: 1, emailVerified: true }, order: { number: /H-/ } })
    const numbers = context.earlier.map((one: { number: string }) => one.number)
    expect(numbers).toContain(earlier.number)
    expect(numbers).not.toContain(strange.number)
  })

  it('whose words somebody else has sent before keeps a ticket of their own', async () => {
    const message = { email, message: 'Word for word the same as before.' }
    const copied = await client.write(message)
    const own = await client.write(message, owner.headers)
    expect(own.number).not.toBe(copied.number)
    expect(await client.row(own.number)).toMatchObject({ user_id: owner.userId })
  })

  it('is told by a mail that carries none of the words which somebody sent under their address', async () => {
    const subject = 'Win a phone at evil.example'
    const { number } = await client.write({ email, subject, message: 'Click http://evil.example now.' })
    const { rows } = await shop.database.pool.query(
      'select subject, text_body, html_body from mails where to_address = $1 and subject like $2',
      [email, `%(${number})%`],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('evil.example')
    expect(rows[0].text_body).toContain('If you did not write to us')
    await client.send('POST', `/staff/tickets/${number}/replies`, client.reply('Who are you?'), staff)
    const { rows: replies } = await shop.database.pool.query(
      "select text_body from mails where to_address = $1 and text_body like '%Who are you?%'",
      [email],
    )
    expect(replies).toHaveLength(1)
    expect(replies[0].text_body).toContain('If you did not write to us')
    expect(replies[0].text_body).not.toContain('evil.example')
  })
})

describe('somebody who is signed in', () => {
  it('and types another’s address is known as themselves, and the address as not proven', async () => {
    const stranger = await shop.shopper()
    const { number } = await client.write({ email }, stranger.headers)
    expect(await atDesk(number)).toMatchObject({ proof: 'session' })
    expect(await atDesk(`${number}/context`)).toMatchObject({ customer: { orders: 0 }, earlier: [] })
    expect((await client.ask(`/tickets/${number}`, owner.headers)).statusCode).toBe(404)
    expect((await client.ask(`/tickets/${number}`, stranger.headers)).statusCode).toBe(200)
  })

  it('with an address that is not confirmed has tickets of their own, and an address that is not proven', async () => {
    const { user, token } = await makeToken(shop.services, 'shopper')
    const { number } = await client.write({ email: user.email }, bearer(token))
    expect(await atDesk(number)).toMatchObject({ proof: 'session' })
    const mine = (await client.ask('/tickets', bearer(token))).json().data
    expect(mine.items).toMatchObject([{ number }])
  })

  it('whose ticket is gone on with by its key alone has that said of the words', async () => {
    const { number, key } = await client.write({ email }, owner.headers)
    const send = (said: string, headers: Record<string, string>) =>
      client.send('POST', `/tickets/${number}/messages`, { words: said, messageKey: randomUUID() }, headers)
    await send('By the key.', key)
    await send('By the account.', owner.headers)
    const { messages } = await atDesk(number)
    expect(messages.map((one: { proof: string }) => one.proof)).toEqual(['account', 'none', 'account'])
  })
})
