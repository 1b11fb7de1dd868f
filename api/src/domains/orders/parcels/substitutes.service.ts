import {
  substituteHours,
  type ParcelActor,
  type SubstituteAnswer,
} from '@haat/contract/domains/orders.steps.rules.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { changeStock, lockStock, NotEnoughStock } from '#domains/catalogue/stock/stock.service.ts'
import { describeVariant, findVariants } from '#domains/catalogue/stock/variants.service.ts'
import { lockCoupon } from '#domains/coupons/coupons.service.ts'
import { queueLineMail } from '../mails/line-changes.mail.ts'
import { listEvents, listLines, type LineRow } from '../orders.store.ts'
import { changeLine } from './change-line.service.ts'
import { sentQuantity } from './held.ts'
import { momentWords, moveLocked, stepRefusal, withParcel } from './locked-parcel.ts'
import type { LockedParcel, ParcelPerson, ParcelPlace } from './locked-parcel.ts'
import { isLastLine, loseStock } from './lost-goods.ts'
import {
  answerSubstituteRow,
  insertSubstitute,
  listSubstitutes,
  type SubstituteRow,
} from './parcels.store.ts'

const hourMs = 3_600_000

const unfit = (sentence: string) =>
  new ApiError('VALIDATION_FAILED', sentence, { substituteVariantId: sentence })

interface Question {
  lines: LineRow[]
  line: LineRow
  /** What the shop offers instead. */
  variantId: number
}

/** Asks the shopper; meanwhile the goods are kept. A piece costs at most what the missing one costs. */
export async function askForSubstitute(
  { services, tx, order, parcel, touched }: LockedParcel,
  { actorId, at = new Date() }: ParcelPerson,
  { lines, line, variantId }: Question,
) {
  const quantity = sentQuantity(line)
  if (quantity === 0) throw unfit('Nothing of this is in the parcel any more.')
  const isOffered = (await listSubstitutes(tx, [parcel.id])).some(
    (one) => one.answer === null && one.substituteVariantId === variantId,
  )
  if (isOffered || lines.some((one) => one.variantId === variantId)) {
    throw unfit('This is in the parcel already.')
  }
  const [offer] = await findVariants(tx, [variantId])
  if (!offer || offer.vendorId !== parcel.vendorId || !offer.isOnSale)
    throw unfit('The shop does not sell this.')
  try {
    await changeStock(tx, 'allocate', [{ variantId, quantity }])
  } catch (error) {
    if (error instanceof NotEnoughStock) throw unfit('There is not enough of this.')
    throw error
  }
  touched.add(variantId)
  const { title, choice, picture } = describeVariant(offer)
  const row = {
    parcelId: parcel.id,
    variantId: line.variantId,
    substituteVariantId: variantId,
    productId: toPublicId(offer.slug, offer.productId),
    title,
    choice,
    picture,
    sku: offer.sku,
    quantity,
    pricePaisa: Math.min(offer.pricePaisa, line.pricePaisa),
    returnDays: offer.returnDays,
    taxKind: offer.taxKind,
    askedBy: actorId,
    askedAt: at,
    answerBy: new Date(at.getTime() + substituteHours * hourMs),
  }
  await insertSubstitute(tx, row)
  await queueLineMail(services, tx, 'substituteAsked', {
    order,
    parcelId: parcel.id,
    line,
    left: quantity,
    offer: row,
  })
}

interface Asked extends LockedParcel {
  asked: SubstituteRow
}

const answerWords: Record<SubstituteAnswer, string> = {
  accepted: 'The shopper has accepted this substitute already.',
  declined: 'The shopper has declined this substitute already.',
  expired: 'The time to answer is over: what was missing is cancelled.',
  withdrawn: 'The shop has taken this question back.',
}

/** Answers an open question once: the same answer again changes nothing, and another one is refused. */
const answerOnce = (
  services: Services,
  place: ParcelPlace,
  { id, answer, actor }: { id: number; answer: SubstituteAnswer; actor: ParcelActor },
  work: (locked: Asked) => Promise<void>,
) =>
  withParcel(services, place, async (locked) => {
    const { tx, order, parcel } = locked
    const asked = (await listSubstitutes(tx, [parcel.id])).find((one) => one.id === id)
    if (!asked) throw notFound('This question')
    if (asked.answer === answer) return
    if (asked.answer !== null) throw new ApiError('CONFLICT', answerWords[asked.answer])
    if (parcel.state !== 'accepted' && parcel.state !== 'confirmed') {
      throw await stepRefusal(tx, parcel, await listEvents(tx, [parcel.id]), actor)
    }
    if (answer === 'accepted' && asked.answerBy < new Date()) {
      throw new ApiError('CONFLICT', `This could be answered until ${momentWords(asked.answerBy).slice(3)}.`)
    }
    await answerSubstituteRow(tx, id, answer)
    // Without the last line the coupon is given back. It is locked before the stock, as when an order is placed.
    if (order.couponCode !== null && (answer === 'declined' || answer === 'expired')) {
      await lockCoupon(tx, order.couponCode)
    }
    await lockStock(tx, [asked.variantId, asked.substituteVariantId])
    locked.touched.add(asked.variantId).add(asked.substituteVariantId)
    await work({ ...locked, asked })
  })

const release = ({ tx, asked }: Asked) =>
  changeStock(tx, 'giveBack', [{ variantId: asked.substituteVariantId, quantity: asked.quantity }])

/** The shopper agrees or not; without an agreement the line is cancelled, and with the last line the parcel. */
export const answerSubstitute = (
  services: Services,
  place: ParcelPlace,
  person: ParcelPerson,
  { id, isAccepted }: { id: number; isAccepted: boolean },
) =>
  answerOnce(
    services,
    place,
    { id, answer: isAccepted ? 'accepted' : 'declined', actor: person.actor },
    (locked) => (isAccepted ? substitute(locked, person) : cancelLine(locked, person)),
  )

async function substitute(locked: Asked, person: ParcelPerson) {
  const { tx, order, parcel, asked } = locked
  const { productId, title, choice, picture, sku, quantity, pricePaisa, returnDays, taxKind } = asked
  const line = (await listLines(tx, [parcel.id])).find(({ variantId }) => variantId === asked.variantId)!
  const instead = {
    parcelId: parcel.id,
    vendorId: parcel.vendorId,
    variantId: asked.substituteVariantId,
    replacesVariantId: asked.variantId,
    productId,
    title,
    choice,
    picture,
    sku,
    quantity,
    pricePaisa,
    returnDays,
    taxKind,
    commissionRate: line.commissionRate,
    bearsDiscount: line.bearsDiscount,
  }
  await changeLine(tx, { order, parcel }, { kind: 'substituted', line, quantity: 0, instead, person })
  await loseStock(locked, { ...person, actorId: asked.askedBy }, asked)
}

/** The shop has said that it is not there, and there is nothing instead: so it is the shop that cannot send it. */
async function cancelLine(locked: Asked, person: ParcelPerson) {
  const { services, tx, order, parcel, asked } = locked
  const lines = await listLines(tx, [parcel.id])
  const line = lines.find(({ variantId }) => variantId === asked.variantId)!
  await release(locked)
  const shop = { actor: 'vendor', actorId: asked.askedBy } as const
  if (isLastLine(lines, line)) {
    await moveLocked(locked, shop, { to: 'declined', note: 'soldOut', isLost: true })
    return
  }
  await changeLine(tx, { order, parcel }, { kind: 'cancelled', line, quantity: 0, person })
  await loseStock(locked, shop, asked)
  await queueLineMail(services, tx, 'cancelled', { order, parcelId: parcel.id, line, left: 0 })
}

/** What was ordered is there after all. */
export const withdrawSubstitute = (services: Services, place: ParcelPlace, id: number) =>
  answerOnce(services, place, { id, answer: 'withdrawn', actor: 'vendor' }, async (locked) => {
    await release(locked)
  })

/** Nobody has answered in time. */
export const expireSubstitute = (services: Services, place: ParcelPlace, id: number) =>
  answerOnce(services, place, { id, answer: 'expired', actor: 'clock' }, (locked) =>
    cancelLine(locked, { actor: 'clock', actorId: null }),
  )
