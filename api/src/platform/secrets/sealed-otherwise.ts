import { and, isNotNull, notInArray, sql, type Column } from 'drizzle-orm'

/** What stands in a column under another key than these. */
export const sealedOtherwise = (column: Column, keyIds: readonly string[]) =>
  and(isNotNull(column), notInArray(sql`split_part(${column}, '.', 1)`, [...keyIds]))
