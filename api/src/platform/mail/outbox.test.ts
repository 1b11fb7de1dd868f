import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSilentServer, startSmtpStandIn, type SmtpStandIn } from '../../../test/smtp-stand-in.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { pauseSeconds } from './delivery/delivery.ts'
import { listNewestMails } from './mail.store.ts'
import { createOutbox, type NewMail, type Outbox } from './outbox.ts'

let scratch: TestDatabase
let database: Database
let smtp: SmtpStandIn
const cleanUp: (() => Promise<unknown>)[] = []
const warnings: unknown[] = []

beforeEach(async () => {
  scratch = await createTestDatabase()
  database = openDatabase(scratch.url)
  smtp = await startSmtpStandIn()
  warnings.length = 0
})
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
  await smtp.close()
  await database.close()
  await scratch.drop()
})

function openOutbox(smtpUrl: string | undefined, on = database): Outbox {
  const log = { warn: (...said: unknown[]) => void warnings.push(said) }
  const outbox = createOutbox(on, { smtpUrl, from: 'Haat <no-reply@haat.test>', log, capScale: 1 })
  cleanUp.push(() => outbox.close())
  return outbox
}

const mail = (changes: Partial<NewMail> = {}): NewMail => ({
  to: 'sita@example.com',
  subject: 'नमस्ते from Haat',
  text: 'Your ticket number is T-1001.\n🏔️ धन्यवाद\n',
  ...changes,
})

async function queue(outbox: Outbox, ...mails: NewMail[]) {
  await database.db.transaction(async (tx) => {
    for (const one of mails) await outbox.queue(tx, one)
  })
  outbox.wake()
}

const stored = () => listNewestMails(database.db, 100)
const untilStored = (check: (mails: Awaited<ReturnType<typeof stored>>) => boolean) =>
  vi.waitUntil(async () => check(await stored()), { interval: 20 })
const makeDue = async (outbox: Outbox) => {
  await database.pool.query('update mails set next_attempt_at = now()')
  outbox.wake()
}

describe('a queued mail', () => {
  it('is delivered once, as it was written, and marked as sent', async () => {
    await queue(openOutbox(smtp.url), mail())
    const [received] = await smtp.waitForMails(1)
    await untilStored(([row]) => row?.status === 'sent')
    const [row] = await stored()
    expect(received).toMatchObject({
      subject: 'नमस्ते from Haat',
      from: { address: 'no-reply@haat.test', name: 'Haat' },
      to: [{ address: 'sita@example.com' }],
      messageId: `<${row?.id}@haat.test>`,
    })
    expect(received?.text?.trim()).toBe('Your ticket number is T-1001.\n🏔️ धन्यवाद')
    expect(row).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) })
    expect(received?.html).toBeUndefined()
    expect(received?.replyTo).toBeUndefined()
    expect(smtp.received).toHaveLength(1)
  })

  it('with a coloured version goes out as both, the better one last', async () => {
    const html = '<!doctype html><html lang="ne"><body><p>धन्यवाद &amp; नमस्ते</p></body></html>'
    await queue(openOutbox(smtp.url), mail({ html }))
    const [received] = await smtp.waitForMails(1)
    const type = received?.headers.find((header) => header.key === 'content-type')?.value
    expect(type).toMatch(/^multipart\/alternative;/)
    expect(received?.text?.trim()).toBe('Your ticket number is T-1001.\n🏔️ धन्यवाद')
    expect(received?.html?.trim()).toBe(html)
    expect(received?.attachments).toEqual([])
    // Links in the mail open accounts, so once it is sent only its recipient keeps the text.
    await expect
      .poll(async () => (await stored())[0])
      .toMatchObject({ status: 'sent', textBody: '', htmlBody: null })
  })

  it('tells mail programs how to unsubscribe by one press, and forgets the link when it is sent', async () => {
    const stopLink = 'https://haat.test/api/notifications/stop/x'
    await queue(openOutbox(smtp.url), mail({ stopLink }), mail({ to: 'ram@example.com' }))
    const received = await smtp.waitForMails(2)
    await untilStored((rows) => rows.every(({ status }) => status === 'sent'))
    const unsubscribing = received.map(({ headers }) =>
      headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => `${key}: ${value}`),
    )
    expect(unsubscribing.toSorted((one, other) => other.length - one.length)).toEqual([
      [`list-unsubscribe: <${stopLink}>`, 'list-unsubscribe-post: List-Unsubscribe=One-Click'],
      [],
    ])
    expect((await stored()).map((row) => row.stopLink)).toEqual([null, null])
  })

  it('goes out only when its transaction commits', async () => {
    const outbox = openOutbox(smtp.url)
    await database.db
      .transaction(async (tx) => {
        await outbox.queue(tx, mail({ subject: 'never' }))
        throw new Error('rolled back')
      })
      .catch(() => {})
    await queue(outbox, mail({ subject: 'after' }))
    expect((await smtp.waitForMails(1)).map((one) => one.subject)).toEqual(['after'])
    expect(await stored()).toHaveLength(1)
  })

  it('cannot smuggle headers or further recipients in its texts', async () => {
    const evil = mail({
      subject: 'Hello\r\nBcc: all@example.com\r\nX-Evil: yes\r\n\r\nbody',
      text: '.\r\nQUIT\r\n.\r\nBcc: all@example.com',
    })
    await queue(openOutbox(smtp.url), evil)
    const [received] = await smtp.waitForMails(1)
    expect(received?.headers.map((header) => header.key)).not.toEqual(expect.arrayContaining(['bcc']))
    expect(received?.headers.map((header) => header.key)).not.toEqual(expect.arrayContaining(['x-evil']))
    expect(received?.to).toHaveLength(1)
    expect(received?.text).toContain('QUIT')
  })

  it('is kept and readable, and never sent, where there is no mail server', async () => {
    await queue(openOutbox(undefined), mail())
    expect(await stored()).toMatchObject([{ status: 'kept', attempts: 0, sentAt: null }])
    const later = openOutbox(smtp.url)
    await queue(later, mail({ subject: 'second' }))
    expect((await smtp.waitForMails(1)).map((one) => one.subject)).toEqual(['second'])
    await untilStored((mails) => mails.some((row) => row.status === 'sent'))
    expect((await stored()).map((row) => row.status).toSorted()).toEqual(['kept', 'sent'])
  })
})

describe('a mail server with troubles', () => {
  it('that refuses for now gets the mail again later', async () => {
    smtp.mode = 'refuse later'
    const outbox = openOutbox(smtp.url)
    await queue(outbox, mail())
    await untilStored(([row]) => row?.attempts === 1)
    const [first] = await stored()
    expect(first).toMatchObject({ status: 'queued', sentAt: null })
    expect(first?.lastError).toMatch(/451/)
    await makeDue(outbox)
    await untilStored(([row]) => row?.attempts === 2)
    const [second] = await stored()
    const pause = (row: typeof first) => row!.nextAttemptAt.getTime() - Date.now()
    expect(pause(second)).toBeGreaterThan(pause(first))
    smtp.mode = 'accept'
    await makeDue(outbox)
    await smtp.waitForMails(1)
    await untilStored(([row]) => row?.status === 'sent')
    expect(smtp.received.map((one) => one.messageId)).toEqual([`<${first?.id}@haat.test>`])
    expect((await stored())[0]).toMatchObject({ attempts: 3, lastError: null })
  })

  it('is asked in pauses that grow from seconds to ten minutes and never end', () => {
    expect([0, 1, 2, 3].map(pauseSeconds)).toEqual([5, 10, 20, 40])
    expect(pauseSeconds(10)).toBe(600)
    expect(pauseSeconds(100_000)).toBe(600)
  })

  it('that is not there holds up neither the writer nor later mails', async () => {
    const outbox = openOutbox('smtp://127.0.0.1:1')
    await queue(outbox, mail(), mail())
    await untilStored((mails) => mails.every((row) => row.attempts === 1))
    expect((await stored()).map((row) => row.lastError)).toEqual(
      Array(2).fill(expect.stringContaining('ECONNREFUSED')),
    )
  })

  it('that refuses one mail does not keep the others back', async () => {
    smtp.mode = 'refuse for good'
    const outbox = openOutbox(smtp.url)
    await queue(outbox, mail({ subject: 'unlucky' }))
    await untilStored(([row]) => row?.attempts === 1)
    smtp.mode = 'accept'
    await queue(outbox, mail({ subject: 'lucky' }))
    expect((await smtp.waitForMails(1)).map((one) => one.subject)).toEqual(['lucky'])
  })

  it('that hangs lets the outbox close within seconds, and the mail stays queued', async () => {
    const silent = await startSilentServer()
    cleanUp.push(() => silent.close())
    const outbox = openOutbox(silent.url)
    await queue(outbox, mail())
    await silent.firstCaller
    const startedAt = performance.now()
    await outbox.close()
    expect(performance.now() - startedAt).toBeLessThan(4000)
    expect(await stored()).toMatchObject([{ status: 'queued', sentAt: null }])
  })

  it('that is waiting for work lets the outbox close at once', async () => {
    const outbox = openOutbox(smtp.url)
    await queue(outbox, mail())
    await untilStored(([row]) => row?.status === 'sent')
    const startedAt = performance.now()
    await outbox.close()
    expect(performance.now() - startedAt).toBeLessThan(500)
  })
})

describe('several processes and crashes', () => {
  it('two processes on one database send every mail once', async () => {
    const other = openDatabase(scratch.url)
    cleanUp.push(() => other.close())
    const outboxes = [openOutbox(smtp.url), openOutbox(smtp.url, other)]
    const subjects = Array.from({ length: 20 }, (_, at) => `mail ${at}`)
    await queue(outboxes[0]!, ...subjects.map((subject) => mail({ subject })))
    outboxes[1]!.wake()
    await untilStored((mails) => mails.every((row) => row.status === 'sent'))
    expect(smtp.received.map((one) => one.subject).toSorted()).toEqual(subjects.toSorted())
    expect((await stored()).every((row) => row.attempts === 1)).toBe(true)
  })

  it('a connection lost between sending and noting it repeats the mail with the same Message-ID', async () => {
    let isFirst = true
    smtp.beforeAnswer = async () => {
      if (!isFirst) return
      isFirst = false
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
      )
    }
    const outbox = openOutbox(smtp.url)
    await queue(outbox, mail())
    await vi.waitUntil(() => warnings.length > 0)
    expect(await stored()).toMatchObject([{ status: 'queued', attempts: 0 }])
    outbox.wake()
    const [first, second] = await smtp.waitForMails(2)
    await untilStored(([row]) => row?.status === 'sent')
    expect(second?.messageId).toBe(first?.messageId)
    expect(smtp.received).toHaveLength(2)
  })

  it('a database that comes back is found again by the next round', async () => {
    const outbox = openOutbox(smtp.url)
    await database.pool.query('alter table mails rename to mails_away')
    outbox.wake()
    await vi.waitUntil(() => warnings.length > 0)
    await database.pool.query('alter table mails_away rename to mails')
    await queue(outbox, mail())
    await smtp.waitForMails(1)
    expect(JSON.stringify(warnings)).not.toContain('sita@example.com')
  })
})
