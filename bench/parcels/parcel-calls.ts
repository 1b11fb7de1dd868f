import { parcelViews } from '@haat/contract/domains/orders.parcels.rules.ts'
import { orderViews } from '@haat/contract/domains/orders.staff.rules.ts'
import { maxParcelsAtOnce } from '@haat/contract/domains/orders.steps.rules.ts'
import { ask, deepPage, reading, requests } from '../calls/ask.ts'
import type { Scenario } from '../calls/scenarios.ts'
import { createLoad, type Ask } from '../measure/load.ts'

export interface ParcelAskers {
  member: Record<string, string>
  staff: Record<string, string>
  /** The address of the shop's calls. */
  path: string
  courierId: string
  /** The numbers of parcels that were confirmed just now. */
  fresh: string[]
}

interface Outcomes {
  items: { number: string; refusal: string | null }[]
}

/** PDFs of so many parcels are drawn for a good part of a second each. */
const papersPerBatch = 3

/** The lists and papers of a shop's parcels, what its people do with one, and the lists of staff. */
export async function parcelCalls(
  address: string,
  { member, staff, path, courierId, fresh }: ParcelAskers,
): Promise<Scenario[]> {
  const load = createLoad(address, 1)
  const list = `${path}/parcels?pageSize=20`
  const orders = '/api/staff/orders?pageSize=30'
  const step = (name: string, body: object): Ask => ({
    path: `${path}/parcels/${name}`,
    method: 'POST',
    body: JSON.stringify(body),
    headers: member,
  })
  const handOver = (number: string) =>
    step('hand-over', { parcels: [{ number, courierId, trackingNumber: `BENCH ${number}` }] })
  const printed = fresh.splice(0, maxParcelsAtOnce)
  for (const taken of [
    step('accept', { numbers: printed }),
    step('pack', { numbers: printed }),
    handOver(printed[0]!),
  ]) {
    const refused = (await ask<Outcomes>(load, taken)).items.find(({ refusal }) => refusal !== null)
    if (refused) throw new Error(`${refused.number}: ${refused.refusal}`)
  }
  const [shown, lateOfDone, lateOfPacked, lateOfStaff] = [
    printed.at(-1)!,
    await deepPage(load, `${list}&view=done`, member),
    await deepPage(load, `${list}&view=toPack`, member),
    await deepPage(load, `${orders}&view=late`, staff),
  ]
  load.close()
  const accepted: string[] = []
  const packed: string[] = []
  const next = (pile: string[]) => {
    const number = pile.shift()
    if (number === undefined) throw new Error('Too few parcels were made')
    return number
  }
  const papers = (kinds: string): Scenario => ({
    ...reading(
      `papers of ${maxParcelsAtOnce}: ${kinds}`,
      `${path}/papers?numbers=${printed.join(',')}&kinds=${kinds}`,
      member,
    ),
    requests: papersPerBatch,
  })
  return [
    ...parcelViews.map((view) => reading(`parcels, ${view}`, `${list}&view=${view}`, member)),
    reading('parcels, done, late page', lateOfDone, member),
    reading('parcels, toPack, late page', lateOfPacked, member),
    reading('parcels, an order', `${list}&searchTerm=${shown}`, member),
    reading('parcels, a tracking number', `${list}&searchTerm=BN-150`, member),
    reading('parcels, rare word', `${list}&view=all&searchTerm=number77`, member),
    reading('parcels, common word', `${list}&view=all&searchTerm=shawl`, member),
    reading('parcels, toPack, rare word', `${list}&view=toPack&searchTerm=number77`, member),
    reading('parcels, toPack, common word', `${list}&view=toPack&searchTerm=shawl`, member),
    reading('a parcel', `${path}/parcels/${shown}`, member),
    {
      name: `picking list of ${maxParcelsAtOnce}`,
      requests,
      next: () => ({
        path: `${path}/picking-list`,
        method: 'POST',
        body: JSON.stringify({ numbers: printed }),
        headers: member,
      }),
    },
    papers('picking'),
    papers('label,slip,bill'),
    {
      name: 'accept a parcel',
      requests,
      next() {
        accepted.push(next(fresh))
        return step('accept', { numbers: accepted.slice(-1) })
      },
    },
    {
      name: 'pack a parcel',
      requests,
      next() {
        packed.push(next(accepted))
        return step('pack', { numbers: packed.slice(-1) })
      },
    },
    { name: 'hand a parcel over', requests, next: () => handOver(next(packed)) },
    ...orderViews.map((view) => reading(`orders of staff, ${view}`, `${orders}&view=${view}`, staff)),
    reading('orders of staff, late, late page', lateOfStaff, staff),
    reading('orders of staff, an order', `${orders}&searchTerm=${shown}`, staff),
    reading('orders of staff, a tracking number', `${orders}&searchTerm=BN-150`, staff),
    reading('an order of staff', `/api/staff/orders/${shown}`, staff),
  ]
}
