import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parcelStates } from '@haat/contract/domains/orders.steps.rules.ts'
import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import type { RunCard } from '@haat/contract/domains/runs.ts'
import type { ContentVersion } from '@haat/contract/domains/content.ts'
import type { UndeliveredMail } from '@haat/contract/domains/mails.ts'
import type { Order, OrderCard } from '@haat/contract/domains/orders.ts'
import { paymentMethods, paymentStates } from '@haat/contract/domains/payments.rules.ts'
import * as rules from '@haat/contract/domains/support.tickets.rules.ts'
import type { OwnThread, OwnTicket } from '@haat/contract/domains/support.tickets.ts'
import { defaultLayout } from '@haat/api/domains/home/home.defaults.ts'
import { legalDocuments } from '../../../api/seeds/legal/legal-documents.ts'
import { ensureSeed } from '../../../api/seeds/seed.ts'
import { expectBalances, expectInvariants } from '../../../api/test/expect-invariants.ts'
import { signedIn } from '../../../api/test/factories.ts'
import { buildTestApp, type TestApp } from '../../../api/test/test-app.ts'
import { TestBrowser } from '../../../api/test/test-browser.ts'
import { demoPassword } from '../demo-accounts.ts'
import { ensureDemo } from '../ensure-demo.ts'
import { testReviews } from '../reviews/testing/test-reviews.ts'
import { testShops } from '../vendors/testing/test-shops.ts'

let haat: TestApp
let read: Awaited<ReturnType<typeof signIn>>
let orders: Order[]

beforeAll(async () => {
  haat = await buildTestApp({ environment: { SEED: 'demo' } })
  // Nobody reads them here, and their drawing takes a quarter of the work of a whole demo.
  const drawn = { fileName: 'document.pdf', bytes: Buffer.from('%PDF-1.7') }
  for (const document of legalDocuments) vi.spyOn(document, 'read').mockResolvedValue(drawn)
  await ensureSeed(haat.services)
  await ensureDemo(haat.services)
  read = await signIn('shopper@haat.test')
  const { items } = await read('/orders?pageSize=100')
  orders = await Promise.all(items.map(({ number }: OrderCard) => read(`/orders/${number}`)))
  // The whole demo is written, which takes its time beside other work.
}, 600_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await haat.close()
})

async function signIn(email: string) {
  const browser = new TestBrowser(haat)
  expect((await browser.signIn(email, demoPassword)).statusCode).toBe(200)
  return async (path: `/${string}`) => {
    const answer = await browser.call(`GET ${path}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
}

test('the shop and Haat have runs of couriers in every state of a day, and payments that only one side has said', async () => {
  const headers = await signedIn(haat.services, 'admin')
  const { items } = (await haat.app.inject({ url: '/api/staff/runs', headers })).json().data
  const states = items.map(({ shopName, state }: RunCard) => `${state} ${shopName?.en ?? 'Haat'}`)
  const all = ['done', 'revoked', 'started', 'waiting']
  const both = all.flatMap((state) => [`${state} Haat`, `${state} Palpa Dhaka Udhyog`])
  expect([...new Set(states)].toSorted()).toEqual(both)
  const said = `select answer from door_payments union all select 'said' from cash_takings where is_said`
  const { rows } = await haat.database.pool.query(said)
  expect(new Set(rows.map(({ answer }) => answer))).toEqual(new Set(['missing', 'said', null]))
})

describe('the demo shopper has', () => {
  test('an order in every state of a parcel, by every way to pay', () => {
    const states = new Set(orders.flatMap(({ parcels }) => parcels.map(({ state }) => state)))
    expect(parcelStates.filter((state) => !states.has(state))).toEqual([])
    expect(new Set(orders.map(({ method }) => method))).toEqual(new Set(paymentMethods))
  })

  test('a payment in every state that lasts', () => {
    const states = new Set(orders.map(({ payment }) => payment?.state))
    // A payment is only created for as long as its gateway is asked to start it.
    expect(paymentStates.filter((state) => !states.has(state))).toEqual(['created'])
    expect(orders.filter(({ payment }) => payment?.problem)).toHaveLength(1)
    expect(orders.some(({ payment }) => payment?.state === 'refundDue' && payment.refundBy)).toBe(true)
  })

  test('what the states bring along: a code by mail, a code for the door, bills, coupons and a PAN', async () => {
    const parcels = orders.flatMap((order) => order.parcels)
    expect(parcels.filter(({ doorCode }) => doorCode !== null)).not.toEqual([])
    expect(parcels.filter((one) => one.hasInvoice && !one.isInvoiceCancelled).length).toBeGreaterThan(3)
    expect(parcels.filter((one) => one.isInvoiceCancelled || one.refunds.length > 0)).toHaveLength(4)
    expect(orders.filter(({ couponCode }) => couponCode !== null).length).toBeGreaterThan(2)
    expect(orders.filter(({ buyerPan }) => buyerPan !== null)).toHaveLength(1)
    const [unconfirmed] = orders.filter(({ needsCode }) => needsCode)
    const { rows } = await haat.database.pool.query(`select about from mails where kind = 'order.placed'`)
    expect(rows).toEqual([{ about: `order ${unconfirmed?.number}` }])
  })

  test('a history in the past that goes forward in time, bills and promises of those days', async () => {
    const now = Date.now()
    const numbers = orders.map(({ placedAt }) => placedAt)
    expect(numbers).toEqual(numbers.toSorted().toReversed())
    for (const { number, placedAt, parcels } of orders) {
      for (const { timeline, dueFrom, state } of parcels) {
        const times = timeline.map(({ at }) => at)
        expect(times, number).toEqual(times.toSorted())
        expect(times[0], number).toBe(placedAt)
        expect(new Date(times.at(-1)!).getTime(), number).toBeLessThan(now - 60_000)
        // What a courier gets is on its way at once.
        const own = timeline.filter((event) => event.state !== 'handedOver').map(({ at }) => at)
        expect(new Set(own).size, `${number} ${state}`).toBe(own.length)
        expect(dueFrom > placedAt.slice(0, 10), number).toBe(true)
      }
    }
    const { rows } = await haat.database.pool.query(`
      select (select count(*)::int from invoices i join parcel_events e using (parcel_id)
          where e.state = 'packed'
            -- A bill that replaces another is of the day at the door.
            and not exists (select from invoices b where b.parcel_id = i.parcel_id and b.issued_at < i.issued_at)
            and (e.at <> i.issued_at or (i.paper->>'suppliedAt')::timestamptz <> e.at)) as bills,
        (select count(*)::int from payments where state_at > now() - interval '2 minutes') as payments`)
    expect(rows).toEqual([{ bills: 0, payments: 0 }])
  })

  test('addresses inside and outside of the valley, one of them the default, and a wishlist', async () => {
    const { items } = await read('/addresses')
    const districts = items.map((address: { district: string }) => address.district)
    expect(districts.toSorted()).toEqual(['kaski', 'kathmandu', 'lalitpur'])
    expect(items.filter((address: { isDefault: boolean }) => address.isDefault)).toHaveLength(1)
    expect((await read('/wishlists')).products.length).toBeGreaterThanOrEqual(5)
    expect((await read('/cart')).itemCount).toBe(0)
  })
})

describe('other shoppers have', () => {
  test('bought at the vendor’s shop: parcels in every state that lasts, late ones, and refunds that are due', async () => {
    const vendor = await signIn('vendor@haat.test')
    const { items: shops } = await vendor('/vendor/shops')
    const shop = shops.find(({ slug }: { slug: string }) => slug === 'palpa-dhaka-udhyog')
    const { items, counts } = await vendor(`/vendor/shops/${shop.shopId}/parcels?view=all&pageSize=100`)
    const states = new Set(items.map(({ state }: { state: string }) => state))
    const others = ['awaitingPayment', 'placed', 'handedOver', 'partlyReturned']
    expect(parcelStates.filter((state) => !others.includes(state) && !states.has(state))).toEqual([])
    for (const view of ['toAccept', 'toPack', 'packed', 'onTheWay', 'comingBack', 'late'])
      expect(counts[view], view).toBeGreaterThan(0)
    for (const mark of ['isWaitingForShopper', 'hasNote'])
      expect(items.map((one: Record<string, unknown>) => one[mark])).toContain(true)
  })

  test('cash orders that staff call about, with calls before, in the console beside what is late and owed back', async () => {
    const headers = await signedIn(haat.services, 'admin')
    const answer = await haat.app.inject({ url: '/api/staff/orders?view=toConfirm&pageSize=50', headers })
    const { items, counts } = answer.json().data
    expect(counts).toMatchObject({ toConfirm: 4, unaccepted: 1, payments: 1 })
    expect(counts.late, 'late').toBeGreaterThan(1)
    expect(counts.refunds, 'refunds').toBeGreaterThan(1)
    const { number } = items[0]
    const order = (await haat.app.inject({ url: `/api/staff/orders/${number}`, headers })).json().data
    expect(order.calls).toMatchObject([{ outcome: 'noAnswer' }, { outcome: 'noAnswer' }])
  })
})

test('the shopper has written tickets in every state, about orders of theirs, and chatted', async () => {
  const { items } = await read('/tickets?pageSize=50')
  const tickets: OwnTicket[] = items
  expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(rules.ticketStatuses))
  expect(tickets.filter(({ type, status }) => type === 'chat' && status === 'solved')).toHaveLength(1)
  const numbers = new Set(orders.map(({ number }) => number))
  const threads: OwnThread[] = await Promise.all(tickets.map(({ number }) => read(`/tickets/${number}`)))
  const named = threads.flatMap(({ about }) => (about?.kind === 'order' ? about.id : []))
  expect(named.length).toBeGreaterThanOrEqual(3)
  expect(named.filter((number) => !numbers.has(number))).toEqual([])
  for (const { messages } of threads) expect(JSON.stringify(messages)).not.toContain('{order}')
})

test('the desk has a day of work: all states, types and priorities, in two languages, owned and not', async () => {
  const { rows } = await haat.database.pool.query(`
    select status, type, priority, language, assignee_id is not null as owned, created_at, updated_at, answered_at,
      solved_at from tickets`)
  const seen = (column: string) => new Set(rows.map((row) => row[column]))
  expect(rows.length).toBeGreaterThanOrEqual(15)
  expect(seen('status')).toEqual(new Set(rules.ticketStatuses))
  expect(seen('type')).toEqual(new Set(rules.ticketTypes))
  expect(seen('priority')).toEqual(new Set(rules.ticketPriorities))
  expect(seen('language')).toEqual(new Set(['en', 'ne']))
  expect(seen('owned')).toEqual(new Set([true, false]))
  for (const { status, type, created_at, updated_at, answered_at, solved_at } of rows) {
    if (rules.isTaskType(type)) continue
    expect(updated_at.getTime()).toBeLessThan(Date.now() - 60_000)
    expect(updated_at >= created_at).toBe(true)
    if (answered_at) expect(answered_at >= created_at && answered_at <= updated_at).toBe(true)
    expect(solved_at !== null).toBe(status === 'solved')
    if (solved_at) expect(solved_at <= updated_at).toBe(true)
  }
})

const readerWith = (headers: Record<string, string>) => async (path: string) => {
  const answer = await haat.app.inject({ url: `/api${path}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

describe('the console has', () => {
  let readAsAdmin: ReturnType<typeof readerWith>
  let log: AuditEntry[]
  beforeAll(async () => {
    readAsAdmin = readerWith(await signedIn(haat.services, 'admin'))
    log = (await readAsAdmin('/staff/audit?pageSize=100')).items
  })
  const entriesOf = (action: string) => log.filter((entry) => entry.action === action).toReversed()

  test('a log of the last days by three colleagues and by members of shops, about things that are still there', () => {
    const kinds = new Set(log.map(({ action }) => action.split('.')[0]))
    for (const kind of ['content', 'home', 'mail', 'saved-reply', 'settings', 'synonyms', 'ticket'])
      expect(kinds, kind).toContain(kind)
    expect(new Set(log.map(({ actor }) => actor.name))).toEqual(
      new Set(['Binod Tamang', 'Dipesh Gurung', 'Durga Bashyal', 'Pasang Sherpa', 'Rojina Karki']),
    )
    expect(log.filter(({ subject }) => subject.isGone)).toEqual([])
    const days = new Set(log.map(({ at }) => at.slice(0, 10)))
    expect(days.size).toBeGreaterThan(5)
    expect(log.filter(({ at }) => new Date(at).getTime() > Date.now())).toEqual([])
  })

  test('a document that is live with a newer draft, whose versions the log tells one by one', async () => {
    const { items } = await readAsAdmin('/master-content?key=return_and_refund_policy')
    const [policy] = items
    expect(policy).toMatchObject({ status: 'draft', version: 5, publishedVersion: 2 })
    const told = log.filter(({ subject }) => subject.id === policy.id).toReversed()
    expect(told.map(({ action, after }) => [action, after?.['version']])).toEqual([
      ['content.change', 3],
      ['content.restore', 4],
      ['content.change', 5],
    ])
    const versions: ContentVersion[] = await readAsAdmin(`/master-content/${policy.id}/versions`)
    expect(told.map(({ at }) => at).toReversed()).toEqual(
      versions.slice(0, 3).map(({ createdAt }) => createdAt),
    )
    expect(told.at(-1)!.after!['title']).toBe(policy.title)
    const shown = await haat.app.inject({ url: '/api/master-content/key/return_and_refund_policy' })
    expect(shown.json().data).toMatchObject({ version: 2, title: 'Return and Refund Policy' })
  })

  test('a home page with a draft that is not published yet, and its usual slides', async () => {
    const { draft, published, publishedAt, changedAt } = await readAsAdmin('/staff/home')
    expect(published).toEqual(defaultLayout)
    expect(draft).not.toEqual(published)
    expect([publishedAt, changedAt]).toEqual([
      entriesOf('home.publish').at(-1)!.at,
      entriesOf('home.change').at(-1)!.at,
    ])
  })

  test('tickets whose every answer, note and change by staff is in the log at its time', async () => {
    const { rows } = await haat.database.pool.query(`
      select channel = 'note' as is_note, created_at as at from ticket_messages where author = 'staff' and event is null`)
    const said = (isNote: boolean) =>
      rows.filter((row) => row.is_note === isNote).map((row) => row.at.toISOString())
    const told = (action: string) => entriesOf(action).map(({ at }) => at)
    expect(told('ticket.reply').toSorted()).toEqual(said(false).toSorted())
    expect(told('ticket.note').toSorted()).toEqual(said(true).toSorted())
    const [merge] = entriesOf('ticket.merge')
    const into = await readAsAdmin(`/staff/tickets/${String(merge!.after!['mergedInto'])}`)
    expect(JSON.stringify(into.messages)).toContain('it is only the colour')
    expect((await readAsAdmin(`/staff/tickets/${merge!.subject.id}`)).mergedInto).toBe(into.number)
  })

  test('mails that wait, that failed, that staff stopped, and one that was sent again', async () => {
    const ended = await readAsAdmin('/staff/mails?state=ended')
    expect(new Set(ended.items.map(({ endReason }: UndeliveredMail) => endReason))).toEqual(
      new Set(['full', 'refused', 'staff']),
    )
    expect((await readAsAdmin('/staff/mails?state=waiting')).items).toHaveLength(1)
    const [retried] = entriesOf('mail.retry')
    expect(ended.items.map(({ id }: UndeliveredMail) => id)).not.toContain(retried!.subject.id)
  })
})

testShops(() => ({ haat, read, signIn, readerWith }))

testReviews(() => ({ haat, read }))

test('stock, sums, bills and books of the demo agree', async () => {
  await expectInvariants(haat.services.db)
  await expectBalances(haat.services.db)
})

test('a second start adds nothing, and lets what waits for the shopper wait on', async () => {
  const kept =
    'orders parcel_events tickets ticket_messages mails audit_entries content_versions saved_replies vendor_members ' +
    'vendor_invitations addresses vendor_suspensions'
  const counts = kept.split(' ').map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const stock = '(select sum(on_hand + 1000 * reserved + 1000000 * allocated)::float8 from stock) as stock'
  const count = async () =>
    (await haat.database.pool.query(`select ${[...counts, stock].join(', ')}`)).rows[0]
  const before = await count()
  await haat.database.pool.query(`
    update orders set held_until = now() - interval '3 days' where held_until is not null;
    update parcels set state_at = now() - interval '3 days' where state = 'placed'`)
  await ensureDemo(haat.services)
  expect(await count()).toEqual(before)
  const { rows } = await haat.database.pool.query(`
    select count(*)::int as n from orders where held_until < now()
    union all select count(*)::int from parcels where state = 'placed' and state_at < now() - interval '1 hour'`)
  expect(rows).toEqual([{ n: 0 }, { n: 0 }])
})
