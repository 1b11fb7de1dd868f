import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Numbers of things: far below 2^53, so JavaScript's own numbers hold them. */
export const number64 = () => bigint({ mode: 'number' })
export const instant = () => timestamp({ withTimezone: true })
/** Money is whole paisa. An int holds up to 2 crore rupees. */
export const paisa = () => integer()
export const words = () => text().notNull().default('')
