import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, requiredLineField } from '../shared/fields.ts'
import { pictureSchema } from '../shared/picture.ts'
import { uploadQuery } from '../shared/upload.ts'
import {
  altMaxLength,
  homeSections,
  maxSlides,
  pictureMaxBytes,
  slideScenes,
  slideTones,
  slideTextMaxLengths,
  sitePathPattern,
  slideLinkMaxLength,
} from './home.rules.ts'

const link = z.string().max(slideLinkMaxLength).regex(sitePathPattern, 'A slide leads to a page of ours')

export const slideSchema = z.strictObject({
  id: z.string().min(1),
  kicker: bilingualSchema,
  title: bilingualSchema,
  text: bilingualSchema,
  button: bilingualSchema,
  /** A page of this site, with its query. */
  link,
  tone: z.enum(slideTones),
  scene: z.enum(slideScenes),
  /** Replaces the scene. */
  picture: pictureSchema.nullable(),
})
export type Slide = z.infer<typeof slideSchema>

/** A stored slide, with its first and last day in Nepal; outside of these days it is not shown. */
export const storedSlideSchema = slideSchema.extend({
  from: z.iso.date().nullable().default(null),
  until: z.iso.date().nullable(),
})
export type StoredSlide = z.infer<typeof storedSlideSchema>
export const storedSlidesSchema = z.array(storedSlideSchema).min(1).max(maxSlides)

/** A section of the page with the days on which it is shown. */
const placedSectionSchema = z.strictObject({
  section: z.enum(homeSections),
  isShown: z.boolean(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
})
export type PlacedSection = z.infer<typeof placedSectionSchema>

const hasEachOnce = (all: PlacedSection[]) => new Set(all.map(({ section }) => section)).size === all.length

const layoutFields = {
  slides: storedSlidesSchema,
  sections: z
    .array(placedSectionSchema)
    .length(homeSections.length)
    .refine(hasEachOnce, 'Every part stands once'),
}
export const homeLayoutSchema = z.strictObject(layoutFields)
export type HomeLayout = z.infer<typeof homeLayoutSchema>

/** A text in both languages; one may be empty, then the other is shown instead. */
const bilingualField = (most: number, label: string, isNeeded = false) => {
  const one = lineField(most, label)
  return z
    .strictObject({ en: one, ne: one })
    .refine(({ en, ne }) => !isNeeded || en !== '' || ne !== '', `${label} is required`)
}
const days = { from: z.iso.date().nullable(), until: z.iso.date().nullable() }
const inOrder = ({ from, until }: { from: string | null; until: string | null }) =>
  from === null || until === null || from <= until
const orderSentence = { error: 'The last day comes after the first', path: ['until'] }

const slideInput = z
  .strictObject({
    ...storedSlideSchema.shape,
    ...days,
    id: z.string().regex(/^[\w-]{1,40}$/, 'This is not the mark of a slide'),
    kicker: bilingualField(slideTextMaxLengths.kicker, 'Kicker'),
    title: bilingualField(slideTextMaxLengths.title, 'Title', true),
    text: bilingualField(slideTextMaxLengths.text, 'Text'),
    button: bilingualField(slideTextMaxLengths.button, 'Button', true),
    picture: pictureSchema
      .extend({
        src: z.string().regex(/^\/pictures\/[\w-]{1,80}$/, 'This is not a picture of ours'),
        alt: z.strictObject({
          en: requiredLineField(altMaxLength, 'What the picture shows'),
          ne: requiredLineField(altMaxLength, 'What the picture shows'),
        }),
      })
      .nullable(),
  })
  .refine(inOrder, orderSentence)
const layoutInput = {
  slides: z
    .array(slideInput)
    .min(1, 'At least one slide')
    .max(maxSlides, `At most ${maxSlides} slides`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Every slide has its own mark'),
  sections: z
    .array(placedSectionSchema.refine(inOrder, orderSentence))
    .length(homeSections.length)
    .refine(hasEachOnce, 'Every part stands once'),
}

const homeEditionSchema = z.strictObject({
  draft: homeLayoutSchema,
  published: homeLayoutSchema,
  /** Grows with every change; a change of an older version is refused. */
  version: z.int(),
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
})
export type HomeEdition = z.infer<typeof homeEditionSchema>
const seen = z.int().min(0)

export const homeEndpoints = defineEndpoints({
  'GET /home/sections': {
    name: 'listHomeSections',
    summary: 'The parts of the home page that are to be shown today, in their order',
    access: 'public',
    response: answerOf(z.array(z.enum(homeSections))),
    maxAgeSeconds: 60,
  },
  'GET /staff/home': {
    name: 'getHomeEdition',
    summary: 'The home page as it stands and as it is being prepared',
    access: 'staff:content',
    response: answerOf(homeEditionSchema),
  },
  'PUT /staff/home/draft': {
    name: 'saveHomeDraft',
    summary: 'Keep what is being prepared, made from the version that was seen',
    access: 'staff:content',
    body: z.strictObject({ ...layoutInput, version: seen }),
    response: answerOf(homeEditionSchema),
    errors: [409],
  },
  'POST /staff/home/publish': {
    name: 'publishHome',
    summary: 'Show what was prepared',
    access: 'staff:content',
    body: z.strictObject({ version: seen }),
    response: answerOf(homeEditionSchema),
    errors: [409],
  },
  'POST /staff/pictures': {
    name: 'uploadPicture',
    summary: 'Upload a picture for a slide; the body is the file',
    access: 'staff:content',
    query: uploadQuery,
    takesFile: { maxBytes: pictureMaxBytes },
    response: answerOf(pictureSchema),
    errors: [413, 415],
  },
  'GET /home/slides': {
    name: 'listSlides',
    summary: 'The slides of the home page that are to be shown today, in their order',
    access: 'public',
    response: answerOf(z.array(slideSchema).max(maxSlides)),
    maxAgeSeconds: 60,
  },
})
