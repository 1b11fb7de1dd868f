import { and, isNotNull, notInArray, sql, type Column } from 'drizzle-orm'

/** The condition that a column's value is encrypted with a key other than these. */
export const isEncryptedWithOtherKey = (column: Column, keyIds: readonly string[]) =>
  and(isNotNull(column), notInArray(sql`split_part(${column}, '.', 1)`, [...keyIds]))
