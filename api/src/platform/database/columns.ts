import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Ids stay far below 2^53, so JavaScript's own numbers hold them. */
export const number64 = (name = '') => bigint(name, { mode: 'number' })
export const instant = () => timestamp({ withTimezone: true })
/** Money is stored as whole paisa; a 32-bit integer holds up to 2 crore rupees. */
export const paisa = (name = '') => integer(name)
export const textOrEmpty = () => text().notNull().default('')
