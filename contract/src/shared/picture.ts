import { z } from 'zod'
import { bilingualSchema } from './bilingual.ts'

/** A picture in several widths: `<src>-<width>.webp` and `.avif`. Names come from the content, so they never change. */
export const pictureSchema = z.strictObject({
  src: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  /** A few pixels as a data URL, shown until the picture is loaded. */
  blur: z.string(),
  alt: bilingualSchema,
})
export type Picture = z.infer<typeof pictureSchema>
