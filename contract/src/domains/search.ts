import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { requiredLine } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { signColours } from '../shared/sign-colours.ts'
import { mostCounted, mostPlaces, mostSuggestions, suggestionKinds } from './search.rules.ts'

/** Takes the words as they are: nothing is put right. */
export const exactlySchema = z.enum(['true'], 'exactly must be true, or left out').optional()

/** What became of the words of a search; null where nothing was searched for. */
export const searchOutcomeSchema = z
  .strictObject({
    /** The words as we would write them, when we know none of the typed ones. */
    didYouMean: z.string().nullable(),
    /** The list is the one of `didYouMean`; with `exactly=true` it is the one of the words typed. */
    isCorrected: z.boolean(),
    /** Words that were left out because nothing has all of them; as typed, and none with `exactly=true`. */
    missing: z.array(z.string()),
  })
  .nullable()
export type SearchOutcome = z.infer<typeof searchOutcomeSchema>

export const suggestionSchema = z.strictObject({
  kind: z.enum(suggestionKinds),
  /** What its page is found by: an id, a slug, or the words to search for. */
  address: z.string(),
  title: bilingualSchema,
  /** Under its name: who offers it, where a vendor is, or what a category belongs to. */
  note: bilingualSchema.nullable(),
  picture: pictureSchema.nullable(),
  /** What a product costs; a service from this on. */
  pricePaisa: z.int().nullable(),
  /** How much a category or a vendor holds. */
  productCount: z.int().nullable(),
  serviceCount: z.int().nullable(),
  /** The letter on a vendor's sign. */
  sign: z.strictObject({ letter: z.string(), colour: z.enum(signColours) }).nullable(),
})
export type Suggestion = z.infer<typeof suggestionSchema>

/** How much a search finds; from `mostCounted` on nobody counts any more. */
const found = z.strictObject({ count: z.int().max(mostCounted), isMore: z.boolean() })
export type Found = z.infer<typeof found>

const synonymWords = z
  .array(requiredLine(60, 'A word'))
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
    access: 'staff',
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
    access: 'staff',
    body: z.strictObject({ words: synonymWords }),
    response: answerOf(synonymGroupSchema),
    errors: [409],
  },
  'PATCH /staff/synonyms/:id': {
    name: 'changeSynonyms',
    summary: 'Change a group, of the version that was seen',
    access: 'staff',
    params: groupParams,
    body: z.strictObject({ words: synonymWords, version: seenVersion }),
    response: answerOf(synonymGroupSchema),
    errors: [404, 409],
  },
  'DELETE /staff/synonyms/:id': {
    name: 'dropSynonyms',
    summary: 'Drop a group',
    access: 'staff',
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
        suggestions: z.array(suggestionSchema).max(mostSuggestions),
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
        products: found,
        services: found,
        /** Categories and vendors of that name. */
        places: z.array(suggestionSchema).max(mostPlaces),
        /** Where nothing is found: words that are written alike, and what others look for. */
        words: z.array(z.string()),
        popular: z.array(z.string()),
      }),
    ),
    maxAgeSeconds: 60,
  },
})
