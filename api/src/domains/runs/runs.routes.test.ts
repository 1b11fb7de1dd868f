import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RunCard } from '@haat/contract/domains/runs.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { openRunShop, type RunShop } from '../../../test/run-shop.ts'
import { joinAs, makeShop } from '../../../test/shop-people.ts'

let shop: RunShop
beforeAll(async () => {
  shop = await openRunShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

const numbersOf = (parcels: { number: string }[]) => parcels.map(({ number }) => number)
const stateOf = async (number: string) => (await shop.read(number)).state

describe('a run that a shop makes', () => {
  it('gives its packed parcels to the courier, and has a link that opens it', async () => {
    const parcels = [await shop.packed(), await shop.packed('esewa')]
    const run = await shop.runOf(numbersOf(parcels))
    expect(run).toMatchObject({
      courierName: 'Valley Riders',
      rider: 'Bikash',
      state: 'waiting',
      stopCount: 2,
      closedCount: 0,
      startedAt: null,
      boundAt: null,
      createdBy: 'Sita Gurung',
      link: expect.stringMatching(/\/courier\/#/),
    })
    expect(numbersOf(run.stops)).toEqual(numbersOf(parcels))
    const { events, cashPaisa } = await shop.read(parcels[0]!.number)
    expect(run.cashPaisa).toBe(cashPaisa)
    expect(events.at(-1)).toMatchObject({ state: 'handedOver', actor: 'vendor', by: 'Sita Gurung' })
    expect((await shop.phone(run).open()).json().data).toMatchObject({ state: 'waiting', stopCount: 2 })
    const { items } = (await shop.sita.send(`GET ${shop.path}/runs`)).json().data
    const { stops: _, link: __, boundAt: ___, createdBy: ____, ...card } = run
    expect(items[0]).toEqual(card)
  })

  it('is made once, however often and at once it is sent', async () => {
    const { number } = await shop.packed()
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => shop.makeRun([number], { id })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await shop.read(number)).events.filter(({ state }) => state === 'handedOver')).toHaveLength(1)
    expect((await shop.makeRun([number], { id })).statusCode).toBe(200)
    const other = await shop.packed()
    expectRefusal(await shop.makeRun([other.number], { id }), 409, 'CONFLICT')
    expectRefusal(await shop.makeRun([number, other.number], { id }), 409, 'CONFLICT')
    expect(await stateOf(other.number)).toBe('packed')
  })

  it('takes a parcel that is in no other: of two at once one is made', async () => {
    const { number } = await shop.packed()
    const answers = await Promise.all([shop.makeRun([number]), shop.makeRun([number])])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const again = await shop.makeRun([number])
    expectRefusal(again, 409, 'CONFLICT')
    expect(again.json().fields).toEqual({ parcels: number })
  })

  it('of several parcels is not made when one of them cannot go, which it names', async () => {
    const good = await shop.packed()
    const { number } = await shop.order([[await shop.make()]])
    const answer = await shop.makeRun([good.number, number])
    expectRefusal(answer, 409, 'CONFLICT')
    expect(answer.json().message).toContain(number)
    expect(answer.json().fields).toEqual({ parcels: number })
    expect(await stateOf(good.number)).toBe('packed')
    const gone = await shop.packed()
    await gone.person.send('POST', `/orders/${gone.number}/parcels/1/cancel`, { reason: 'other' })
    expectRefusal(await shop.makeRun([good.number, gone.number]), 409, 'CONFLICT')
    expect((await shop.makeRun([good.number])).statusCode).toBe(200)
  })

  it('takes parcels that the courier has already, or another who was not at the door yet', async () => {
    const { number } = await shop.packed()
    await shop.handOver(number)
    const other = await shop.asStaff('POST /staff/couriers', { name: 'Hill Riders' })
    const courierId = other.json().data.id
    const { stops } = await shop.runOf([number], { courierId })
    expect(stops[0]).toMatchObject({ number, state: 'shipped' })
    expect((await shop.read(number)).courierName).toBe('Hill Riders')
    const brought = await shop.packed()
    await shop.handOver(brought.number)
    await shop.door(brought.number, { outcome: 'tried', seenTries: 0 })
    expectRefusal(await shop.makeRun([brought.number], { courierId }), 409, 'CONFLICT')
    expect((await shop.makeRun([brought.number])).statusCode).toBe(200)
  })

  it('has no parcels of another shop, and is not seen there', async () => {
    const { number } = await shop.packed()
    const other = await makeShop(shop, ['owner'])
    const body = { id: randomUUID(), courierId: shop.courierId, numbers: [number] }
    expectRefusal(await other.owner.send(`POST ${other.path}/runs`, body), 404, 'NOT_FOUND')
    expect(await stateOf(number)).toBe('packed')
    const { id } = await shop.runOf([number])
    for (const line of ['GET ', 'POST /free', 'POST /revoke'] as const) {
      const [method, step = ''] = line.split(' ') as ['GET', string?]
      expectRefusal(await other.owner.send(`${method} ${other.path}/runs/${id}${step}`), 404, 'NOT_FOUND')
    }
    expect((await other.owner.send(`GET ${other.path}/runs`)).json().data.items).toEqual([])
  })

  it.each([
    ['no parcels', { numbers: [] }],
    ['too many', { numbers: Array.from({ length: 61 }, (_, n) => `H-${30_000 + n}`) }],
    ['a courier that does not carry', { courierId: '999999999' }],
    ['no id', { id: 'x' }],
  ])('is refused with %s', async (_, fields) => {
    const { number } = await shop.packed()
    expectRefusal(await shop.makeRun([number], fields), 422, 'VALIDATION_FAILED')
    expect(await stateOf(number)).toBe('packed')
  })

  it('can be sorted, with exactly its own parcels', async () => {
    const parcels = [await shop.packed(), await shop.packed(), await shop.packed()]
    const numbers = numbersOf(parcels)
    const { id } = await shop.runOf(numbers)
    const sort = (some: string[]) => shop.sita.send(`PUT ${shop.path}/runs/${id}/order`, { numbers: some })
    const sorted = await sort(numbers.toReversed())
    expect(numbersOf(sorted.json().data.stops)).toEqual(numbers.toReversed())
    expectRefusal(await sort(numbers.slice(1)), 409, 'CONFLICT')
    const { number } = await shop.packed()
    expectRefusal(await sort([...numbers.slice(1), number]), 409, 'CONFLICT')
  })

  it('is listed with others page by page, the newest first', async () => {
    const made: string[] = []
    for (let n = 0; n < 3; n += 1) made.unshift((await shop.runOf([(await shop.packed()).number])).id)
    const first = (await shop.sita.send(`GET ${shop.path}/runs?pageSize=2`)).json().data
    const next = (await shop.sita.send(`GET ${shop.path}/runs?pageSize=1&cursor=${first.nextCursor}`)).json()
    expect([...first.items, ...next.data.items].map(({ id }: RunCard) => id)).toEqual(made)
    expectRefusal(await shop.sita.send(`GET ${shop.path}/runs?cursor=x`), 400, 'BAD_REQUEST')
  })
})

describe('a run of staff', () => {
  const at = (number: string) => ({ number, position: 1 })
  const make = (numbers: string[]) =>
    shop.asStaff('POST /staff/runs', {
      id: randomUUID(),
      courierId: shop.courierId,
      parcels: numbers.map(at),
    })

  it('has parcels that a courier has and that are in no run, which are offered by where they go', async () => {
    const [one, two] = [await shop.packed(), await shop.packed()]
    await shop.handOver(one.number)
    await shop.handOver(two.number)
    const offered = async () =>
      numbersOf((await shop.asStaff(`GET /staff/runs/parcels?courierId=${shop.courierId}`)).json().data.items)
    expect(await offered()).toEqual(expect.arrayContaining([one.number, two.number]))
    const run = (await make([one.number])).json().data
    expect(run).toMatchObject({ shopName: null, stopCount: 1 })
    expect(await offered()).not.toContain(one.number)
    expectRefusal(await shop.sita.send(`GET ${shop.path}/runs/${run.id}`), 404, 'NOT_FOUND')
    const listed = (await shop.asStaff('GET /staff/runs')).json().data.items
    expect(listed[0]).toMatchObject({ id: run.id })
    await shop.asStaff(`POST /staff/runs/${run.id}/revoke`)
    expect(await offered()).toContain(one.number)
  })

  it('and what staff do with runs of shops is in the audit log', async () => {
    const [one, two] = [await shop.packed(), await shop.packed()]
    const run = await shop.runOf(numbersOf([one, two]))
    await shop.phone(run).start()
    const sorted = await shop.asStaff(`PUT /staff/runs/${run.id}/order`, {
      parcels: [at(two.number), at(one.number)],
    })
    expect(numbersOf(sorted.json().data.stops)).toEqual([two.number, one.number])
    const freed = await shop.asStaff(`POST /staff/runs/${run.id}/free`)
    expect(freed.json().data).toMatchObject({ boundAt: null, shopName: expect.anything() })
    await shop.asStaff(`POST /staff/runs/${run.id}/free`)
    await shop.asStaff(`POST /staff/runs/${run.id}/revoke`)
    await shop.asStaff(`POST /staff/runs/${run.id}/revoke`)
    const third = await shop.packed()
    await make([third.number])
    const { items } = (await shop.asStaff('GET /staff/audit?action=run')).json().data
    const actions = items.map(({ action }: { action: string }) => action)
    expect(actions.slice(0, 4)).toEqual(['run.make', 'run.revoke', 'run.free', 'run.sort'])
    expect(items[0].subject).toMatchObject({ kind: 'courier', name: 'Valley Riders' })
  })

  it('is neither made nor changed with a parcel of a shop that they belong to, and has no link for them', async () => {
    const { number } = await shop.packed()
    const { run, parcel } = await shop.started()
    const read = async () => (await shop.asStaff(`GET /staff/runs/${run.id}`)).json().data
    expect((await read()).link).toMatch(/\/courier\/#/)
    await joinAs(shop, shop.vendorId, { user: shop.staff }, 'packer')
    expectRefusal(await make([number]), 403, 'FORBIDDEN')
    expect(await stateOf(number)).toBe('packed')
    expect(await read()).toMatchObject({ state: 'started', link: '' })
    const order = { parcels: [at(parcel.number)] }
    expectRefusal(await shop.asStaff(`PUT /staff/runs/${run.id}/order`, order), 403, 'FORBIDDEN')
    for (const step of ['free', 'revoke']) {
      expectRefusal(await shop.asStaff(`POST /staff/runs/${run.id}/${step}`), 403, 'FORBIDDEN')
    }
    expect(await shop.readRun(run.id)).toMatchObject({
      state: 'started',
      boundAt: expect.any(String),
    })
  })
})
