import { z } from 'zod'
import { answerOf, deepPageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { requestKeyPattern } from '../shared/fields.rules.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { productSchema } from './catalogue.ts'
import { listingCellsSchema } from './listings.bulk.ts'
import { listingContentSchema, listingFieldsSchema } from './listings.content.ts'
import * as rules from './listings.rules.ts'
import { serviceSchema } from './services.ts'

const paisa = z.int()

/** What staff wrote when they sent a version back: at single fields, and over all of it. */
export const reviewReasonSchema = z.strictObject({
  /** A field of the content as a path, such as `story` or `pictures.1.alt`. */
  field: z.string().max(80),
  words: z.string(),
})
export const sentBackSchema = z.strictObject({
  reasons: z.array(reviewReasonSchema),
  words: z.string(),
  at: z.iso.datetime(),
  /** The name of who sent it back; null once that account is closed. */
  by: z.string().nullable(),
})

const listingShape = {
  id: z.string(),
  kind: z.enum(rules.listingKinds),
  state: z.enum(rules.listingStates),
  changes: z.enum(rules.listingChanges),
  /** The id in the address of its page; null while it has never been in the shop. */
  publicId: z.string().nullable(),
  sentBack: sentBackSchema.nullable(),
  savedAt: z.iso.datetime(),
}

export const listingRowSchema = z.strictObject({
  ...listingShape,
  title: bilingualSchema,
  picture: pictureSchema.nullable(),
  /** The SKU of the only variant, or of the first of several. */
  sku: z.string(),
  variantCount: z.int(),
  /** The lowest and highest price of what is offered; null where none is written yet. */
  fromPaisa: paisa.nullable(),
  toPaisa: paisa.nullable(),
  /** The price before a deal that runs now. */
  oldPaisa: paisa.nullable(),
  /** How many can still be sold; null for services, and while nothing is written. */
  stock: z.int().nullable(),
  readyDays: z.int().nullable(),
  isCashPossible: z.boolean(),
  /** Of a product, where the list was asked for it. */
  cells: listingCellsSchema.nullable(),
})
export type ListingRow = z.infer<typeof listingRowSchema>

export const liveVariantSchema = z.strictObject({
  variantId: z.string(),
  values: z.array(z.string()),
  sku: z.string(),
  pricePaisa: paisa,
  oldPricePaisa: paisa.nullable(),
  onHand: z.int(),
  /** Held for orders that wait for their payment. */
  reserved: z.int(),
  /** Sold, but not sent yet. */
  allocated: z.int(),
  isOffered: z.boolean(),
})

export const listingSchema = z.strictObject({
  ...listingShape,
  /** Grows with every change of the draft; a save names the one that it has seen. */
  version: z.int(),
  /** Whether something was written since it was sent last. */
  hasUnsent: z.boolean(),
  /** The draft; while nothing is being prepared, what was sent, or what is live. */
  content: listingContentSchema,
  /** What shoppers see; null while nothing is live. */
  live: z.strictObject({ content: listingContentSchema, variants: z.array(liveVariantSchema) }).nullable(),
  /** The pictures that content and live name, by their ids, without their words. */
  pictures: z.record(z.string(), pictureSchema),
  /** The version that staff have to look at, and by when they will. */
  waiting: z
    .strictObject({ number: z.int(), sentAt: z.iso.datetime(), answerBy: z.iso.datetime() })
    .nullable(),
  /** Who changed the draft last; null once that account is closed. */
  savedBy: z.string().nullable(),
})
export type Listing = z.infer<typeof listingSchema>

export const listingVersionSchema = z.strictObject({
  id: z.string(),
  number: z.int(),
  state: z.enum(rules.versionStates),
  sentAt: z.iso.datetime(),
  sentBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  sentBack: sentBackSchema.nullable(),
})
export type ListingVersion = z.infer<typeof listingVersionSchema>

export const listingPreviewSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('product'), product: productSchema }),
  z.strictObject({ kind: z.literal('service'), service: serviceSchema }),
])
export type ListingPreview = z.infer<typeof listingPreviewSchema>

const listQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  searchTerm: pageQuery.searchTerm,
  kind: z.enum(rules.listingKinds).default('product'),
  state: z.enum(rules.listingStates).optional(),
  changes: z.enum(rules.listingChanges).optional(),
  cursor: z.string().max(200).optional(),
  withCells: z.enum(['true'], 'withCells must be true, or left out').optional(),
})
export type ListingQuery = z.output<typeof listQuery>

export const listingCountsSchema = z.strictObject({
  all: z.int(),
  ...Object.fromEntries(rules.listingStates.map((state) => [state, z.int()])),
  /** Of all, how many have changes that were sent back, live ones among them. */
  mend: z.int(),
} as Record<rules.ListingState | 'all' | 'mend', z.ZodInt>)
export type ListingCounts = z.infer<typeof listingCountsSchema>

const shopParams = z.strictObject({ shopId: publicIdSchema })
const listingParams = shopParams.extend({ listingId: publicIdSchema })
const seenVersion = z.int().min(0)
const seenBody = z.strictObject({ version: seenVersion })
const listingCall = { access: 'vendor:listings', params: listingParams } as const
const listingAnswer = answerOf(listingSchema)

export const listingsEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/listings': {
    name: 'listListings',
    summary: 'What the shop lists, by kind, state and words, changed last first, with how many stand where',
    access: 'vendor:listings',
    params: shopParams,
    query: listQuery,
    response: deepPageOf(listingRowSchema, { counts: listingCountsSchema }),
  },
  'POST /vendor/shops/:shopId/listings': {
    name: 'createListing',
    summary: 'Begin a listing, empty or as a copy of another; the same key sent twice begins one',
    access: 'vendor:listings',
    params: shopParams,
    body: z.strictObject({
      kind: z.enum(rules.listingKinds),
      key: z.string().regex(requestKeyPattern, 'The key is not valid'),
      copyOf: publicIdSchema.optional(),
    }),
    response: listingAnswer,
    errors: [404, 409],
    limit: { max: 600, perSeconds: 3600 },
  },
  'GET /vendor/shops/:shopId/listings/:listingId': {
    ...listingCall,
    name: 'getListing',
    summary: 'A listing as it is being prepared and as it is live',
    response: listingAnswer,
    errors: [404],
  },
  'PATCH /vendor/shops/:shopId/listings/:listingId/draft': {
    ...listingCall,
    name: 'saveListing',
    summary:
      'Keep some fields of the draft, made from the version that was seen; refused when one of them was changed meanwhile',
    body: z.strictObject({ version: seenVersion, fields: listingFieldsSchema }),
    response: listingAnswer,
    errors: [404, 409],
    bodyLimitBytes: 200_000,
  },
  'POST /vendor/shops/:shopId/listings/:listingId/discard': {
    ...listingCall,
    name: 'discardListingDraft',
    summary: 'Drop what was prepared of a live listing',
    body: seenBody,
    response: listingAnswer,
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/listings/:listingId/submit': {
    ...listingCall,
    name: 'submitListing',
    summary: 'Send the draft to staff; refused with what is missing, field by field',
    body: seenBody,
    response: listingAnswer,
    errors: [404, 409],
    limit: { max: 300, perSeconds: 3600 },
  },
  'POST /vendor/shops/:shopId/listings/:listingId/withdraw': {
    ...listingCall,
    name: 'withdrawListing',
    summary: 'Take back what was sent and is not decided yet',
    response: listingAnswer,
    errors: [404, 409],
  },
  'PUT /vendor/shops/:shopId/listings/:listingId/pause': {
    ...listingCall,
    name: 'pauseListing',
    summary: 'Take a live listing out of the shop, or put it back, at once',
    body: z.strictObject({ isPaused: z.boolean() }),
    response: listingAnswer,
    errors: [404, 409],
  },
  'DELETE /vendor/shops/:shopId/listings/:listingId': {
    ...listingCall,
    name: 'deleteListing',
    summary: 'Delete a listing that is not in the shop and that nobody has bought',
    response: answerOf(z.null()),
    errors: [404, 409],
  },
  'GET /vendor/shops/:shopId/listings/:listingId/preview': {
    ...listingCall,
    name: 'previewListing',
    summary: 'The page as shoppers will see it when the draft is live',
    response: answerOf(listingPreviewSchema),
    errors: [404],
  },
  'GET /vendor/shops/:shopId/listings/:listingId/versions': {
    ...listingCall,
    name: 'listListingVersions',
    summary: 'What was sent and how it was decided, the newest first, at most 50',
    response: answerOf(z.strictObject({ items: z.array(listingVersionSchema) })),
    errors: [404],
  },
})
