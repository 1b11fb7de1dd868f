import { z } from 'zod'

/** The envelope of every answer but those of the auth calls. */
export const answerOf = <T extends z.ZodType>(data: T) =>
  z.strictObject({ success: z.literal(true), message: z.string(), data })

/** A page of a list; `more` adds fields beside its items and their number. */
export const pageOf = <T extends z.ZodType, M extends z.ZodRawShape = {}>(item: T, more?: M) =>
  answerOf(z.strictObject({ ...pageShape(item), ...(more as M) }))

/** A page of a list that can be read beyond the last page number, by a cursor. */
export const deepPageOf = <T extends z.ZodType, M extends z.ZodRawShape = {}>(item: T, more?: M) =>
  answerOf(z.strictObject({ ...pageShape(item), nextCursor: z.string().nullable(), ...(more as M) }))

const pageShape = <T extends z.ZodType>(item: T) => ({
  items: z.array(item),
  pageIndex: z.int(),
  pageSize: z.int(),
  total: z.int(),
})
