import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { commaJoined, pageQuery } from '../shared/paging.ts'

const keySchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]{1,63}$/, 'A key is 2 to 64 small letters, digits and underscores')

const tagSchema = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,63}$/u, 'A tag is 1 to 64 letters, digits, spaces and hyphens')

export const contentFileSchema = z.strictObject({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
})

export const contentStatuses = ['draft', 'published'] as const

export const masterContentSchema = z.strictObject({
  id: z.string(),
  key: keySchema,
  title: z.string(),
  status: z.enum(contentStatuses),
  version: z.int(),
  tags: z.array(z.string()),
  files: z.array(contentFileSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type MasterContent = z.infer<typeof masterContentSchema>

export const contentSortFields = ['createdAt', 'updatedAt', 'key', 'title'] as const

const listQuery = z.strictObject({
  ...pageQuery,
  key: z.union([z.literal(''), keySchema]).default(''),
  keys: commaJoined('keys', keySchema, 100).optional(),
  tags: commaJoined('tags', tagSchema, 100).optional(),
  sortField: z
    .enum(contentSortFields, `sortField must be one of ${contentSortFields.join(', ')}`)
    .default('createdAt'),
})
export type ContentListQuery = z.output<typeof listQuery>

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
    access: 'staff',
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
    response: answerOf(masterContentSchema),
    errors: [404],
    maxAgeSeconds: 60,
  },
  'GET /master-content/:id': {
    name: 'getContent',
    summary: 'One content by its id; drafts are for staff',
    access: 'public',
    params: z.strictObject({ id: z.uuid('An id is a UUID') }),
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
})
