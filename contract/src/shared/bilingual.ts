import { z } from 'zod'

/** Content in both languages; either may be empty, then readers see the other. */
export const bilingualSchema = z.strictObject({ en: z.string(), ne: z.string() })
export type Bilingual = z.infer<typeof bilingualSchema>
