import type { ErrorCode } from '@haat/contract/shared/errors.ts'
import type { ReviewBody } from '@haat/contract/domains/reviews.own.ts'
import type { ContactFault, ReviewKind, ReviewRefusal } from '@haat/contract/domains/reviews.rules.ts'
import { heldWords, wordsFault } from '@haat/contract/domains/reviews.words.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { openCase } from '../moderation/open-case.service.ts'
import { attachPhotos, dropPhotos, lockPhotos, type ReviewPhotoRow } from '../photos/review-photos.store.ts'
import { tellShopOfReview, tellShopValue } from '../replies/tell-of-review.service.ts'
import { askedAspects } from '../reviews.service.ts'
import type { ReviewRow } from '../reviews.store.ts'
import { shownAuthor } from '../shown-author.ts'
import { flagDevice } from './flag-device.service.ts'
import {
  deleteVotesOn,
  findOwn,
  insertOwn,
  lockOwn,
  updateOwn,
  type FirstWords,
} from './own-reviews.store.ts'
import type { Person, PurchaseLine } from './purchases.store.ts'
import {
  getThing,
  isEditable,
  readStanding,
  readWriting,
  refusalOf,
  toOwnReview,
  type Standing,
  type Thing,
} from './standing.service.ts'

const refusals: Record<ReviewRefusal, [ErrorCode, string]> = {
  notBought: ['FORBIDDEN', 'Only who bought this on Haat can review it.'],
  notReceived: ['CONFLICT', 'This has not come yet. You can review it once you have received it.'],
  refunded: ['FORBIDDEN', 'You got your money back for this, so it cannot be reviewed.'],
  ownShop: ['FORBIDDEN', 'Nobody can review the shop that they belong to.'],
  tooLate: ['CONFLICT', 'A review can be changed for 30 days. This time is over.'],
  unverified: ['EMAIL_UNVERIFIED', 'Please confirm your e-mail address first, then write your review.'],
}
function refuse(refusal: ReviewRefusal): never {
  const [code, sentence] = refusals[refusal]
  throw new ApiError(code, sentence, { [refusal]: sentence })
}

const faultNames: Record<ContactFault, string> = {
  phone: 'a phone number',
  link: 'a link',
  email: 'an e-mail address',
}
/** Refuses words for what they hold, by name. */
function checkWords(text: string) {
  const faults = wordsFault(text)
  if (faults.length === 0) return
  const sentence = `Please leave out ${faults.map((fault) => faultNames[fault]).join(' and ')}: everybody can read a review.`
  throw new ApiError('VALIDATION_FAILED', sentence, { text: sentence })
}

const unfit = (field: string, sentence: string) =>
  new ApiError('VALIDATION_FAILED', sentence, { [field]: sentence })

/** A text is in the language of the script that most of its letters are of. */
export function languageOf(text: string, otherwise: Language): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return otherwise
  const devanagari = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0
  return devanagari * 2 >= letters ? 'ne' : 'en'
}

interface Written {
  person: Person
  thing: Thing
  body: ReviewBody
  device: string
  /** The words for which staff look first. */
  hits: string[]
}

/** Writes a review of what somebody received, or changes it. Sent twice it is one review. */
export async function writeReview(
  services: Services,
  { userId, device }: { userId: string; device: string },
  named: { kind: ReviewKind; id: string },
  body: ReviewBody,
) {
  checkWords(body.text)
  const { db } = services
  const { person, thing, standing } = await readWriting(db, userId, named)
  await refuseAspects(db, thing, body)
  const written: Written = { person, thing, body, device, hits: heldWords(body.text) }
  if (standing.ofPerson) refuse(standing.ofPerson)
  const { line } = standing
  const posted = line && (await postAtOnce(db, written, line))
  const review = posted?.review ?? (await postOrChange(db, written, standing))
  // Nearly everybody writes from a device of their own, of which there is nothing more to read.
  if (posted?.isDeviceShared !== false) await flagDevice(services, { device, vendorId: thing.vendorId })
  return toOwnReview({ ...review, ...(await shownWith(db, thing, review)) })
}

/** Neither photos nor anything for staff to look at, as most are: then writing it and telling the shop are one statement. */
const isPlain = ({ body, hits }: Written) => body.photoIds.length === 0 && hits.length === 0

const postAtOnce = async (db: Tx, written: Written, line: PurchaseLine) =>
  isPlain(written) ? insertOwn(db, firstWords(written, line), tellShopValue(toldOf(written))) : undefined

function postOrChange(db: Tx, written: Written, standing: Standing): Promise<ReviewRow> {
  const { person, thing, body } = written
  const { line } = standing
  return db.transaction(async (tx) => {
    const photos = await lockPhotos(tx, person.id, [...new Set(body.photoIds)])
    const made = line && !isPlain(written) && (await postReview(tx, written, line, photos))
    if (made) return made
    const own = await lockOwn(tx, person.id, thing.subject)
    const refusal = refusalOf(standing, own)
    if (refusal) refuse(refusal)
    return changeReview(tx, own!, written, line, photos)
  })
}

/** What is shown beside the row itself; of most reviews nothing has to be read for it. */
async function shownWith(db: Tx, thing: Thing, { userId, photoCount }: ReviewRow) {
  const { subject, vendorId: _, ...shown } = thing
  const ownPhotos = photoCount === 0 ? [] : (await findOwn(db, userId!, subject))!.ownPhotos
  return { thing: shown, ownPhotos }
}

async function refuseAspects(db: Tx, { subject }: Thing, { aspects }: ReviewBody) {
  const keys = Object.keys(aspects)
  if (keys.length === 0) return
  const asked = (await askedAspects(db, subject)).map(({ key }) => key)
  if (keys.every((key) => asked.includes(key))) return
  throw unfit('aspects', 'One of these aspects is not asked here any more. Please open the form again.')
}

/** Writes the first words; undefined of what this person has written about already. */
async function postReview(tx: Tx, written: Written, line: PurchaseLine, photos: ReviewPhotoRow[]) {
  const { body } = written
  const made = (await insertOwn(tx, firstWords(written, line)))?.review
  if (!made) return undefined
  checkPhotos(body, photos, made.id)
  await attachPhotos(tx, made.id, [...new Set(body.photoIds)])
  await tellOf(tx, made, written)
  return made
}

function firstWords(written: Written, line: PurchaseLine): FirstWords {
  const { person, thing, hits } = written
  return {
    ...('productId' in thing.subject && { productId: thing.subject.productId, valueKey: line.valueKey }),
    vendorId: thing.vendorId,
    userId: person.id,
    ...shownAuthor(person, line.district),
    ...wordsOf(written),
    state: hits.length > 0 ? 'held' : 'published',
    parcelId: line.parcelId,
    variantId: line.variantId,
    boughtOn: line.cameOn,
    choice: thing.kind === 'shop' ? [] : line.choice,
  }
}

async function changeReview(
  tx: Tx,
  own: ReviewRow,
  written: Written,
  line: PurchaseLine | undefined,
  photos: ReviewPhotoRow[],
): Promise<ReviewRow> {
  const { body, hits } = written
  checkPhotos(body, photos, own.id)
  if (isSame(own, body, photos)) return own
  const photoIds = [...new Set(body.photoIds)]
  if (own.photoCount > 0) await dropPhotos(tx, own.id, photoIds)
  await attachPhotos(tx, own.id, photoIds)
  // What staff look at, or took off the page, comes back only through them.
  const isHeld = hits.length > 0 || own.state === 'held' || own.state === 'removed'
  const changed = await updateOwn(tx, own.id, {
    ...wordsOf(written),
    state: isHeld ? 'held' : 'published',
    removalReason: null,
    // Taken back and written anew, it belongs to what was received last.
    ...(own.state === 'withdrawn' &&
      line && { parcelId: line.parcelId, variantId: line.variantId, boughtOn: line.cameOn }),
    editedAt: new Date(),
  })
  await tellOf(tx, changed, written)
  return changed
}

const wordsOf = ({ person, body, device }: Written) => ({
  stars: body.stars,
  aspects: body.aspects,
  text: body.text,
  language: languageOf(body.text, person.language),
  photoCount: new Set(body.photoIds).size,
  device,
})

/** Those that hold an insult are told to staff, the others to the shop. */
async function tellOf(tx: Tx, { id, state }: ReviewRow, written: Written) {
  if (state === 'held')
    await openCase(tx, { kind: 'review', subjectId: id, reason: 'words', hits: written.hits })
  else await tellShopOfReview(tx, id, toldOf(written))
}

const toldOf = ({ thing, body }: Written) => ({
  vendorId: thing.vendorId,
  stars: body.stars,
  title: thing.title,
})

function checkPhotos({ photoIds }: ReviewBody, photos: ReviewPhotoRow[], reviewId: number) {
  const isElsewhere = photos.some((photo) => photo.reviewId !== null && photo.reviewId !== reviewId)
  if (!isElsewhere && photos.length === new Set(photoIds).size) return
  throw unfit('photoIds', 'One of these photos is not there any more. Please send it again.')
}

/** What is sent again as it is changes nothing, also not the day of the last change. */
function isSame(own: ReviewRow, body: ReviewBody, photos: ReviewPhotoRow[]): boolean {
  const inOrder = photos.toSorted((one, other) => one.position - other.position)
  return (
    (own.state === 'published' || own.state === 'held') &&
    own.stars === body.stars &&
    own.text === body.text &&
    isAlike(own.aspects, body.aspects) &&
    body.photoIds.length === own.photoCount &&
    inOrder.every(({ id, reviewId }, at) => reviewId === own.id && id === body.photoIds[at])
  )
}

const isAlike = (one: Record<string, number>, other: Record<string, number>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, stars]) => other[key] === stars)

/**
 * Takes a review back: its words and photos are gone, and with them what others did with them. Within the days for changes it can be
 * written anew. One that staff took off the page stays as it is.
 */
export async function withdrawReview(
  { db }: Services,
  userId: string,
  named: { kind: ReviewKind; id: string },
) {
  const { subject } = await getThing(db, named)
  await db.transaction(async (tx) => {
    const own = await lockOwn(tx, userId, subject)
    if (!own || own.state === 'withdrawn' || own.state === 'removed') return
    if (!isEditable(own)) refuse('tooLate')
    await dropPhotos(tx, own.id)
    await deleteVotesOn(tx, own.id)
    await updateOwn(tx, own.id, {
      state: 'withdrawn',
      text: '',
      aspects: {},
      photoCount: 0,
      reply: null,
      repliedAt: null,
      replyEditedAt: null,
      repliedBy: null,
      replyState: null,
      editedAt: new Date(),
    })
  })
  return readStanding(db, userId, named)
}
