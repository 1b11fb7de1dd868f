import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient } from '../../../../test/desk-scenario.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { signedIn } from '../../../../test/factories.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'

let shop: OrderShop
let client: ReturnType<typeof createDeskClient>
let binod: Awaited<ReturnType<typeof client.staff>>
beforeAll(async () => {
  shop = await openOrderShop({ PUBLIC_URL: 'https://haat.test' })
  client = createDeskClient(shop)
  binod = await client.staff()
})
afterAll(() => shop.close())

const call = (changes = {}) => ({
  name: 'Mina Gurung',
  email: '',
  phoneNumber: '984-1234567',
  type: 'support',
  subject: 'The shawl is torn',
  orderNumber: '',
  message: 'She says the shawl came torn.',
  priority: 'normal',
  language: 'en',
  messageKey: randomUUID(),
  ...changes,
})
const takeDown = (body: object, headers: Record<string, string> = binod.headers) =>
  client.send('POST', '/staff/calls', body, headers)
const mailsTo = async (address: string) =>
  (await shop.database.pool.query('select * from mails where to_address = $1 order by created_at', [address]))
    .rows

describe('a ticket for a caller', () => {
  it('says who called and who took it down, to staff and in the audit log', async () => {
    const answer = await takeDown(call({ priority: 'high' }))
    expect(answer.statusCode, answer.body).toBe(200)
    const ticket = answer.json().data
    expect(ticket).toMatchObject({
      name: 'Mina Gurung',
      proof: 'phone',
      email: '',
      phoneNumbers: ['984-1234567'],
      status: 'open',
      priority: 'high',
      assignee: null,
      messages: [
        {
          author: 'customer',
          authorName: 'Mina Gurung',
          channel: 'phone',
          takenDownBy: binod.user.name,
          proof: 'phone',
          words: 'She says the shawl came torn.',
        },
      ],
    })
    expect(await client.auditEntries(ticket.number)).toMatchObject([
      { action: 'ticket.open', actor_name: binod.user.name, after: { priority: 'high', type: 'support' } },
    ])
    const found = await client.ask('/staff/tickets?searchTerm=torn', binod.headers)
    expect(found.json().data.items).toMatchObject([{ number: ticket.number, proof: 'phone' }])
  })

  it('sent ten times at once is one ticket and one mail', async () => {
    const body = call({ email: 'once@example.com', phoneNumber: '' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => takeDown(body)))
    const numbers = new Set(answers.map((answer) => answer.json().data.number))
    expect(numbers.size).toBe(1)
    expect(await mailsTo('once@example.com')).toHaveLength(1)
    expect(await client.auditEntries([...numbers][0]!)).toHaveLength(1)
  })

  it('is confirmed by a mail that says who wrote it, and opens by its link', async () => {
    const { number } = (await takeDown(call({ email: 'mina@example.com' }))).json().data
    const [mail] = await mailsTo('mina@example.com')
    expect(mail.subject).toBe(`We took down your call (${number})`)
    expect(mail.text_body).toContain('Anjali of Haat wrote down for you what you said')
    expect(mail.text_body).not.toContain('She says')
    expect(mail.text_body).not.toContain('reply to this')
    const link = new URL(/https:\/\/haat\.test\/contact-admin\?\S+/.exec(mail.text_body)![0])
    const key = { 'x-ticket-key': link.searchParams.get('key')! }
    const own = (await client.ask(`/tickets/${number}`, key)).json().data
    expect(own.messages).toMatchObject([{ channel: 'phone', takenDownBy: 'Anjali' }])
    const nepali = call({ email: 'mina-ne@example.com', language: 'ne' })
    await takeDown(nepali)
    expect((await mailsTo('mina-ne@example.com'))[0].text_body).toContain('फोनमा')
  })

  it('belongs to the account with that confirmed address, and to no account that never confirmed it', async () => {
    const owner = await shop.shopper()
    const order = (await owner.buyProducts([[await shop.make()]])).number
    const { email } = (await client.ask('/auth/me', owner.headers)).json().user
    const digits = order.slice(2)
    const answer = await takeDown(call({ email: email.toUpperCase(), orderNumber: digits }))
    const ticket = answer.json().data
    expect(ticket).toMatchObject({ proof: 'phone', about: { kind: 'order', id: order } })
    const context = (await client.ask(`/staff/tickets/${ticket.number}/context`, binod.headers)).json().data
    expect(context).toMatchObject({ customer: { orders: 1 }, order: { number: order } })
    const mine = (await client.ask('/tickets', owner.headers)).json().data.items
    expect(mine).toMatchObject([{ number: ticket.number }])
    expect((await mailsTo(email)).at(-1).text_body).toContain('She says the shawl came torn.')
    await client.send(
      'POST',
      `/tickets/${ticket.number}/messages`,
      { words: 'It was me.', messageKey: randomUUID() },
      owner.headers,
    )
    const thread = (await client.ask(`/staff/tickets/${ticket.number}`, binod.headers)).json().data
    expect(thread.messages.at(-1)).toMatchObject({ proof: 'account', channel: 'page' })

    const unproven = await shop.shopper()
    await shop.unverify(unproven.userId)
    const address = (await client.ask('/auth/me', unproven.headers)).json().user.email
    await takeDown(call({ email: address }))
    expect((await client.ask('/tickets', unproven.headers)).json().data.items).toEqual([])
  })

  it('without an address is answered on the telephone: only notes can be kept', async () => {
    const { number } = (await takeDown(call())).json().data
    const url = `/staff/tickets/${number}/replies`
    expectRefusal(await client.send('POST', url, client.reply('Hello.'), binod.headers), 409, 'CONFLICT')
    const note = client.reply('Called back.', { kind: 'note' })
    expect((await client.send('POST', url, note, binod.headers)).statusCode).toBe(200)
  })

  it('keeps who took it down when it goes on in another ticket of the account', async () => {
    const owner = await shop.shopper()
    const { email } = (await client.ask('/auth/me', owner.headers)).json().user
    const { number } = (await takeDown(call({ email }))).json().data
    const into = await client.write({ email }, owner.headers)
    const merge = { version: 1, into: into.number, isConfirmed: true }
    await client.send('POST', `/staff/tickets/${number}/merge`, merge, binod.headers)
    const { messages } = (await client.ask(`/staff/tickets/${into.number}`, binod.headers)).json().data
    expect(messages[0]).toMatchObject({ channel: 'phone', takenDownBy: binod.user.name, proof: 'phone' })
  })

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ phoneNumber: '' }, 'phoneNumber', 'A phone number or an email address is required'],
    [{ email: 'mina@' }, 'email', 'Please enter a valid email address'],
    [{ subject: '' }, 'subject', 'Subject is required'],
    [{ message: '' }, 'message', 'Message is required'],
    [{ orderNumber: 'red one' }, 'orderNumber', 'An order number looks like H-20764'],
    [{ orderNumber: 'H-999999' }, 'orderNumber', 'There is no order H-999999.'],
    [{ type: 'chat' }, 'type', 'type must be one of support, technical, feedback, business'],
  ])('refuses %o with a sentence', async (changes, field, sentence) => {
    const answer = await takeDown(call(changes))
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
    expect(answer.json().fields).toEqual({ [field]: sentence })
  })

  it('is for staff alone', async () => {
    expectRefusal(await takeDown(call(), {}), 401, 'UNAUTHENTICATED')
    expectRefusal(await takeDown(call(), await signedIn(shop.services, 'shopper')), 403, 'FORBIDDEN')
  })
})

describe('who calls', () => {
  it('is found by a confirmed address, by name and nothing else', async () => {
    const owner = await shop.shopper()
    const { email, name } = (await client.ask('/auth/me', owner.headers)).json().user
    const find = async (address: string) =>
      (await client.ask(`/staff/callers?email=${encodeURIComponent(address)}`, binod.headers)).json().data
    expect(await find(email)).toEqual({ account: { name } })
    expect(await find('nobody@example.com')).toEqual({ account: null })
    expectRefusal(await client.ask(`/staff/callers?email=${email}`, owner.headers), 403, 'FORBIDDEN')
  })
})
