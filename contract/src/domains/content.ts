import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, requiredLineField } from '../shared/fields.ts'
import { languages } from '../shared/language.ts'
import { commaJoined, pageQuery } from '../shared/paging.ts'
import { fileLinkSchema, uploadQuery } from '../shared/upload.ts'
import {
  maxBulkItems,
  contentFileMaxBytes,
  maxContentFiles,
  contentTitleMaxLength,
  maxTags,
  tagPattern,
} from './content.rules.ts'

const keySchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]{1,63}$/, 'A key is 2 to 64 small letters, digits and underscores')

const versionPattern = /^[1-9]\d{0,5}$/

const tagSchema = z.string().regex(tagPattern, 'A tag is 1 to 64 letters, digits, spaces and hyphens')

export const contentStatuses = ['draft', 'published'] as const

/** What a document has in one language. */
const contentTextSchema = z.strictObject({ title: z.string(), files: z.array(fileLinkSchema) })
const translationsSchema = z.strictObject({ en: contentTextSchema, ne: contentTextSchema })
export type Translations = z.infer<typeof translationsSchema>

export const masterContentSchema = z.strictObject({
  id: z.string(),
  key: keySchema,
  title: z.string(),
  status: z.enum(contentStatuses),
  version: z.int(),
  /** The version that shoppers see, which a draft leaves as it is; null while there is none. */
  publishedVersion: z.int().nullable(),
  tags: z.array(z.string()),
  /** The files in the reader's language; those of the other language where there are none. */
  files: z.array(fileLinkSchema),
  /** The language of the files. */
  language: z.enum(languages),
  /** Both languages, for staff. */
  translations: translationsSchema.optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type MasterContent = z.infer<typeof masterContentSchema>

export const contentSortFields = ['createdAt', 'updatedAt', 'key', 'title'] as const

/** The reader's language. Left out, it is that of the cookie, and English without one. */
const language = { language: z.enum(languages).optional() }

const listQuery = z.strictObject({
  ...language,
  ...pageQuery,
  key: z.union([z.literal(''), keySchema]).default(''),
  keys: commaJoined('keys', keySchema, 100).optional(),
  tags: commaJoined('tags', tagSchema, 100).optional(),
  sortField: z
    .enum(contentSortFields, `sortField must be one of ${contentSortFields.join(', ')}`)
    .default('createdAt'),
})
export type ContentListQuery = z.output<typeof listQuery>

const id = z.strictObject({ id: z.uuid('An id is a UUID') })
const versionParams = id.extend({
  version: z.string().regex(versionPattern, 'A version is a number').transform(Number),
})
/** The version that the editor saw: a change of an older one is refused, so that nothing is overwritten. */
const seenVersion = z.int().min(1)
const fileIds = z
  .array(z.uuid('This is not the id of a file'))
  .max(maxContentFiles, `At most ${maxContentFiles} files`)
const contentFields = {
  title: requiredLineField(contentTitleMaxLength, 'Title'),
  titleNe: lineField(contentTitleMaxLength, 'Nepali title'),
  tags: z.array(tagSchema).max(maxTags, `At most ${maxTags} tags`),
  status: z.enum(contentStatuses),
  fileIds,
  fileIdsNe: fileIds,
}
const newContentBody = z.strictObject({
  key: keySchema,
  ...contentFields,
  tags: contentFields.tags.default([]),
  status: contentFields.status.default('draft'),
  titleNe: contentFields.titleNe.default(''),
  fileIds: fileIds.default([]),
  fileIdsNe: fileIds.default([]),
})
export type NewContent = z.output<typeof newContentBody>
const contentChanges = z.strictObject(contentFields).partial()
export type ContentChanges = z.output<typeof contentChanges>

export const contentVersionSchema = z.strictObject({
  version: z.int(),
  translations: translationsSchema,
  status: z.enum(contentStatuses),
  tags: z.array(z.string()),
  /** Who made the version, and when. */
  editor: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Whether shoppers see this version now. */
  isShown: z.boolean(),
})
export type ContentVersion = z.infer<typeof contentVersionSchema>

const keyCountSchema = z.strictObject({ key: z.string(), count: z.int() })

export const contentEndpoints = defineEndpoints({
  'GET /master-content/keys': {
    name: 'listContentKeys',
    summary: 'The keys that published content exists for',
    access: 'public',
    response: answerOf(z.array(z.string())),
    maxAgeSeconds: 60,
  },
  'GET /master-content/stats': {
    name: 'getContentStats',
    summary: 'Counts of content by status, key and tag, for staff',
    access: 'staff:content',
    response: answerOf(
      z.strictObject({
        total: z.int(),
        published: z.int(),
        drafts: z.int(),
        files: z.int(),
        byKey: z.array(keyCountSchema),
        byTag: z.array(z.strictObject({ tag: z.string(), count: z.int() })),
        lastUpdatedAt: z.iso.datetime().nullable(),
      }),
    ),
  },
  'GET /master-content/key/:key': {
    name: 'getContentByKey',
    summary: 'The published content of a key, with its files',
    access: 'public',
    params: z.strictObject({ key: keySchema }),
    query: z.strictObject(language),
    response: answerOf(masterContentSchema),
    errors: [404],
    maxAgeSeconds: 60,
  },
  'GET /master-content/:id': {
    name: 'getContent',
    summary: 'One content by its id; drafts are for staff',
    access: 'public',
    params: id,
    query: z.strictObject(language),
    response: answerOf(masterContentSchema),
    errors: [404],
  },
  'GET /master-content': {
    name: 'listContent',
    summary: 'Content by search words, keys and tags, a page at a time; drafts are for staff',
    access: 'public',
    query: listQuery,
    response: pageOf(masterContentSchema),
  },
  'POST /master-content/bulk-keys': {
    name: 'getContentByKeys',
    summary: 'The published content of several keys at once; keys without content are left out',
    access: 'public',
    onlyReads: true,
    body: z.strictObject({ keys: z.array(keySchema).min(1).max(100) }),
    response: answerOf(z.array(masterContentSchema)),
  },
  'POST /master-content': {
    name: 'createContent',
    summary: 'New content under a key of its own',
    access: 'staff:content',
    body: newContentBody,
    response: answerOf(masterContentSchema),
    errors: [409],
  },
  'PATCH /master-content/bulk': {
    name: 'changeContents',
    summary: 'Change several contents, each of the version that was seen: all of them or none',
    access: 'staff:content',
    mayTakeLong: true,
    body: z.strictObject({
      updates: z
        .array(
          z.strictObject({ id: z.uuid('An id is a UUID'), version: seenVersion, changes: contentChanges }),
        )
        .min(1)
        .max(maxBulkItems, `At most ${maxBulkItems} at once`),
    }),
    response: answerOf(z.array(masterContentSchema)),
    errors: [404, 409, 413],
  },
  'PATCH /master-content/:id': {
    name: 'changeContent',
    summary: 'A new version of a content, made from the version that was seen',
    access: 'staff:content',
    params: id,
    body: contentChanges.extend({ version: seenVersion }),
    response: answerOf(masterContentSchema),
    errors: [404, 409],
  },
  'DELETE /master-content/:id': {
    name: 'deleteContent',
    summary: 'Take a content away; its versions stay in the audit log. What the law asks for stays',
    access: 'staff:content',
    params: id,
    query: z.strictObject({
      version: z.string().regex(versionPattern, 'A version is a number').transform(Number),
    }),
    response: answerOf(z.strictObject({})),
    errors: [404, 409],
  },
  'GET /master-content/:id/versions': {
    name: 'listContentVersions',
    summary: 'Every version of a content, newest first',
    access: 'staff:content',
    params: id,
    response: answerOf(z.array(contentVersionSchema)),
    errors: [404],
  },
  'POST /master-content/:id/versions/:version/restore': {
    name: 'restoreContentVersion',
    summary: 'Make an old version the newest again, as a draft',
    access: 'staff:content',
    params: versionParams,
    body: z.strictObject({ version: seenVersion }),
    response: answerOf(masterContentSchema),
    errors: [404, 409],
  },
  'POST /master-content/files': {
    name: 'uploadContentFile',
    summary: 'Upload a PDF for a content; the body is the file',
    access: 'staff:content',
    query: uploadQuery,
    takesFile: { maxBytes: contentFileMaxBytes },
    response: answerOf(fileLinkSchema),
    errors: [413, 415],
  },
})
