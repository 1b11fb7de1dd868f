import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { languageCookie } from '@haat/contract/shared/language.ts'
import { contactMessage } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listNewestMails } from '#platform/mail/mail.store.ts'
import { tickets } from '../tickets/tickets.tables.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { SUPPORT_EMAIL: 'desk@haat.test' } })
})
afterAll(() => haat.close())
beforeEach(() => haat.database.pool.query('truncate tickets, mails restart identity cascade'))

const post = (payload: object) => haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload })
const storedTickets = () => haat.services.db.select().from(tickets).orderBy(asc(tickets.number))
const storedMails = () => listNewestMails(haat.services.db, 100)

describe('a message to support', () => {
  it('becomes a ticket with a number and a promised hour', async () => {
    const answer = await post(
      contactMessage({ email: 'Sita@Example.com', contactNumber: '01-4412345', type: 'business' }),
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [ticket, ...others] = await storedTickets()
    expect(others).toEqual([])
    expect(ticket).toMatchObject({
      number: 1001,
      type: 'business',
      name: 'Sita Gurung',
      email: 'sita@example.com',
      subject: 'Where is my parcel?',
      message: 'It was to come on Sunday and did not.',
      status: 'open',
      sentAt: new Date('2026-11-15T04:00:00.000Z'),
    })
    expect(ticket!.answerBy.getTime()).toBeGreaterThan(Date.now())
    expect(answer.json()).toEqual({
      success: true,
      message: "Your message has been sent successfully! We'll get back to you soon.",
      data: { ticketNumber: 'T-1001', answerBy: ticket!.answerBy.toISOString() },
    })
  })

  it('keeps telephone numbers sealed: the tables hold none of their digits, the desk can open them', async () => {
    await post(contactMessage({ phoneNumber: '9841234567', contactNumber: '014412345' }))
    const { rows } = await haat.database.pool.query('select * from tickets')
    expect(JSON.stringify(rows)).not.toMatch(/9841234567|014412345/)
    const [ticket] = await storedTickets()
    expect(haat.services.encryption.decrypt(ticket!.phoneNumberSealed!)).toBe('9841234567')
    expect(haat.services.encryption.decrypt(ticket!.contactNumberSealed!)).toBe('014412345')
  })

  it('writes one mail to support and one to the sender', async () => {
    await post(contactMessage({ email: 'sita@example.com' }))
    const mails = await storedMails()
    const toSupport = mails.find((mail) => mail.toAddress === 'desk@haat.test')
    const toSender = mails.find((mail) => mail.toAddress === 'sita@example.com')
    expect(mails).toHaveLength(2)
    expect(toSupport).toMatchObject({
      subject: '[T-1001] General Support: Where is my parcel?',
      status: 'kept',
    })
    expect(toSupport?.textBody).toContain('It was to come on Sunday and did not.')
    expect(toSupport?.textBody).toContain('Phone: 9841234567')
    expect(toSender).toMatchObject({ status: 'kept' })
    expect(toSender?.textBody).toContain('Your ticket number is T-1001')
  })

  it('thanks the sender in the language that they read the form in', async () => {
    await haat.app.inject({
      method: 'POST',
      url: '/api/contact-admin',
      payload: contactMessage({ email: 'sita@example.com', name: 'सीता गुरुङ' }),
      cookies: { [languageCookie]: 'ne' },
    })
    const toSender = (await storedMails()).find((mail) => mail.toAddress === 'sita@example.com')
    expect(toSender?.subject).toBe('तपाईंको सन्देश पायौँ (T-1001)')
    expect(toSender?.textBody).toContain('नमस्ते सीता गुरुङ ज्यू,')
    expect(toSender?.textBody).toContain('तपाईंको टिकट नम्बर T-1001 हो।')
    expect(toSender?.textBody).not.toMatch(/Thank you|Your ticket/)
  })

  it('loses the blanks around every value, and one number is enough', async () => {
    await post(
      contactMessage({
        name: '  Sita ',
        email: ' sita@example.com\n',
        phoneNumber: '   ',
        contactNumber: ' 9800000000 ',
        subject: '\tHello ',
        message: '  0123456789  ',
      }),
    )
    const [ticket] = await storedTickets()
    expect(ticket).toMatchObject({
      name: 'Sita',
      email: 'sita@example.com',
      subject: 'Hello',
      message: '0123456789',
    })
    expect(ticket?.phoneNumberSealed).toBeNull()
    expect(haat.services.encryption.decrypt(ticket!.contactNumberSealed!)).toBe('9800000000')
  })

  it('may leave out the alternate number', async () => {
    const { contactNumber: _, ...message } = contactMessage()
    expect((await post(message)).statusCode).toBe(200)
  })

  it.each([
    ['emoji', '🏔️👩‍👩‍👧 दही चिउरा खाने? 🥣'],
    ['Devanagari', 'मेरो पार्सल आइतबार आउनुपर्ने थियो, आएन।'],
    ['script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['SQL', "'); drop table tickets; --"],
    ['templates', '{{7*7}} ${7*7} %s %d <%= 1 %>'],
    ['control characters', 'line one\r\nline two\ttabbed \u001b[31mred'],
  ])('is stored to the letter when it holds %s', async (_, text) => {
    const message = `${text} and ten more`
    const answer = await post(contactMessage({ name: text, subject: text, message }))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await storedTickets()).toMatchObject([{ name: text, subject: text, message }])
  })

  it('with half a character is stored with a mark in its place', async () => {
    const answer = await haat.app.inject({
      method: 'POST',
      url: '/api/contact-admin',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(contactMessage({ message: 'half \ud83d of an emoji' })),
    })
    expect(answer.statusCode).toBe(200)
    expect(await storedTickets()).toMatchObject([{ message: 'half \ufffd of an emoji' }])
  })
})

describe('all or nothing', () => {
  it('a mail that cannot be written leaves no ticket and no other mail', async () => {
    let queued = 0
    const broken = await buildTestApp({
      replace: ({ outbox }) => ({
        outbox: {
          ...outbox,
          queue: async (tx, mail) => {
            queued += 1
            if (queued === 2) throw new Error('The second mail cannot be written')
            await outbox.queue(tx, mail)
          },
        },
      }),
    })
    const answer = await broken.app.inject({
      method: 'POST',
      url: '/api/contact-admin',
      payload: contactMessage(),
    })
    expect(answer.statusCode).toBe(500)
    expect(queued).toBe(2)
    expect(await broken.services.db.select().from(tickets)).toEqual([])
    expect(await listNewestMails(broken.services.db, 10)).toEqual([])
    await broken.close()
  })
})

describe('the same message again', () => {
  it('is the same ticket and sends no further mails, also when the phone stamps a later time', async () => {
    const message = contactMessage()
    const first = await post(message)
    const again = await post({ ...message, timestamp: '2026-11-15T04:00:09+05:45' })
    expect(again.json()).toEqual(first.json())
    expect(await storedTickets()).toHaveLength(1)
    expect(await storedMails()).toHaveLength(2)
  })

  it('twenty times at once is one ticket, and no ticket number is lost', async () => {
    const message = contactMessage()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(message)))
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(await storedTickets()).toHaveLength(1)
    expect(await storedMails()).toHaveLength(2)
    await post(contactMessage())
    expect((await storedTickets()).map((ticket) => ticket.number)).toEqual([1001, 1002])
  })

  it('with one other word is another ticket', async () => {
    const message = contactMessage()
    await post(message)
    await post({ ...message, message: `${message.message} Please.` })
    expect(await storedTickets()).toHaveLength(2)
  })
})
