import { z } from 'zod'

/** A text in both languages; one may be empty, then readers see the other. */
export const bilingualSchema = z.strictObject({ en: z.string(), ne: z.string() })
export type Bilingual = z.infer<typeof bilingualSchema>
