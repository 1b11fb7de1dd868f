import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertCouriers } from '#domains/couriers/couriers.service.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { openRunShop, type RunShop } from '../../../test/run-shop.ts'
import { makeShop } from '../../../test/shop-people.ts'

let shop: RunShop
let hill: string
beforeAll(async () => {
  shop = await openRunShop()
  const [courier] = await insertCouriers(shop.services.db, [
    { name: 'Hill Riders', collects: { en: '', ne: '' } },
  ])
  hill = String(courier!.id)
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

const taken = async (): Promise<string[]> =>
  (await shop.sita.send(`GET ${shop.path}/runs/taken`)).json().data.numbers
const revoke = (id: string) => shop.sita.send(`POST ${shop.path}/runs/${id}/revoke`)

describe('parcels in runs', () => {
  it('are named until their run is taken back or its day is over', async () => {
    const [one, other, free] = [await shop.packed(), await shop.packed(), await shop.packed()]
    const run = await shop.runOf([one.number])
    const second = await shop.runOf([other.number])
    expect((await taken()).toSorted()).toEqual([one.number, other.number].toSorted())
    expect(await taken()).not.toContain(free.number)
    await revoke(run.id)
    expect(await taken()).toEqual([other.number])
    await shop.services.db.execute(sql`update courier_runs set day = day - 1 where id = ${second.id}`)
    expect(await taken()).toEqual([])
    const strange = await makeShop(shop, ['owner'])
    const answer = await strange.owner.send(`GET ${strange.path}/runs/taken`)
    expect(answer.json().data.numbers).toEqual([])
  })

  it('cannot be given to another courier there, and can once the run is taken back', async () => {
    const { number } = await shop.packed()
    const run = await shop.runOf([number])
    const give = async () =>
      (await shop.handOver(number, { courierId: hill, trackingNumber: 'HR-1' })).json().data.items[0].refusal
    expect(await give()).toMatchObject({ code: 'CONFLICT', fields: { reason: 'inRun' } })
    await revoke(run.id)
    expect(await give()).toBeNull()
    const { events, state, courierName } = await shop.read(number)
    expect({ state, courierName }).toEqual({ state: 'shipped', courierName: 'Hill Riders' })
    expect(events.slice(-2)).toMatchObject([
      { state: 'handedOver', note: 'courier: Valley Riders → Hill Riders' },
      { state: 'shipped' },
    ])
  })

  it('go on a run of another courier once they are free, and are seen by that one alone', async () => {
    const { number } = await shop.packed()
    const first = await shop.runOf([number])
    const before = shop.phone(first)
    await before.start()
    await revoke(first.id)
    const second = await shop.runOf([number], { courierId: hill })
    expect((await shop.read(number)).courierName).toBe('Hill Riders')
    expect((await before.stops()).statusCode).not.toBe(200)
    const rider = shop.phone(second)
    await rider.start()
    expect(await rider.stop(number)).toMatchObject({ number, state: 'shipped' })
  })
})
