import type { Services } from '@haat/api/services.ts'
import { listCourierChoices } from '@haat/api/domains/couriers/couriers.service.ts'
import { viewOrder } from '@haat/api/domains/orders/order-view.service.ts'
import { confirmOrder, getOwnOrder } from '@haat/api/domains/orders/orders.service.ts'
import { getParcelAt } from '@haat/api/domains/orders/parcels/shop-parcels.service.ts'
import { closeAtDoor } from '@haat/api/domains/orders/parcels/door.service.ts'
import { reportMissing } from '@haat/api/domains/orders/parcels/missing.service.ts'
import { tellUnaccepted } from '@haat/api/domains/orders/parcels/parcels.jobs.ts'
import * as shop from '@haat/api/domains/orders/parcels/shop-steps.service.ts'
import { countCalls, noteCall } from '@haat/api/domains/orders/staff/note-call.service.ts'
import { maxWrongCodes } from '@haat/contract/domains/orders.rules.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { callerAt } from '../staff/caller-at.ts'
import type { DemoStep } from './demo-order.ts'

interface Taken {
  number: string
  position: number
  at: Date
  /** Who placed the order. */
  userId: string
  /** The ids of variants by the names that the orders of the demo give them. */
  variants: Map<string, number>
  step: DemoStep
}

/** Takes a step with a parcel as whoever takes it in the shop: a packer, a courier, or staff on the phone. */
export async function takeStep(services: Services, { number, position, at, userId, variants, step }: Taken) {
  const packer = { actor: 'vendor', actorId: demoAccountIds.packer, at } as const
  const courier = { actor: 'courier', actorId: null, at } as const
  const parcel = await getParcelAt(services.db, number, position)
  const order = async () => {
    const { parcels } = await viewOrder(services, services.db, await getOwnOrder(services.db, userId, number))
    return parcels[position - 1]!
  }
  const paid = async () => ({
    paidHow: 'cash' as const,
    reference: '',
    code: (await order()).doorCode ?? undefined,
  })
  switch (step.step) {
    case 'accept':
      return shop.acceptParcel(services, parcel, packer)
    case 'pack':
      return shop.packParcel(services, parcel, packer)
    case 'leave':
      return shop.leave(services, parcel, packer)
    case 'back':
      return shop.takeBack(services, parcel, packer)
    case 'decline':
      return shop.declineParcel(services, parcel, packer, { reason: step.reason, words: step.words ?? '' })
    case 'unaccepted':
      return tellUnaccepted(services, parcel, new Date())
    case 'handOver': {
      const courierId = await courierIdOf(services, step.courier)
      const { trackingNumber = '' } = step
      const none = trackingNumber === '' ? { noNumberReason: 'courierGivesNone' as const } : {}
      return shop.handOver(services, parcel, packer, { courierId, trackingNumber, ...none })
    }
    case 'tried':
      return closeAtDoor(services, parcel, courier, { outcome: 'tried', words: '', seenTries: parcel.tries })
    case 'delivered':
      return closeAtDoor(services, parcel, courier, { outcome: 'delivered', ...(await paid()) })
    case 'partly': {
      const [line] = (await order()).lines
      const taken = [{ variantId: line!.variantId, quantity: step.kept }]
      return closeAtDoor(services, parcel, courier, { outcome: 'partlyDelivered', taken, ...(await paid()) })
    }
    case 'refused':
      return closeAtDoor(services, parcel, courier, { outcome: 'refused', reason: step.reason, words: '' })
    case 'missing': {
      const { variantId } = (await order()).lines[0]!
      const missing =
        step.sent === 0
          ? ({ what: 'cancel', variantId } as const)
          : ({ what: 'less', variantId, sent: step.sent } as const)
      return reportMissing(services, parcel, packer, missing)
    }
    case 'substitute': {
      const { variantId } = (await order()).lines[0]!
      const substituteVariantId = String(variants.get(step.instead))
      return reportMissing(services, parcel, packer, { what: 'substitute', variantId, substituteVariantId })
    }
    case 'wrongCodes':
      for (let guess = 0; guess < maxWrongCodes; guess += 1)
        await confirmOrder(services, userId, number, 'nope').catch(() => {})
      return undefined
    case 'call': {
      const { outcome, words = '', againInHours } = step
      const again = againInHours === undefined ? {} : { callAgainAt: hoursAfter(at, againInHours) }
      const seenCalls = await countCalls(services, number)
      return noteCall(services, callerAt('staff', at), number, { outcome, words, seenCalls, ...again })
    }
  }
}

const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000).toISOString()

async function courierIdOf({ db }: Services, name: string): Promise<string> {
  const courier = (await listCourierChoices(db)).find((one) => one.name === name)
  if (!courier) throw new Error(`The orders of the demo name the courier ${name}, who is nowhere`)
  return courier.id
}
