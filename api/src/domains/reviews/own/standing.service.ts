import { reviewEditDays, type ReviewKind, type ReviewRefusal } from '@haat/contract/domains/reviews.rules.ts'
import type { OwnReview, OwnStanding, Purchase } from '@haat/contract/domains/reviews.own.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { numberOfPublicId, toPublicId } from '@haat/contract/shared/public-id.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { getUserRow } from '../../account/account.service.ts'
import { getProductFacts } from '../../catalogue/product.service.ts'
import { isMember } from '../../members/members.service.ts'
import { toPicture } from '../../pictures/pictures.service.ts'
import { getServiceBasics } from '../../services/services.service.ts'
import { getVendorBySlug } from '../../vendors/vendors.service.ts'
import { askedAspects } from '../reviews.service.ts'
import type { ReviewRow, ReviewSubject } from '../reviews.store.ts'
import { shownAuthor } from '../shown-author.ts'
import { findOwn, listOwn, listVoted, type OwnReviewRow } from './own-reviews.store.ts'
import {
  findProductDealings,
  listToWrite,
  readDealings,
  type Dealings,
  type Person,
  type PurchaseLine,
} from './purchases.store.ts'

const noWords = { en: '', ne: '' }

/** What somebody wants to say something about. */
export interface Thing extends Pick<Purchase, 'kind' | 'id' | 'title' | 'picture' | 'shopName'> {
  subject: ReviewSubject
  vendorId: number
}
interface Named {
  kind: ReviewKind
  id: string
}

/** Finds it also where its page is gone: who received something may say so. */
export async function getThing(db: Tx, { kind, id }: Named): Promise<Thing> {
  if (kind === 'shop') {
    const { id: vendorId, slug, logo, ...row } = await getVendorBySlug(db, id)
    const name = { en: row.name, ne: row.nameNe }
    return { kind, id: slug, title: name, picture: logo, shopName: name, subject: { vendorId }, vendorId }
  }
  if (kind === 'service') {
    const { id: serviceId, provider, vendorId, ...row } = await getServiceBasics(db, id)
    const shopName = { en: provider.name, ne: provider.nameNe }
    const title = { en: row.title, ne: row.titleNe }
    return { kind, id, title, picture: null, shopName, subject: { serviceId }, vendorId }
  }
  return thingOf(await getProductFacts(db, id))
}

type ProductFacts = Awaited<ReturnType<typeof getProductFacts>>
const thingOf = ({ id, slug, vendorId, ...shown }: ProductFacts): Thing => ({
  kind: 'product',
  id: toPublicId(slug, id),
  ...shown,
  subject: { productId: id },
  vendorId,
})

/** The line that was received and kept last, or why there is none. */
export function judgeLines(lines: PurchaseLine[]): { line?: PurchaseLine; refusal: ReviewRefusal | null } {
  const received = lines.filter(({ cameOn }) => cameOn !== null)
  const line = received.find(({ isRefunded }) => !isRefunded)
  if (line) return { line, refusal: null }
  if (lines.length === 0) return { refusal: 'notBought' }
  return { refusal: received.length === 0 ? 'notReceived' : 'refunded' }
}

export const editableUntil = ({ createdAt }: Pick<ReviewRow, 'createdAt'>) =>
  addDays(nepalDay(createdAt), reviewEditDays)
export const isEditable = (row: Pick<ReviewRow, 'createdAt'>, now = new Date()) =>
  nepalDay(now) <= editableUntil(row)

export interface Standing {
  /** What they received and kept last. */
  line?: PurchaseLine
  /** Why they have nothing to write about. */
  refusal: ReviewRefusal | null
  /** Why they can write nothing here, whatever they have received. */
  ofPerson: ReviewRefusal | null
}

interface Writing {
  person: Person
  thing: Thing
  standing: Standing
}

/** Who says something, of what, and what they have to do with it. */
export async function readWriting(db: Tx, userId: string, named: Named): Promise<Writing> {
  if (named.kind === 'product') {
    const found = await findProductDealings(db, { userId, productId: numberOfPublicId(named.id) ?? 0 })
    if (!found) throw notFound('This product')
    const { person, product } = found
    return { person, thing: thingOf(product), standing: standingOf(person, found) }
  }
  const [person, thing] = await Promise.all([getUserRow(db, userId), getThing(db, named)])
  // Nobody can book a service through Haat yet.
  const dealings =
    named.kind === 'service'
      ? { isOfShop: await isMember(db, userId, thing.vendorId), lines: [] }
      : await readDealings(db, { userId, vendorId: thing.vendorId })
  return { person, thing, standing: standingOf(person, dealings) }
}

function standingOf({ emailVerified }: Person, { isOfShop, lines }: Dealings): Standing {
  return { ...judgeLines(lines), ofPerson: !emailVerified ? 'unverified' : isOfShop ? 'ownShop' : null }
}

/** Why somebody cannot write now. What is on the page already can be changed also after a refund. */
export function refusalOf({ ofPerson, refusal }: Standing, own: ReviewRow | undefined): ReviewRefusal | null {
  if (ofPerson) return ofPerson
  const isThere = own !== undefined && own.state !== 'withdrawn'
  if (!isThere && refusal) return refusal
  return own && !isEditable(own) ? 'tooLate' : null
}

export const toOwnReview = (row: OwnReviewRow): OwnReview => ({
  id: String(row.id),
  about: { ...row.thing, choice: row.choice, boughtOn: row.boughtOn! },
  stars: row.stars,
  aspects: row.aspects,
  text: row.text,
  photos: row.ownPhotos.map(({ photoId, picture }) => ({ photoId, picture: toPicture(picture, noWords) })),
  state: row.state === 'legacy' ? 'published' : row.state,
  removalReason: row.removalReason,
  helpfulCount: row.helpfulCount,
  reply:
    row.reply !== null && row.replyState === 'published'
      ? { text: row.reply, at: row.repliedAt!.toISOString() }
      : null,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  editableUntil: editableUntil(row),
})

export async function readStanding(db: Tx, userId: string, named: Named): Promise<OwnStanding> {
  const { person, thing, standing } = await readWriting(db, userId, named)
  const { subject: _, vendorId: __, ...shown } = thing
  const own = await findOwn(db, userId, thing.subject)
  const [aspects, voted] = await Promise.all([
    askedAspects(db, thing.subject),
    listVoted(db, userId, thing.subject),
  ])
  const { line } = standing
  const choice = thing.kind === 'shop' ? [] : (line?.choice ?? [])
  return {
    purchase: line ? { ...shown, choice, boughtOn: line.cameOn! } : null,
    refusal: refusalOf(standing, own),
    review: own && own.state !== 'withdrawn' ? toOwnReview(own) : null,
    aspects,
    shownAs: line ? shownAuthor(person, line.district) : null,
    votedReviewIds: voted.map(String),
  }
}

interface PageOf {
  pageIndex: number
  pageSize: number
}

export async function ownReviewsPage(db: Tx, userId: string, page: PageOf) {
  const { rows, total } = await listOwn(db, userId, page)
  return { items: rows.map(toOwnReview), ...page, total }
}

export async function toWritePage(db: Tx, userId: string, page: PageOf) {
  const { rows, total } = await listToWrite(db, userId, page)
  const items = rows.map(({ kind, id, title, picture, choice, shopName, boughtOn }): Purchase => ({
    kind,
    id,
    title,
    picture,
    choice,
    shopName,
    boughtOn,
  }))
  return { items, ...page, total }
}
