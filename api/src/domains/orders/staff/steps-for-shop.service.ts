import type { z } from 'zod'
import type { AuditAction } from '@haat/contract/domains/audit.rules.ts'
import type {
  declineSchema,
  DoorOutcome,
  DoorPaymentAnswered,
  HandOver,
  Missing,
} from '@haat/contract/domains/orders.parcel-input.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { findActiveCourier } from '../../couriers/couriers.service.ts'
import { getParcelAt } from '../parcels/shop-parcels.service.ts'
import { answerDoorPayment } from '../parcels/door-payments.service.ts'
import { closeAtDoor, freeDoorCode } from '../parcels/door.service.ts'
import type { ParcelPerson, ParcelPlace } from '../parcels/locked-parcel.ts'
import { reportMissing } from '../parcels/missing.service.ts'
import * as shop from '../parcels/shop-steps.service.ts'
import { orderSubject } from './order-of-number.ts'
import { refuseOwnOrder } from './own-order.ts'

interface StaffStep {
  action: Extract<AuditAction, `parcel.${string}`>
  /** What the audit log keeps of it, beside which parcel it was. */
  facts?: Record<string, unknown>
  take(services: Services, place: ParcelPlace, person: ParcelPerson): Promise<unknown>
}

interface Where {
  number: string
  position: number
}

/**
 * Takes a step with a parcel for its shop or shopper, in one transaction with its audit entry. A refusal is thrown only
 * after that: a wrong door code stays counted.
 */
async function takeStep(services: Services, caller: Caller, where: Where, step: StaffStep) {
  const { number, position } = where
  const parcel = await getParcelAt(services.db, number, position)
  const person = { actor: 'staff', actorId: caller.userId, at: caller.at } as const
  const refusal = await services.db.transaction(async (tx) => {
    await refuseOwnOrder(services, tx, caller, { userId: parcel.userId, vendorIds: [parcel.vendorId] })
    try {
      await step.take({ ...services, db: tx as unknown as Services['db'] }, parcel, person)
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
    await recordAudit(tx, caller, {
      action: step.action,
      subject: orderSubject(parcel.orderId),
      after: { parcel: position, ...step.facts },
    })
    return undefined
  })
  if (refusal) throw refusal
  services.outbox.wake()
}

type Take = StaffStep['take']
const plain =
  (action: StaffStep['action'], take: Take) => (services: Services, caller: Caller, where: Where) =>
    takeStep(services, caller, where, { action, take })

export const acceptForShop = plain('parcel.accept', shop.acceptParcel)
export const packForShop = plain('parcel.pack', shop.packParcel)
export const leaveForShop = plain('parcel.leave', shop.leave)
export const takeBackForShop = plain('parcel.back', shop.takeBack)

export const declineForShop = (
  services: Services,
  caller: Caller,
  where: Where,
  declined: z.output<typeof declineSchema>,
) =>
  takeStep(services, caller, where, {
    action: 'parcel.decline',
    facts: {
      declinedFor: declined.reason,
      ...(declined.words && { words: declined.words }),
    },
    take: (...args) => shop.declineParcel(...args, declined),
  })

export const reportMissingForShop = (services: Services, caller: Caller, where: Where, missing: Missing) =>
  takeStep(services, caller, where, {
    action: 'parcel.missing',
    take: (...args) => reportMissing(...args, missing),
  })

export async function handOverForShop(services: Services, caller: Caller, where: Where, handed: HandOver) {
  const courier = await findActiveCourier(services.db, Number(handed.courierId))
  const { trackingNumber } = handed
  await takeStep(services, caller, where, {
    action: 'parcel.hand-over',
    facts: {
      courier: courier?.name ?? '',
      ...(trackingNumber && { trackingNumber }),
    },
    take: (...args) => shop.handOver(...args, handed),
  })
}

export const closeForShop = (services: Services, caller: Caller, where: Where, outcome: DoorOutcome) =>
  takeStep(services, caller, where, {
    action: 'parcel.close',
    facts: {
      atTheDoor: outcome.outcome,
      ...('reason' in outcome && { declinedFor: outcome.reason }),
      ...('words' in outcome && outcome.words && { words: outcome.words }),
    },
    take: (...args) => closeAtDoor(...args, outcome),
  })

export const answerPaymentForShop = (
  services: Services,
  caller: Caller,
  where: Where,
  answered: DoorPaymentAnswered,
) =>
  takeStep(services, caller, where, {
    action: 'parcel.door-payment',
    facts: { payment: answered.answer, ...(answered.words && { words: answered.words }) },
    take: (...args) => answerDoorPayment(...args, answered),
  })

export const cancelForShopper = (services: Services, caller: Caller, where: Where, words: string) =>
  takeStep(services, caller, where, {
    action: 'parcel.cancel',
    facts: { words },
    take: (...args) => shop.cancelParcelFor(...args, words),
  })

/** The new code goes to the shopper alone. */
export const freeCodeForShopper = (services: Services, caller: Caller, where: Where, words: string) =>
  takeStep(services, caller, where, {
    action: 'parcel.free-code',
    ...(words && { facts: { words } }),
    take: (inTransaction, place) => freeDoorCode(inTransaction, place),
  })
