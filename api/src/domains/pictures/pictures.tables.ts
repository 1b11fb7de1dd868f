import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What there is of a picture; its files lie in the storage under its id. */
export const pictures = pgTable(
  'pictures',
  {
    /** Hash of what it was made of. */
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    blur: text().notNull(),
    widths: integer().array().notNull(),
    hasAvif: boolean().notNull().default(false),
    /** A waiting picture has its description in `spec`; its files come later. */
    status: text({ enum: ['ready', 'waiting'] }).notNull(),
    spec: jsonb(),
    /** Smaller ones are worked on first. */
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
