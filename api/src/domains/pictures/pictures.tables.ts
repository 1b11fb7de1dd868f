import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Pictures of products and pages. Their files are in the picture storage under the id. */
export const pictures = pgTable(
  'pictures',
  {
    /** Hash of the picture's source. */
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    blur: text().notNull(),
    widths: integer().array().notNull(),
    hasAvif: boolean().notNull().default(false),
    /** A waiting picture has no files yet; `spec` describes how to make them. */
    status: text({ enum: ['ready', 'waiting'] }).notNull(),
    spec: jsonb(),
    /** Pictures with a lower position are made first. */
    position: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  ({ status, position, hasAvif }) => [
    index('pictures_waiting')
      .on(position)
      .where(sql`${status} = 'waiting'`),
    index('pictures_without_avif')
      .on(position)
      .where(sql`${status} = 'ready' and not ${hasAvif}`),
  ],
)
