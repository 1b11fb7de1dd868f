import { z } from 'zod'
import { plainText } from './plain-text.ts'

/** The body of an upload is the file itself; its name is in the query. */
export const uploadQuery = z.strictObject({
  name: plainText('name')
    .trim()
    .min(1, 'A file needs a name')
    .max(120, 'The name of a file is at most 120 characters long'),
})

export const fileLinkSchema = z.strictObject({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
})
export type FileLink = z.infer<typeof fileLinkSchema>
