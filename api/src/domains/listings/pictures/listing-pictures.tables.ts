import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type {
  PictureCrop,
  PictureFault,
  PictureTurn,
  PictureUploadState,
} from '@haat/contract/domains/listings.pictures.rules.ts'
import { instant, number64 } from '#platform/database/columns.ts'

/** The pictures that a shop may show in its listings: what its members have uploaded, and what was made of that. */
export const listingPictures = pgTable(
  'listing_pictures',
  {
    vendorId: number64().notNull(),
    pictureId: text().notNull(),
    /** The private file from which parts are cut; null for a picture whose largest width has to do. */
    originalFileId: uuid(),
    /** The picture that this one was cut from; null for one as it came. */
    sourceId: text(),
    turn: smallint().$type<PictureTurn>().notNull().default(0),
    crop: jsonb().$type<PictureCrop>(),
    uploadedBy: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When somebody last made it, or a job found it in use. */
    lookedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.pictureId] }),
    index('listing_pictures_looked_at').on(t.lookedAt),
    index('listing_pictures_source')
      .on(t.vendorId, t.sourceId)
      .where(sql`${t.sourceId} is not null`),
    check('listing_pictures_cut', sql`(${t.sourceId} is null) = (${t.crop} is null)`),
  ],
)

/** Pictures on their way. The row is the receipt of one that has come, until a job removes it. */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    id: uuid().primaryKey(),
    vendorId: number64().notNull(),
    /** Made by the sender, for whom the same key is the same upload. */
    key: uuid().notNull(),
    uploadedBy: uuid().notNull(),
    name: text().notNull(),
    sizeBytes: integer().notNull(),
    received: integer().notNull().default(0),
    state: text().$type<PictureUploadState>().notNull().default('receiving'),
    pictureId: text(),
    fault: text().$type<PictureFault>(),
    /** How often its picture was begun and neither made nor refused: the process went away in the middle of it. */
    tries: smallint().notNull().default(0),
    changedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('picture_uploads_key').on(t.vendorId, t.uploadedBy, t.key),
    index('picture_uploads_changed_at').on(t.changedAt),
    index('picture_uploads_open')
      .on(t.vendorId)
      .where(sql`${t.state} = 'receiving'`),
    check('picture_uploads_state', sql`${t.state} in ('receiving', 'ready', 'failed')`),
    check('picture_uploads_received', sql`${t.received} between 0 and ${t.sizeBytes}`),
  ],
)

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** In the database rather than in a folder: any process goes on with an upload, and a kill leaves no part without its row. */
export const pictureUploadParts = pgTable(
  'picture_upload_parts',
  { uploadId: uuid().notNull(), startsAt: integer().notNull(), bytes: bytea().notNull() },
  (t) => [primaryKey({ columns: [t.uploadId, t.startsAt] })],
)
