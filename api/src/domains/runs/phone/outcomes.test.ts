import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { maxWrongCodes } from '@haat/contract/domains/orders.rules.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openRunShop, type RunShop } from '../../../../test/run-shop.ts'

let shop: RunShop
beforeAll(async () => {
  shop = await openRunShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

const offline = { wasOffline: true }
const refused = { outcome: 'refused', reason: 'changedMind' }
const wrong = (code: string) => (code === '0000' ? '1111' : '0000')

describe('an outcome that the phone sends', () => {
  it('delivers the parcel with the code that the shopper tells and the cash that is due', async () => {
    const { rider, parcel } = await shop.started()
    const { cashPaisa } = await shop.read(parcel.number)
    const door = { outcome: 'delivered', code: await parcel.codeNow() }
    const answer = await rider.outcome(parcel.number, door, { cashTakenPaisa: cashPaisa })
    expect(answer.json().data).toMatchObject({ state: 'applied', refusal: '', stop: { state: 'delivered' } })
    expect((await shop.read(parcel.number)).events.at(-1)).toMatchObject({ actor: 'courier', by: null })
  })

  it('leaves a part at the door, for what that part costs', async () => {
    const { rider, parcel } = await shop.started()
    const { number, thing } = parcel
    const stop = await rider.stop(number)
    const taken = [{ variantId: String(thing.variantId), quantity: 1 }]
    const door = { outcome: 'partlyDelivered', code: await parcel.codeNow(), taken }
    const duePaisa = stop.lines[0]!.pricePaisa + stop.deliveryPaisa
    const other = await rider.outcome(number, door, { cashTakenPaisa: stop.cashPaisa })
    expectRefusal(other, 422, 'VALIDATION_FAILED')
    const answer = await rider.outcome(number, door, { cashTakenPaisa: duePaisa })
    expect(answer.json().data).toMatchObject({ state: 'applied', stop: { state: 'partlyDelivered' } })
    expect((await shop.read(number)).totalPaisa).toBe(duePaisa)
  })

  it('notes a refusal, and a try in vain after which the courier may come again', async () => {
    const { rider, parcels } = await shop.started(2)
    const [one, two] = parcels.map(({ number }) => number) as [string, string]
    expect((await rider.outcome(one, refused)).json().data.stop).toMatchObject({ state: 'refused' })
    const tried = await rider.outcome(two, { outcome: 'tried', seenTries: 0 })
    expect(tried.json().data.stop).toMatchObject({ state: 'tried', isClosed: false, tries: 1 })
    const code = await parcels[1]!.codeNow()
    const sold = await rider.outcome(two, { outcome: 'delivered', code })
    expect(sold.json().data.stop).toMatchObject({ state: 'delivered' })
  })

  describe('in vain', () => {
    const hourMs = 3_600_000
    const minutesAgo = (minutes: number) => ({ at: new Date(Date.now() - minutes * 60_000).toISOString() })
    /** A run that its phone has started nine hours ago. */
    async function startedEarly() {
      const { run, rider, parcel } = await shop.started()
      await shop.services.db.execute(sql`
        update courier_runs set started_at = now() - interval '9 hours', created_at = now() - interval '9 hours'
        where id = ${run.id}`)
      const { number } = parcel
      const tried = async (seenTries: number, more: object = {}) =>
        (await rider.outcome(number, { outcome: 'tried', seenTries }, more)).json().data
      return { number, tried }
    }

    it('sends the parcel back at the third visit of one round, by the times of the phone', async () => {
      const { number, tried } = await startedEarly()
      expect((await tried(0, minutesAgo(500))).stop).toMatchObject({ state: 'tried', tries: 1 })
      // What was said before is not counted again.
      expect((await tried(0, minutesAgo(370))).stop).toMatchObject({ state: 'tried', tries: 1 })
      expect((await tried(1, { ...offline, ...minutesAgo(370) })).stop).toMatchObject({
        state: 'tried',
        isClosed: false,
        tries: 2,
      })
      expect(await tried(2, { ...offline, ...minutesAgo(240) })).toMatchObject({
        state: 'applied',
        stop: { state: 'refused', isClosed: true },
      })
      const { events } = await shop.read(number)
      expect(events.map(({ state }) => state).slice(-6)).toEqual([
        'tried',
        'shipped',
        'tried',
        'shipped',
        'tried',
        'refused',
      ])
      const mails = (await shop.mailsAbout(number)).map(({ subject }) => subject)
      expect(mails.filter((subject) => subject.startsWith('On its way'))).toHaveLength(1)
    })

    it('is one visit within two hours, however often it is sent', async () => {
      const { number, tried } = await startedEarly()
      await tried(0)
      for (const more of [{}, offline, minutesAgo(10), minutesAgo(119)]) {
        expect(await tried(1, more)).toMatchObject({ state: 'applied', stop: { state: 'tried', tries: 1 } })
      }
      const { events } = await shop.read(number)
      expect(events.filter(({ state }) => state === 'tried')).toHaveLength(1)
    })

    it('counts by its arrival where the phone has no time that can be believed', async () => {
      const { tried } = await startedEarly()
      expect((await tried(0, minutesAgo(300))).stop).toMatchObject({ tries: 1 })
      // Before the run was started, in the future, and before the visit that was told last.
      const first = { at: new Date(Date.now() + 5 * hourMs).toISOString() }
      expect((await tried(1, first)).stop).toMatchObject({ tries: 2 })
      for (const more of [first, minutesAgo(600), minutesAgo(150)]) {
        expect((await tried(2, more)).stop).toMatchObject({ state: 'tried', tries: 2 })
      }
    })
  })

  it('needs no code for a parcel that is paid, and no cash', async () => {
    const { rider, parcel } = await shop.started(1, 'esewa')
    expect(await rider.stop(parcel.number)).toMatchObject({ needsCode: false, cashPaisa: 0 })
    const door = { outcome: 'delivered' }
    expectRefusal(await rider.outcome(parcel.number, door, { cashTakenPaisa: 100 }), 422, 'VALIDATION_FAILED')
    expect((await rider.outcome(parcel.number, door)).json().data.state).toBe('applied')
  })

  it('counts once, however often and at once it is sent', async () => {
    const { run, rider, parcel } = await shop.started()
    const id = randomUUID()
    const door = { outcome: 'delivered', code: await parcel.codeNow() }
    const send = () => rider.outcome(parcel.number, door, { id })
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    for (const answer of answers) expect(answer.json().data).toMatchObject({ state: 'applied', refusal: '' })
    const { events } = await shop.read(parcel.number)
    expect(events.filter(({ state }) => state === 'delivered')).toHaveLength(1)
    expect((await shop.readRun(run.id)).stops[0]!.outcomes).toHaveLength(1)
  })

  it('is for a parcel of the run alone, under an id of its own', async () => {
    const { rider, parcels } = await shop.started(2)
    const { number } = await shop.packed()
    expectRefusal(await rider.outcome(number, refused), 404, 'NOT_FOUND')
    expectRefusal(await rider.outcome(parcels[0]!.number, refused, { position: 2 }), 404, 'NOT_FOUND')
    const id = randomUUID()
    await rider.outcome(parcels[0]!.number, refused, { id })
    expectRefusal(await rider.outcome(parcels[1]!.number, refused, { id }), 409, 'CONFLICT')
    const other = { ...refused, reason: 'damaged' }
    expectRefusal(await rider.outcome(parcels[0]!.number, other, { id }), 409, 'CONFLICT')
    const cash = { id, cashTakenPaisa: 100 }
    expectRefusal(await rider.outcome(parcels[0]!.number, refused, cash), 409, 'CONFLICT')
  })
})

describe('what is refused with the courier at the door', () => {
  it('is told and not kept: a wrong code counts, and after five the desk frees it', async () => {
    const { run, rider, parcel } = await shop.started()
    const { number } = parcel
    const code = wrong(await parcel.codeNow())
    for (let left = maxWrongCodes - 1; left >= 0; left -= 1) {
      expectRefusal(await rider.outcome(number, { outcome: 'delivered', code }), 422, 'VALIDATION_FAILED')
      expect((await rider.stop(number)).guessesLeft).toBe(left)
    }
    const right = { outcome: 'delivered', code: await parcel.codeNow() }
    expectRefusal(await rider.outcome(number, right), 409, 'CONFLICT')
    expect((await shop.readRun(run.id)).stops[0]!.outcomes).toEqual([])
    expect(await shop.tasksAbout(number)).toEqual([])
    const free = await shop.asStaff(`POST /staff/orders/${number}/parcels/1/free-door-code`, { words: '' })
    expect(free.statusCode).toBe(200)
    const again = { outcome: 'delivered', code: await parcel.codeNow() }
    expect((await rider.outcome(number, again)).json().data.state).toBe('applied')
  })

  it('is told with both sums when the cash differs, which costs no guess', async () => {
    const { rider, parcel } = await shop.started()
    const { cashPaisa } = await rider.stop(parcel.number)
    const answer = await rider.outcome(
      parcel.number,
      { outcome: 'delivered', code: '0000' },
      { cashTakenPaisa: cashPaisa + 500 },
    )
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
    expect(answer.json().fields).toHaveProperty('cashTakenPaisa')
    expect(await rider.stop(parcel.number)).toMatchObject({ guessesLeft: maxWrongCodes, state: 'shipped' })
  })

  it('is told when the shop has closed the parcel meanwhile', async () => {
    const { rider, parcel } = await shop.started()
    await shop.door(parcel.number, refused)
    const answer = await rider.outcome(parcel.number, { outcome: 'delivered' })
    expectRefusal(answer, 409, 'CONFLICT')
    // Nobody at work is named to a phone without an account.
    expect(answer.body).toContain('the shop')
    expect(answer.body).not.toContain('Sita')
  })
})

describe('what was noted without a connection and is refused when it arrives', () => {
  it('becomes a task of staff, once', async () => {
    const { run, rider, parcel } = await shop.started()
    const { number } = parcel
    const id = randomUUID()
    const at = new Date(Date.now() - 60_000).toISOString()
    const door = { outcome: 'delivered', code: wrong(await parcel.codeNow()) }
    const send = () => rider.outcome(number, door, { id, at, ...offline })
    const answers = [...(await Promise.all([send(), send()])), await send()]
    for (const answer of answers) {
      expect(answer.json().data).toMatchObject({
        state: 'task',
        refusal: expect.stringContaining('door code'),
        stop: { state: 'shipped', isClosed: false },
      })
    }
    expect((await rider.stop(number)).guessesLeft).toBe(maxWrongCodes - 1)
    const tasks = await shop.tasksAbout(number)
    expect(tasks).toHaveLength(1)
    expect(tasks[0]!.message).toContain('Bikash (Valley Riders)')
    const { outcomes } = (await shop.readRun(run.id)).stops[0]!
    expect(outcomes).toEqual([
      {
        id,
        outcome: 'delivered',
        at: expect.any(String),
        receivedAt: expect.any(String),
        wasOffline: true,
        state: 'task',
        refusal: answers[0]!.json().data.refusal,
        hasPhoto: false,
      },
    ])
  })

  it('is kept when the parcel was closed meanwhile, or the cash differs', async () => {
    const { rider, parcels } = await shop.started(2)
    const [one, two] = parcels.map(({ number }) => number) as [string, string]
    await shop.door(one, refused)
    const closed = await rider.outcome(one, { outcome: 'tried', seenTries: 0 }, offline)
    expect(closed.json().data).toMatchObject({ state: 'task', stop: { state: 'refused', name: '' } })
    const door = { outcome: 'delivered', code: await parcels[1]!.codeNow() }
    const differs = await rider.outcome(two, door, { ...offline, cashTakenPaisa: 500 })
    expect(differs.json().data).toMatchObject({ state: 'task', stop: { state: 'shipped' } })
    const [task] = await shop.tasksAbout(two)
    expect(task!.message).toMatch(/Cash taken: Rs\.\s5\./)
    const applied = await rider.outcome(two, door, offline)
    expect(applied.json().data).toMatchObject({ state: 'applied', stop: { state: 'delivered' } })
  })

  it('is sent again when it is our fault that it cannot be checked', async () => {
    const { rider, parcel } = await shop.started()
    const { number } = parcel
    const id = randomUUID()
    const door = { outcome: 'delivered', code: await parcel.codeNow() }
    const send = () => rider.outcome(number, door, { id, ...offline })
    const mend = await shop.spoilCode(number)
    expectRefusal(await send(), 503, 'UNAVAILABLE')
    expect(await shop.tasksAbout(number)).toEqual([])
    await mend()
    expect((await send()).json().data).toMatchObject({ state: 'applied', stop: { state: 'delivered' } })
  })

  it('cannot fill the desk', async () => {
    const { rider, parcel } = await shop.started()
    await shop.door(parcel.number, refused)
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1) {
      statuses.push((await rider.outcome(parcel.number, refused, offline)).statusCode)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([409, 409])
  })
})

describe('the door code', () => {
  it('is in nothing that any phone was told', async () => {
    const { rider, parcels } = await shop.started(3)
    const codes: string[] = []
    for (const parcel of parcels) {
      const code = await parcel.codeNow()
      codes.push(code)
      await rider.outcome(parcel.number, { outcome: 'delivered', code: wrong(code) })
      await rider.outcome(parcel.number, { outcome: 'delivered', code: wrong(code) }, offline)
    }
    await rider.stops()
    const { rows } = await shop.database.pool.query<{ door: string }>(
      'select door::text from courier_outcomes',
    )
    const said = [...shop.told, ...rows.map(({ door }) => door)].join('\n')
    expect(said.length).toBeGreaterThan(1000)
    expect(codes.filter((code) => said.includes(`"${code}"`))).toEqual([])
    expect(/doorCode|"code": ?"\d|Sealed|[hH]ash/.exec(said)).toBeNull()
  })
})
