import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { requiredLineField } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { signColours } from '../shared/sign-colours.ts'
import { maxCounted, maxPlaces, maxSuggestions, suggestionKinds } from './search.rules.ts'

/** Searches for the words as typed, without corrections. */
export const exactlySchema = z.enum(['true'], 'exactly must be true, or left out').optional()

/** How the search terms were understood; null when nothing was searched for. */
export const searchOutcomeSchema = z
  .strictObject({
    /** The corrected words, when we know none of the typed ones. */
    didYouMean: z.string().nullable(),
    /** Whether the list is for `didYouMean`; with `exactly=true` it is for the typed words. */
    isCorrected: z.boolean(),
    /** Typed words that were left out because nothing matches all of them; empty with `exactly=true`. */
    missing: z.array(z.string()),
  })
  .nullable()
export type SearchOutcome = z.infer<typeof searchOutcomeSchema>

export const suggestionSchema = z.strictObject({
  kind: z.enum(suggestionKinds),
  /** What its page is addressed by: an id, a slug, or the words to search for. */
  address: z.string(),
  title: bilingualSchema,
  /** Shown under its name: the seller, the vendor's location, or the parent category. */
  note: bilingualSchema.nullable(),
  picture: pictureSchema.nullable(),
  /** The price of a product, or the lowest price of a service. */
  pricePaisa: z.int().nullable(),
  /** The number of products of a category or a vendor. */
  productCount: z.int().nullable(),
  serviceCount: z.int().nullable(),
  /** The letter on a vendor's sign. */
  sign: z.strictObject({ letter: z.string(), colour: z.enum(signColours) }).nullable(),
})
export type Suggestion = z.infer<typeof suggestionSchema>

/** How many things a search finds; counting stops at `maxCounted`. */
const searchCountSchema = z.strictObject({ count: z.int().max(maxCounted), isMore: z.boolean() })
export type SearchCount = z.infer<typeof searchCountSchema>

const synonymWords = z
  .array(requiredLineField(60, 'A word'))
  .min(2, 'At least two words stand for each other')
  .max(40, 'At most 40 words')
const synonymGroupSchema = z.strictObject({ id: z.int(), words: z.array(z.string()), version: z.int() })
export type SynonymGroup = z.infer<typeof synonymGroupSchema>
const groupParams = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'This is not the number of a group')
    .transform(Number),
})
const seenVersion = z.int().min(1)

export const searchEndpoints = defineEndpoints({
  'GET /staff/synonyms': {
    name: 'listSynonyms',
    summary: 'Words that stand for each other in a search',
    access: 'staff:catalogue',
    query: z.strictObject({
      pageIndex: pageQuery.pageIndex,
      pageSize: pageQuery.pageSize,
      searchTerm: pageQuery.searchTerm,
    }),
    response: pageOf(synonymGroupSchema),
  },
  'POST /staff/synonyms': {
    name: 'addSynonyms',
    summary: 'A new group of words that stand for each other',
    access: 'staff:catalogue',
    body: z.strictObject({ words: synonymWords }),
    response: answerOf(synonymGroupSchema),
    errors: [409],
  },
  'PATCH /staff/synonyms/:id': {
    name: 'changeSynonyms',
    summary: 'Change a group, of the version that was seen',
    access: 'staff:catalogue',
    params: groupParams,
    body: z.strictObject({ words: synonymWords, version: seenVersion }),
    response: answerOf(synonymGroupSchema),
    errors: [404, 409],
  },
  'DELETE /staff/synonyms/:id': {
    name: 'dropSynonyms',
    summary: 'Drop a group',
    access: 'staff:catalogue',
    params: groupParams,
    response: answerOf(z.strictObject({})),
    errors: [404],
  },
  'GET /search/suggestions': {
    name: 'listSuggestions',
    summary: 'What somebody may be typing: searches, categories, vendors, services and products',
    access: 'public',
    query: z.strictObject({ term: pageQuery.searchTerm }),
    response: answerOf(
      z.strictObject({
        didYouMean: z.string().nullable(),
        suggestions: z.array(suggestionSchema).max(maxSuggestions),
      }),
    ),
    maxAgeSeconds: 60,
  },
  'GET /search/everywhere': {
    name: 'searchEverywhere',
    summary:
      'What a search finds in all of the shop: how much of what, in which places, and other words to try',
    access: 'public',
    query: z.strictObject({ term: pageQuery.searchTerm, exactly: exactlySchema }),
    response: answerOf(
      z.strictObject({
        products: searchCountSchema,
        services: searchCountSchema,
        /** Categories and vendors of that name. */
        places: z.array(suggestionSchema).max(maxPlaces),
        /** When nothing is found: similar words, and what others search for. */
        words: z.array(z.string()),
        popular: z.array(z.string()),
      }),
    ),
    maxAgeSeconds: 60,
  },
})
