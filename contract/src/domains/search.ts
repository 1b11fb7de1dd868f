import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { mostSuggestions, suggestionKinds } from './search.rules.ts'

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
})
export type Suggestion = z.infer<typeof suggestionSchema>

export const searchEndpoints = defineEndpoints({
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
})
