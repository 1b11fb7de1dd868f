import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { languages } from '../shared/language.ts'
import { pageQuery } from '../shared/paging.ts'
import { plainText } from '../shared/plain-text.ts'
import { uploadQuery } from '../shared/upload.ts'
import { paperBytes } from './applications.ts'
import * as rules from './imports.rules.ts'

const fieldSchema = z
  .string()
  .max(80)
  .refine((text) => rules.isImportField(text), 'This is no column of a listing')

/** How many rows of the file stand where. Those of a listing with a bad row are `leftOut`, because it is written whole or not at all. */
const rowCountsSchema = z.strictObject({
  total: z.int(),
  /** How many the dry run has read. */
  checked: z.int(),
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  errors: z.int(),
  leftOut: z.int(),
})

/** How many listings there are to write or undo, and what became of those that were reached. */
const listingCountsSchema = z.strictObject({
  /** With good rows that change something. */
  total: z.int(),
  done: z.int(),
  new: z.int(),
  changed: z.int(),
  /** Of new ones, those that stay drafts because they have too few pictures to be sent. */
  drafts: z.int(),
  failed: z.int(),
  undone: z.int(),
  kept: z.int(),
})

const columnSchema = z.strictObject({
  /** As it stands in the first row of the file. */
  header: z.string(),
  /** What it means; null for one that is not read. */
  field: z.string().nullable(),
  /** The first cells that are not empty, at most three. */
  samples: z.array(z.string()),
})

export const importSchema = z.strictObject({
  id: z.string(),
  state: z.enum(rules.importStates),
  fileName: z.string(),
  fileKind: z.enum(rules.importFileKinds),
  fileBytes: z.int(),
  /** Whether the columns were known from an earlier file of the shop with the same header. */
  areColumnsRemembered: z.boolean(),
  columns: z.array(columnSchema),
  rows: rowCountsSchema,
  listings: listingCountsSchema,
  /** How many pictures of ZIPs have come, and how many of them are no pictures. */
  pictures: z.strictObject({ received: z.int(), faulty: z.int() }),
  /** When the work that runs now, or ran last, began and ended; from them and the counts comes what is left. */
  workedFrom: z.iso.datetime().nullable(),
  workedUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Who sent the file; null once that account is closed. */
  createdBy: z.string().nullable(),
  stopReason: z.enum(rules.importStopReasons).nullable(),
  /** Until when all of it can be taken back; null while there is nothing to take back. */
  undoUntil: z.iso.datetime().nullable(),
  /** When its rows were deleted; from then on only the numbers are left. */
  rowsDeletedAt: z.iso.datetime().nullable(),
})
export type Import = z.infer<typeof importSchema>
export type ImportColumn = z.infer<typeof columnSchema>

export const importProblemSchema = z.strictObject({
  /** As a spreadsheet counts: the header is row 1. */
  row: z.int(),
  field: z.string(),
  /** What stands in the cell, after mends; empty where the file has no such column. */
  value: z.string(),
  code: z.enum(rules.importProblemCodes),
  /** What the sentence of the code names. */
  data: z.record(z.string(), z.string()),
  /** What the cell would hold if it were right, where this can be guessed. */
  mend: z.string().nullable(),
})
export type ImportProblem = z.infer<typeof importProblemSchema>

export const importResultSchema = z.strictObject({
  listingId: z.string().nullable(),
  code: z.string(),
  title: bilingualSchema,
  /** The rows of the file that it was made of, at most ten. */
  rows: z.array(z.int()),
  outcome: z.enum(rules.importOutcomes),
  isDraft: z.boolean(),
  failure: z.enum(rules.importFailures).nullable(),
  /** The refusal in English, as the call of a single listing would give it; null unless failed. */
  sentence: z.string().nullable(),
  keptReasons: z.array(z.enum(rules.importKeptReasons)),
})
export type ImportResult = z.infer<typeof importResultSchema>

const importFieldSchema = z.strictObject({
  field: z.string(),
  name: bilingualSchema,
  /** Whether a new listing cannot do without it, whatever its category. */
  isRequired: z.boolean(),
})
export type ImportFieldChoice = z.infer<typeof importFieldSchema>

const shopParams = z.strictObject({ shopId: publicIdSchema })
const importParams = shopParams.extend({ importId: z.uuid() })
const cursor = z
  .string()
  .regex(/^\d{1,9}$/, 'This is no place in this list')
  .optional()
const pagedQuery = z.strictObject({ pageSize: pageQuery.pageSize, cursor })
const pagedAnswer = <T extends z.ZodType>(item: T) =>
  answerOf(z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() }))
const fileQuery = z.strictObject({
  format: z.enum(rules.importFileKinds).default('csv'),
  /** The language of the header. */
  language: z.enum(languages).default('en'),
})
const importAnswer = answerOf(importSchema)
const ofImport = { access: 'vendor:listings', params: importParams, errors: [404, 409] } as const
const fileAnswer = {
  access: 'vendor:listings',
  response: paperBytes,
  mediaType: 'application/octet-stream',
  mayTakeLong: true,
} as const

export const importsEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/import-fields': {
    name: 'listImportFields',
    summary: 'What a column of a file of listings can be, in the order of the template',
    access: 'vendor:listings',
    params: shopParams,
    response: answerOf(z.strictObject({ items: z.array(importFieldSchema) })),
    errors: [404],
  },
  'GET /vendor/shops/:shopId/import-template': {
    ...fileAnswer,
    name: 'getImportTemplate',
    summary: 'A file with the columns of listings and one listing as an example',
    params: shopParams,
    query: fileQuery,
    errors: [404],
  },
  'GET /vendor/shops/:shopId/listings-export': {
    ...fileAnswer,
    name: 'exportListings',
    summary: 'All goods that the shop lists, a row for each variant, in the columns of the template',
    params: shopParams,
    query: fileQuery,
    errors: [404],
    limit: { max: 30, perSeconds: 3600 },
  },
  'GET /vendor/shops/:shopId/imports': {
    name: 'listImports',
    summary: 'The imports of the shop, the newest first, at most 20; at most one of them is open',
    access: 'vendor:listings',
    params: shopParams,
    response: answerOf(z.strictObject({ items: z.array(importSchema) })),
    errors: [404],
  },
  'POST /vendor/shops/:shopId/imports': {
    name: 'openImport',
    summary: 'Send a file of listings as CSV or XLSX; refused while another import of the shop is open',
    access: 'vendor:listings',
    params: shopParams,
    query: uploadQuery,
    takesFile: { maxBytes: rules.importFileMaxBytes },
    response: importAnswer,
    errors: [404, 409, 413, 415],
    mayTakeLong: true,
  },
  'GET /vendor/shops/:shopId/imports/:importId': {
    ...ofImport,
    name: 'getImport',
    summary: 'How far an import is; asked again and again while the server works on it',
    response: importAnswer,
    errors: [404],
  },
  'PUT /vendor/shops/:shopId/imports/:importId/columns': {
    ...ofImport,
    name: 'matchImportColumns',
    summary: 'Say what each column is, which is remembered for such files, and begin the dry run',
    body: z.strictObject({
      /** One for each column of the file, in their order; null for one that is not read. */
      fields: z
        .array(fieldSchema.nullable())
        .max(rules.maxImportColumns, `At most ${rules.maxImportColumns} columns`)
        .refine((fields) => {
          const named = fields.filter((field) => field !== null)
          return new Set(named).size === named.length
        }, 'Two columns cannot be the same'),
    }),
    response: importAnswer,
  },
  'GET /vendor/shops/:shopId/imports/:importId/problems': {
    ...ofImport,
    name: 'listImportProblems',
    summary:
      'The cells that keep rows from being written, in the order of the file; grows during the dry run',
    query: pagedQuery,
    response: pagedAnswer(importProblemSchema),
    errors: [404],
  },
  'PUT /vendor/shops/:shopId/imports/:importId/rows/:row/cell': {
    ...ofImport,
    name: 'mendImportCell',
    summary:
      'Put another value into a cell, and check its listing again; the answer has what is still wrong with the row',
    params: importParams.extend({
      row: z.coerce.number().int().min(2).max(rules.lastImportRow),
    }),
    body: z.strictObject({
      field: fieldSchema,
      value: plainText('This').max(rules.importCellMaxLength, 'This is too long'),
    }),
    response: answerOf(z.strictObject({ import: importSchema, problems: z.array(importProblemSchema) })),
  },
  'POST /vendor/shops/:shopId/imports/:importId/mends': {
    ...ofImport,
    name: 'mendImport',
    summary: 'Put every suggested value into its cell, and check these listings again',
    response: importAnswer,
  },
  'GET /vendor/shops/:shopId/imports/:importId/problem-rows': {
    ...fileAnswer,
    name: 'getImportProblemRows',
    summary:
      'The rows that will not be written, as CSV with the columns of the file and one more that says why',
    params: importParams,
    query: z.strictObject({ language: z.enum(languages).default('en') }),
    errors: [404],
  },
  'POST /vendor/shops/:shopId/imports/:importId/pictures': {
    ...ofImport,
    name: 'sendImportPictures',
    summary:
      'Send a ZIP with pictures that the rows name by their file names; rows that were checked are checked again',
    query: uploadQuery,
    takesFile: { maxBytes: rules.importPicturesMaxBytes },
    response: importAnswer,
    errors: [404, 409, 413, 415],
    mayTakeLong: true,
  },
  'POST /vendor/shops/:shopId/imports/:importId/write': {
    ...ofImport,
    name: 'writeImport',
    summary:
      'Write the good rows: prices and stock of what is live at once, new words and pictures by review',
    response: importAnswer,
  },
  'POST /vendor/shops/:shopId/imports/:importId/stop': {
    ...ofImport,
    name: 'stopImport',
    summary: 'End an import; what is written already stays, and can be undone',
    response: importAnswer,
  },
  'POST /vendor/shops/:shopId/imports/:importId/undo': {
    ...ofImport,
    name: 'undoImport',
    summary: 'Take all of an import back within 24 hours, but for what was sold or changed since',
    response: importAnswer,
  },
  'GET /vendor/shops/:shopId/imports/:importId/results': {
    ...ofImport,
    name: 'listImportResults',
    summary: 'What became of each listing of the file, in its order',
    query: pagedQuery.extend({ outcome: z.enum(rules.importOutcomes).optional() }),
    response: pagedAnswer(importResultSchema),
    errors: [404],
  },
})
