import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'

export const figuresSchema = z.strictObject({
  shoppers: z.int(),
  vendors: z.int(),
  supportMessages: z.int(),
  documents: z.int(),
})
export type Figures = z.infer<typeof figuresSchema>

export const aboutEndpoints = defineEndpoints({
  'GET /about/figures': {
    name: 'getFigures',
    summary: 'How many people use Haat, counted from its records',
    access: 'public',
    response: answerOf(figuresSchema),
    maxAgeSeconds: 60,
  },
})
