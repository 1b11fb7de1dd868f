import { randomBytes, randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { courierDeviceHeader } from '@haat/contract/domains/runs.rules.ts'
import type { Run } from '@haat/contract/domains/runs.ts'
import type { Parcel } from '@haat/contract/domains/orders.ts'
import { bearer } from './factories.ts'
import { sendAs } from './shop-people.ts'
import type { TestApp } from './test-app.ts'

/** Asks the API as a member of the parcel's shop. */
type AskShop = (line: string, body?: object) => Promise<LightMyRequestResponse>

/** What a courier's phone does with parcels that are in a run. */
export function openRunScenario(haat: TestApp, courierId: string) {
  const runs = new Map<string, { run: Run; headers: Record<string, string> }>()
  const keyOf = (number: string, { vendor }: Parcel) => `${number} ${vendor.slug}`
  return {
    async give(ask: AskShop, number: string, parcel: Parcel) {
      const answer = await ask('runs', { id: randomUUID(), courierId, numbers: [number] })
      if (answer.statusCode === 200) {
        const run: Run = answer.json().data
        const device = { [courierDeviceHeader]: randomBytes(24).toString('base64url') }
        runs.set(keyOf(number, parcel), {
          run,
          headers: { ...bearer(run.link.split('#')[1] ?? ''), ...device },
        })
      }
      return answer
    },
    start(number: string, parcel: Parcel) {
      const known = runs.get(keyOf(number, parcel))
      return known && sendAs(haat, known.headers, 'POST /courier/run/start')
    },
    note(number: string, parcel: Parcel, { at, many }: { at: number; many: number }) {
      const known = runs.get(keyOf(number, parcel))
      const doors = [
        { outcome: 'delivered', ...(parcel.doorCode && { code: parcel.doorCode }) },
        // Of two shops at once and of several parcels of one.
        {
          outcome: 'delivered',
          ...(parcel.doorCode && { code: parcel.doorCode }),
          paidHow: 'qr',
          reference: `${number} ${at % 2}`,
        },
        { outcome: 'tried', seenTries: parcel.tries },
        { outcome: 'refused', reason: 'changedMind' },
        { outcome: 'delivered', code: '0000' },
      ]
      const body = {
        id: randomUUID(),
        number,
        position: parcel.position,
        at: new Date().toISOString(),
        wasOffline: many % 2 === 0,
        door: doors[at % doors.length],
        // What bears out the shop that closed the parcel.
        ...(parcel.state === 'delivered' && { cashTakenPaisa: parcel.totalPaisa }),
      }
      return known && sendAs(haat, known.headers, 'POST /courier/run/outcomes', body)
    },
    end(ask: AskShop, number: string, parcel: Parcel) {
      const known = runs.get(keyOf(number, parcel))
      return known && ask(`runs/${known.run.id}/revoke`)
    },
  }
}
