import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openRunShop, type RunShop } from '../../../../test/run-shop.ts'
import { endOfDay } from '../run-times.ts'

let shop: RunShop
beforeAll(async () => {
  shop = await openRunShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  vi.useRealTimers()
  await expectInvariants(shop.services.db)
})

const revoke = (id: string) => shop.sita.send(`POST ${shop.path}/runs/${id}/revoke`)
const free = (id: string) => shop.sita.send(`POST ${shop.path}/runs/${id}/free`)

describe('the link of a run', () => {
  it('tells nothing about people and binds no phone before somebody starts', async () => {
    const { number, person } = await shop.packed()
    const run = await shop.runOf([number])
    const rider = shop.phone(run)
    const opened = await rider.open()
    expect(opened.json().data).toEqual({
      id: run.id,
      day: run.day,
      courierName: 'Valley Riders',
      rider: 'Bikash',
      state: 'waiting',
      stopCount: 1,
      isBound: false,
      isThisPhone: false,
      endsAt: endOfDay(run).toISOString(),
    })
    expect(opened.headers['referrer-policy']).toBe('no-referrer')
    expect(opened.headers['cache-control']).toBe('no-store')
    expectRefusal(await rider.stops(), 409, 'CONFLICT')
    expect((await person.getOrder(number)).parcels[0]).toMatchObject({ state: 'handedOver', doorCode: null })
  })

  it.each(['', 'x', `${randomUUID()}.1.${'a'.repeat(43)}`])('opens nothing when it is %j', async (key) => {
    const rider = shop.phone({ link: `#${key}` })
    for (const answer of [await rider.open(), await rider.start(), await rider.stops()]) {
      expectRefusal(answer, 401, 'UNAUTHENTICATED')
    }
  })

  it('opens only its own run, in its own version', async () => {
    const [one, two] = [await shop.packed(), await shop.packed()]
    const [a, b] = [await shop.runOf([one.number]), await shop.runOf([two.number])]
    const mixed = shop.phone({ link: a.link.replace(a.id, b.id) })
    expectRefusal(await mixed.open(), 401, 'UNAUTHENTICATED')
    const next = shop.phone({ link: a.link.replace(`${a.id}.1.`, `${a.id}.2.`) })
    expectRefusal(await next.open(), 401, 'UNAUTHENTICATED')
  })

  it('belongs to the first phone that starts, of several at once too', async () => {
    const { number } = await shop.packed()
    const run = await shop.runOf([number])
    const phones = [shop.phone(run), shop.phone(run), shop.phone(run)]
    const answers = await Promise.all(phones.map((one) => one.start()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const winner = phones[answers.findIndex(({ statusCode }) => statusCode === 200)]!
    const loser = phones[answers.findIndex(({ statusCode }) => statusCode === 409)]!
    expectRefusal(await loser.start(), 409, 'RUN_ELSEWHERE')
    expectRefusal(await loser.stops(), 409, 'RUN_ELSEWHERE')
    expectRefusal(
      await loser.outcome(number, { outcome: 'refused', reason: 'changedMind' }),
      409,
      'RUN_ELSEWHERE',
    )
    expect((await loser.open()).json().data).toMatchObject({ isBound: true, isThisPhone: false })
    expect((await winner.start()).json().data.run).toMatchObject({ state: 'started', isThisPhone: true })
    expect((await shop.read(number)).events.filter(({ state }) => state === 'shipped')).toEqual([
      expect.objectContaining({ actor: 'courier', by: null }),
    ])
  })

  it('is started by a phone that says which one it is', async () => {
    const run = await shop.runOf([(await shop.packed()).number])
    expectRefusal(await shop.phone(run, 'short').start(), 422, 'VALIDATION_FAILED')
    expect((await shop.readRun(run.id)).boundAt).toBeNull()
  })

  it('that was freed can be started on another phone', async () => {
    const { run, rider, parcel } = await shop.started()
    expect((await free(run.id)).json().data.boundAt).toBeNull()
    const other = shop.phone(run)
    expect((await other.start()).statusCode).toBe(200)
    expectRefusal(await rider.stops(), 409, 'RUN_ELSEWHERE')
    expect((await other.stop(parcel.number)).state).toBe('shipped')
  })

  it('ends when it is taken back, and its parcels can go with another', async () => {
    const { run, rider, parcel } = await shop.started()
    expect((await revoke(run.id)).json().data).toMatchObject({ state: 'revoked', link: '' })
    for (const answer of [await rider.open(), await rider.start(), await rider.stops()]) {
      expectRefusal(answer, 410, 'RUN_ENDED')
    }
    expectRefusal(await free(run.id), 409, 'CONFLICT')
    const again = shop.phone(await shop.runOf([parcel.number]))
    expect((await again.start()).statusCode).toBe(200)
  })

  it('ends at midnight in Nepal, and its parcels can go on the next day', async () => {
    const { run, rider, parcel } = await shop.started()
    const midnight = endOfDay(run).getTime()
    vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1000 })
    expect((await rider.stops()).statusCode).toBe(200)
    vi.setSystemTime(midnight)
    for (const answer of [await rider.open(), await rider.start(), await rider.stops()]) {
      expectRefusal(answer, 410, 'RUN_ENDED')
    }
    vi.useRealTimers()
    await shop.database.pool.query(`update courier_runs set day = day - 1 where id = $1`, [run.id])
    expect(await shop.readRun(run.id)).toMatchObject({ state: 'over', link: '' })
    const again = await shop.runOf([parcel.number])
    expect(again.stops[0]).toMatchObject({ number: parcel.number, state: 'shipped' })
  })
})

describe('a door on the phone', () => {
  it('has what its courier needs, and nothing of the person once it is closed', async () => {
    const { rider, parcel } = await shop.started(2)
    const { number, thing } = parcel
    const stop = await rider.stop(number)
    const { delivery, cashPaisa, deliveryPaisa } = await shop.read(number)
    expect(stop).toMatchObject({
      number,
      position: 1,
      state: 'shipped',
      isClosed: false,
      name: delivery.name,
      phoneNumber: delivery.phoneNumber,
      landmark: delivery.landmark,
      ward: delivery.ward,
      cashPaisa,
      deliveryPaisa,
      needsCode: true,
      guessesLeft: 5,
      lines: [{ variantId: String(thing.variantId), quantity: 2 }],
    })
    const code = await parcel.codeNow()
    const answer = await rider.outcome(number, { outcome: 'delivered', code }, { cashTakenPaisa: cashPaisa })
    expect(answer.json().data).toMatchObject({ state: 'applied', refusal: '', stop: { isClosed: true } })
    expect(await rider.stop(number)).toMatchObject({
      state: 'delivered',
      isClosed: true,
      name: '',
      phoneNumber: null,
      otherPhone: null,
      tole: '',
      landmark: '',
      note: '',
    })
    expect((await rider.stops()).body).not.toContain(`"number":"${number}","position":1,"phone`)
  })

  it('with everything closed ends the run by itself', async () => {
    const { run, rider, parcel } = await shop.started()
    await rider.outcome(parcel.number, { outcome: 'refused', reason: 'changedMind' })
    expect((await rider.open()).json().data.state).toBe('done')
    expect(await shop.readRun(run.id)).toMatchObject({ state: 'done', closedCount: 1, link: '' })
    expectRefusal(await shop.phone(run).start(), 409, 'RUN_ELSEWHERE')
  })
})
