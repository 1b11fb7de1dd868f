import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'

/** What a document says, part by part, for readers to whom its pages cannot be shown. */
export const textBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), level: z.int().min(1).max(6), text: z.string() }),
  z.strictObject({ kind: z.literal('paragraph'), text: z.string() }),
  z.strictObject({
    kind: z.literal('list'),
    /** The label is the number of an item as it is printed; empty for one with a bullet. */
    items: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  }),
  z.strictObject({
    kind: z.literal('table'),
    /** Empty where no cell is marked as a heading. */
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
])
export type TextBlock = z.infer<typeof textBlockSchema>

export const contentTextEndpoints = defineEndpoints({
  'GET /master-content/files/:fileId/text': {
    name: 'getContentFileText',
    summary: 'The text of the PDF of a content; no blocks where it has none, as in a scan',
    access: 'public',
    params: z.strictObject({ fileId: z.uuid('The id of a file is a UUID') }),
    response: answerOf(z.strictObject({ blocks: z.array(textBlockSchema) })),
    errors: [404],
    // The file of an id never changes.
    maxAgeSeconds: 86_400,
  },
})
