import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'

export const figuresSchema = z.strictObject({
  /** As many as their list has. */
  vendors: z.int(),
  products: z.int(),
  services: z.int(),
  /** In which the vendors are at home. */
  districts: z.int(),
})
export type Figures = z.infer<typeof figuresSchema>

export const aboutEndpoints = defineEndpoints({
  'GET /about/figures': {
    name: 'getFigures',
    summary: 'What is on sale, and by how many vendors from where',
    access: 'public',
    response: answerOf(figuresSchema),
    maxAgeSeconds: 60,
  },
})
