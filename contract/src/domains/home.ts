import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { pictureSchema } from '../shared/picture.ts'
import { mostSlides, slideScenes, slideTones } from './home.rules.ts'

export const slideSchema = z.strictObject({
  id: z.string().min(1),
  kicker: bilingualSchema,
  title: bilingualSchema,
  text: bilingualSchema,
  button: bilingualSchema,
  /** A page of ours, with its query. */
  link: z.string().regex(/^\/(?!\/)/, 'A slide leads to a page of ours'),
  tone: z.enum(slideTones),
  scene: z.enum(slideScenes),
  /** Takes the place of the scene. */
  picture: pictureSchema.nullable(),
})
export type Slide = z.infer<typeof slideSchema>

/** As it is kept: with its last day in Nepal, after which it is left out. */
export const storedSlideSchema = slideSchema.extend({ until: z.iso.date().nullable() })
export type StoredSlide = z.infer<typeof storedSlideSchema>
export const storedSlidesSchema = z.array(storedSlideSchema).min(1).max(mostSlides)

export const homeEndpoints = defineEndpoints({
  'GET /home/slides': {
    name: 'listSlides',
    summary: 'The slides of the home page that are to be shown today, in their order',
    access: 'public',
    response: answerOf(z.array(slideSchema).max(mostSlides)),
    maxAgeSeconds: 60,
  },
})
