import { z } from 'zod'

/** The envelope of every answer but those of the auth calls. */
export const answerOf = <T extends z.ZodType>(data: T) =>
  z.strictObject({ success: z.literal(true), message: z.string(), data })

export const pageOf = <T extends z.ZodType>(item: T) =>
  answerOf(
    z.strictObject({
      items: z.array(item),
      pageIndex: z.int(),
      pageSize: z.int(),
      total: z.int(),
    }),
  )
