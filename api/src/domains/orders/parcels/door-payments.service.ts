import type { FastifyBaseLogger } from 'fastify'
import type { SaidPayment } from '@haat/contract/domains/orders.parcel-view.ts'
import type { DoorPaymentAnswered } from '@haat/contract/domains/orders.parcel-input.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { doorPaymentHours, referenceKey } from '@haat/contract/domains/orders.steps.rules.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { errorCode } from '#platform/database/errors/error-code.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { peopleById } from '#domains/account/account.service.ts'
import { courierNamesById } from '#domains/couriers/couriers.service.ts'
import { postArrived, postLateSale } from '#domains/ledger/ledger.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { vendorNamesById } from '#domains/vendors/vendors.service.ts'
import type { ParcelRow } from '../orders.store.ts'
import { listCashParcels } from './cash-parcels.service.ts'
import { findDoorPayment, insertDoorPayment, listUntold, updateDoorPayment } from './door-payments.store.ts'
import type { DoorPaymentRow } from './door-payments.store.ts'
import { momentWords, withParcel, type ParcelPerson, type ParcelPlace } from './locked-parcel.ts'
import { isOnlySaidByQr } from './move-parcels.service.ts'
import { updateParcel } from './parcels.store.ts'

export { listOpenDoorPayments } from './door-payments.store.ts'

const perPage = 200

/** Writes down that a parcel was paid by QR code, and asks the shop where only a courier says so. */
export async function noteDoorPayment(
  tx: Tx,
  { id, orderId, vendorId, totalPaisa, paidHow }: ParcelRow,
  { actor, actorId, at = new Date() }: ParcelPerson,
  reference: string,
): Promise<void> {
  if (totalPaisa === 0) return
  const isAsked = isOnlySaidByQr({ paidHow, totalPaisa }, actor)
  const said = {
    parcelId: id,
    orderId,
    vendorId,
    amountPaisa: totalPaisa,
    reference,
    saidBy: actor,
    saidAt: at,
  }
  const answered = { answer: 'arrived', answeredBy: actorId, answeredAt: at } as const
  const row = { ...said, referenceKey: referenceKey(reference), ...(!isAsked && answered) }
  if (!(await insertDoorPayment(tx, row))) throw usedReference()
  if (!isAsked) return
  await notify(tx, {
    kind: 'saidPayment',
    key: String(id),
    data: { orderNumber: orderNumber(orderId), amountPaisa: totalPaisa, reference },
    to: { vendorId },
    at,
  })
}

function usedReference() {
  const sentence =
    'This reference was noted for another parcel of the shop. Please look at the payment again.'
  return new ApiError('VALIDATION_FAILED', sentence, { reference: sentence })
}

/** Whether nobody knows yet how the parcel was paid: nothing of it is in the books. */
export async function isUnanswered(
  db: Tx,
  { id, paidHow }: Pick<ParcelRow, 'id' | 'paidHow'>,
): Promise<boolean> {
  return paidHow === 'qr' && (await findDoorPayment(db, id))?.answer === null
}

/** What a courier said of a payment by QR code, as the shop and staff see it. */
export async function viewSaidPayment(db: Tx, { id, courierId }: ParcelRow): Promise<SaidPayment | null> {
  const said = await findDoorPayment(db, id)
  if (said?.saidBy !== 'courier') return null
  const { reference, amountPaisa, saidAt, answer, answeredAt, answeredBy, words } = said
  const people = await peopleById(db, answeredBy === null ? [] : [answeredBy])
  return {
    reference,
    amountPaisa,
    saidAt: saidAt.toISOString(),
    courierName: (await courierNamesById(db, [courierId])).get(courierId ?? 0) ?? null,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy: people.get(answeredBy ?? '')?.name ?? null,
    words,
  }
}

const uniqueViolation = '23505'
/** A trigger of the ledger keeps what was handed in. */
const restrictViolation = '23001'

const openTask = (parcelId: number) => ['parcel', 'said-payment', String(parcelId)]
const missingTask = (parcelId: number) => ['parcel', 'missing-payment', String(parcelId)]

/**
 * Whoever receives the money says whether it has arrived, and with that the sale is in the books: as paid by QR code, or as cash
 * that is due from who was at the door. What was missing can still be found while nobody has handed that cash in.
 */
export const answerDoorPayment = (
  services: Services,
  place: ParcelPlace,
  person: ParcelPerson,
  { answer, words }: DoorPaymentAnswered,
) =>
  withParcel(services, place, async ({ tx, parcel }) => {
    const said = await findDoorPayment(tx, parcel.id)
    if (said?.saidBy !== 'courier')
      throw new ApiError('CONFLICT', 'No courier has said that this parcel was paid by QR code.')
    if (said.answer === answer) return
    if (said.answer === 'arrived') {
      throw new ApiError('CONFLICT', `This payment was found ${momentWords(said.answeredAt!)}.`)
    }
    const now = person.at ?? new Date()
    const set = { answer, words, answeredBy: person.actorId, answeredAt: now }
    await updateDoorPayment(tx, parcel.id, set).catch((error: unknown) => {
      // It was noted for another parcel since it was missing here.
      if (errorCode(error) === uniqueViolation) throw usedReference()
      throw error
    })
    await updateParcel(
      tx,
      parcel.id,
      answer === 'arrived'
        ? { paidHow: 'qr', paymentReference: said.reference }
        : { paidHow: 'cash', paymentReference: null },
    )
    await services.staffTasks.close(tx, openTask(parcel.id))
    if (answer === 'missing') await openMissingTask(services, tx, { parcel, said, words, person })
    else await services.staffTasks.close(tx, missingTask(parcel.id))
    // Last, because it locks the account of the shop.
    const [sold] = await listCashParcels(tx, [parcel.id])
    if (said.answer === null) return postLateSale(tx, sold!, now)
    await postArrived(tx, sold!, now).catch((error: unknown) => {
      if (errorCode(error) !== restrictViolation) throw error
      throw new ApiError(
        'CONFLICT',
        'The cash of this parcel was handed in already. Haat has to look at both.',
      )
    })
  })

interface Missing {
  parcel: ParcelRow
  said: DoorPaymentRow
  words: string
  person: ParcelPerson
}

async function namesOf(tx: Tx, { courierId, vendorId }: ParcelRow) {
  const courier = (await courierNamesById(tx, [courierId])).get(courierId ?? 0) ?? 'A courier'
  const shop = (await vendorNamesById(tx, [String(vendorId)])).get(String(vendorId)) ?? 'the shop'
  return { courier, shop }
}

const saidWords = (courier: string, { saidAt, amountPaisa, reference }: DoorPaymentRow) =>
  `${courier} said on ${formatDateTime(saidAt, 'en')} at the door: ${formatRupees(amountPaisa, 'en')} paid by QR code, reference ${reference}.`

/** What both sides say, for staff, who find out where the money is. */
async function openMissingTask(services: Services, tx: Tx, { parcel, said, words, person }: Missing) {
  const number = orderNumber(parcel.orderId)
  const { courier, shop } = await namesOf(tx, parcel)
  const people = await peopleById(tx, person.actorId === null ? [] : [person.actorId])
  const name = people.get(person.actorId ?? '')?.name ?? ''
  await services.staffTasks.open(tx, {
    key: missingTask(parcel.id),
    subject: `${number}: a payment by QR code has not arrived`,
    message: [
      saidWords(courier, said),
      `${name} for ${shop}: it has not arrived. ${words}`,
      `The sum is due from ${courier} in cash now. Please find out where the money is. If it has arrived after all, say so on the page of the order.`,
    ].join('\n'),
    about: { kind: 'order', id: number, title: number },
  })
}

/** Tells staff of payments about which nobody has said anything for long, each once. */
export async function tellUnanswered(
  services: Services,
  log: Pick<FastifyBaseLogger, 'warn'>,
  now = new Date(),
) {
  const since = new Date(now.getTime() - doorPaymentHours * 3_600_000)
  for (const place of await listUntold(services.db, since, perPage)) {
    // One that cannot be told must not hold up the others.
    await tellOf(services, place, now).catch((err: unknown) =>
      log.warn({ err, parcelId: place.id }, 'staff were not told of a payment that nobody has answered'),
    )
  }
}

const tellOf = (services: Services, place: ParcelPlace, now: Date) =>
  withParcel(services, place, async ({ tx, parcel }) => {
    const said = await findDoorPayment(tx, parcel.id)
    if (said?.answer !== null || said.toldAt !== null) return
    const number = orderNumber(parcel.orderId)
    const { courier, shop } = await namesOf(tx, parcel)
    await services.staffTasks.open(tx, {
      key: openTask(parcel.id),
      subject: `${number}: did the payment by QR code arrive?`,
      message: [
        saidWords(courier, said),
        `${shop} has not said for ${doorPaymentHours} hours whether it has arrived. Please ask, then answer on the page of the order: nothing of this sale is in the books before.`,
      ].join('\n'),
      about: { kind: 'order', id: number, title: number },
    })
    await updateDoorPayment(tx, parcel.id, { toldAt: now })
  })
