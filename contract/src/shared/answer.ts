import { z } from 'zod'

/** The envelope of every answer but those of the auth calls. */
export const answerOf = <T extends z.ZodType>(data: T) =>
  z.strictObject({ success: z.literal(true), message: z.string(), data })

export const pageOf = <T extends z.ZodType>(item: T) => answerOf(z.strictObject(pageShape(item)))

/** A list that can be walked deeper than by page number. */
export const deepPageOf = <T extends z.ZodType>(item: T) =>
  answerOf(z.strictObject({ ...pageShape(item), nextCursor: z.string().nullable() }))

const pageShape = <T extends z.ZodType>(item: T) => ({
  items: z.array(item),
  pageIndex: z.int(),
  pageSize: z.int(),
  total: z.int(),
})
