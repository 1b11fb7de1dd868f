import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, requiredLineField, slugSchema } from '../shared/fields.ts'
import {
  categoryKinds,
  maxChoices,
  maxParticulars,
  particularHintMaxLength,
  particularKeyMaxLength,
  particularNameMaxLength,
} from './catalogue.categories.rules.ts'
import { knownParticularOf } from './catalogue.known-particulars.ts'
import { particularKinds } from './catalogue.particulars.ts'
import { taxKinds } from './catalogue.rules.ts'

const choiceSchema = z.strictObject({ key: z.string(), name: bilingualSchema })
const particularSchema = z.strictObject({
  key: z.string(),
  kind: z.enum(particularKinds),
  name: bilingualSchema,
  hint: bilingualSchema,
  choices: z.array(choiceSchema),
  isRequired: z.boolean(),
})

const own = {
  particulars: z.array(particularSchema),
  notAsked: z.array(z.string()),
  taxKind: z.enum(taxKinds).nullable(),
  allowsNoReturns: z.boolean().nullable(),
  isClosed: z.boolean(),
}
const listingCategory = { slug: z.string(), name: bilingualSchema, ...own }
/** A department with its children, empty ones too, and what each of them asks for itself: see `rulesFor`. */
export const listingCategorySchema = z.strictObject({
  ...listingCategory,
  children: z.array(z.strictObject(listingCategory)),
})
export type ListingCategory = z.infer<typeof listingCategorySchema>

export const staffCategorySchema = z.strictObject({
  id: z.string(),
  /** Null of a department. */
  parentId: z.string().nullable(),
  kind: z.enum(categoryKinds),
  ...listingCategory,
  /** What is on sale in it and below it. */
  itemCount: z.int(),
  /** Grows with every change; 0 as long as nobody has said anything of the category. */
  version: z.int(),
})
export type StaffCategory = z.infer<typeof staffCategorySchema>

const bothNames = (label: string) => {
  const line = requiredLineField(particularNameMaxLength, label)
  return z.strictObject({ en: line, ne: line })
}
const hintLine = lineField(particularHintMaxLength, 'Hint')
const keyField = slugSchema.max(
  particularKeyMaxLength,
  `A key has at most ${particularKeyMaxLength} characters`,
)
const hasEachOnce = (all: { key: string }[]) => new Set(all.map(({ key }) => key)).size === all.length

const particularInput = z
  .strictObject({
    key: keyField,
    kind: z.enum(particularKinds, 'Please choose what is entered'),
    name: bothNames('Name'),
    hint: z.strictObject({ en: hintLine, ne: hintLine }),
    choices: z
      .array(z.strictObject({ key: keyField, name: bothNames('Choice') }))
      .max(maxChoices, `At most ${maxChoices} choices`)
      .refine(hasEachOnce, 'Every choice stands once'),
    isRequired: z.boolean(),
  })
  .refine(({ kind, choices }) => (kind === 'choice' ? choices.length >= 2 : choices.length === 0), {
    error: 'A choice has two answers at least, and nothing else has any',
    path: ['choices'],
  })
  .refine(({ key, kind }) => (knownParticularOf(key)?.kind ?? kind) === kind, {
    error: 'What is entered here is fixed for this particular',
    path: ['kind'],
  })

const seen = z.int().min(0)
export const categoryParticularsBody = z.strictObject({
  version: seen,
  particulars: z
    .array(particularInput)
    .max(maxParticulars, `At most ${maxParticulars} particulars`)
    .refine(hasEachOnce, 'Every particular stands once'),
  notAsked: z.array(keyField).max(maxParticulars),
  taxKind: own.taxKind,
  allowsNoReturns: own.allowsNoReturns,
})
export type CategoryParticularsBody = z.output<typeof categoryParticularsBody>

const categoryParams = z.strictObject({
  categoryId: z.string().regex(/^[1-9]\d{0,8}$/, 'This is not the id of a category'),
})
const change = {
  access: 'staff:catalogue',
  params: categoryParams,
  response: answerOf(staffCategorySchema),
  errors: [404, 409],
} as const

export const categoriesEndpoints = defineEndpoints({
  'GET /categories/particulars': {
    name: 'listCategoryParticulars',
    summary: 'All categories of a kind, empty ones too, with what they ask of a listing',
    access: 'public',
    query: z.strictObject({
      kind: z.enum(categoryKinds, 'kind must be product or service').default('product'),
    }),
    response: answerOf(z.strictObject({ categories: z.array(listingCategorySchema) })),
    maxAgeSeconds: 60,
  },
  'GET /staff/categories': {
    name: 'listCategoriesForStaff',
    summary: 'All categories of both kinds, departments before their children',
    access: 'staff:catalogue',
    response: answerOf(z.strictObject({ categories: z.array(staffCategorySchema) })),
  },
  'PUT /staff/categories/:categoryId/particulars': {
    ...change,
    name: 'saveCategoryParticulars',
    summary: 'Say what a category asks of a listing, made from the version that was seen',
    body: categoryParticularsBody,
  },
  'POST /staff/categories/:categoryId/close': {
    ...change,
    name: 'closeCategory',
    summary: 'Take no new listings into a category and what is below it; those that are there stay',
    body: z.strictObject({ version: seen }),
  },
  'POST /staff/categories/:categoryId/open': {
    ...change,
    name: 'openCategory',
    summary: 'Take new listings into a closed category again',
    body: z.strictObject({ version: seen }),
  },
})
