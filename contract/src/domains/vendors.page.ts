import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, publicIdSchema } from '../shared/fields.ts'
import { pictureSchema } from '../shared/picture.ts'
import { uploadQuery } from '../shared/upload.ts'
import { shopNameMaxLength } from './applications.rules.ts'
import { altMaxLength, pictureMaxBytes } from './home.rules.ts'
import * as rules from './vendors.page.rules.ts'
import { closedDaySchema, holidaySchema, vendorSchema, weekHoursSchema } from './vendors.ts'

/** What members prepare and publish. The particulars that staff have checked are not in it. */
export const shopPageSchema = z.strictObject({
  name: bilingualSchema,
  /** Paragraphs without markup, as the other texts. */
  about: bilingualSchema,
  returnPolicy: bilingualSchema,
  /** How the shop packs and sends. */
  deliveryWords: bilingualSchema,
  banner: pictureSchema,
  /** A square; without one, the letter of the shop's sign is shown. */
  logo: pictureSchema.nullable(),
})
export type ShopPage = z.infer<typeof shopPageSchema>

export const shopEditionSchema = z.strictObject({
  /** Names the shop in calls of the portal from now on. */
  shopId: z.string(),
  /** Grows with every change; a change of an older version is refused. */
  version: z.int(),
  live: shopPageSchema,
  /** Null while nothing is being prepared. */
  draft: shopPageSchema.nullable(),
  /** Who changed the draft last; null once that account is closed, or while there is no draft. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  /** What members cannot change by themselves. */
  particulars: vendorSchema.shape.particulars,
  /** The newest first, at most 20. */
  publications: z.array(
    z.strictObject({
      id: z.string(),
      at: z.iso.datetime(),
      by: z.string().nullable(),
      changed: z.array(z.enum(rules.shopPageParts)),
    }),
  ),
  addressName: z.strictObject({
    slug: z.string(),
    /** When it can be changed next; null when it can be now. */
    changeableFrom: z.iso.datetime().nullable(),
    /** Former names that still lead to the shop, the newest first. */
    former: z.array(z.strictObject({ slug: z.string(), until: z.iso.datetime() })),
  }),
})
export type ShopEdition = z.infer<typeof shopEditionSchema>

const bilingualField = (max: number, label: string) =>
  z.strictObject({ en: lineField(max, label), ne: lineField(max, `${label} in Nepali`) })
const pictureField = pictureSchema.extend({
  src: z.string().regex(/^\/pictures\/[\w-]{1,80}$/, 'This is not a picture of ours'),
  alt: bilingualField(altMaxLength, 'What the picture shows'),
})
const { about, returnPolicy, deliveryWords } = rules.shopTextMaxLengths

/** Texts may be empty in a draft; what is missing is asked for when it is published. */
export const shopDraftFields = z.strictObject({
  name: bilingualField(shopNameMaxLength, 'Name of the shop'),
  about: bilingualField(about, 'About the shop'),
  returnPolicy: bilingualField(returnPolicy, 'Return terms'),
  deliveryWords: bilingualField(deliveryWords, 'Delivery'),
  /** Of an uploaded picture or the present one; only its description is taken from here. */
  banner: pictureField,
  logo: pictureField.nullable(),
})
const seenVersion = z.int().min(0)
export const saveShopDraftBody = shopDraftFields.extend({ version: seenVersion })
export type ShopDraftInput = z.output<typeof shopDraftFields>

export const shopHoursSchema = z.strictObject({
  version: z.int(),
  /** Null when the shop does not say its hours. */
  hours: weekHoursSchema.nullable(),
  /** Today and later. */
  closedDays: z.array(closedDaySchema),
  /** One that lasts or comes; null when there is none. */
  holiday: holidaySchema.nullable(),
})
export type ShopHours = z.infer<typeof shopHoursSchema>

const minute = z.int('Minutes are a whole number').min(0).max(rules.minutesOfDay)
const dayTimes = z
  .array(z.strictObject({ opens: minute, closes: minute }))
  .max(rules.maxTimesPerDay, `At most ${rules.maxTimesPerDay} times a day`)
  .refine((times) => rules.findTimesFault(times) !== 'order', 'The shop closes after it opens')
  .refine((times) => rules.findTimesFault(times) !== 'overlap', 'These times overlap')
const day = z.iso.date('Please choose a day')

export const saveShopHoursBody = z.strictObject({
  version: seenVersion,
  hours: z
    .array(dayTimes)
    .length(7, 'A week has seven days')
    .refine((days) => days.some((times) => times.length > 0), 'Please name at least one day')
    .nullable(),
  closedDays: z
    .array(
      z.strictObject({ day, words: bilingualField(rules.closedDayWordsMaxLength, 'Why the shop is closed') }),
    )
    .max(rules.maxClosedDays, `At most ${rules.maxClosedDays} days`)
    .refine((days) => new Set(days.map((one) => one.day)).size === days.length, 'Every day stands once'),
  holiday: z
    .strictObject({
      from: day,
      until: day,
      reason: bilingualField(rules.holidayWordsMaxLength, 'Words to shoppers').refine(
        ({ en, ne }) => en !== '' || ne !== '',
        'Words to shoppers are required',
      ),
    })
    .refine(({ from, until }) => from <= until, {
      error: 'The last day comes after the first',
      path: ['until'],
    })
    .nullable(),
})
export type ShopHoursInput = z.output<typeof saveShopHoursBody>

const slugSentences: Record<rules.SlugFault, string> = {
  form: 'An address name is small letters, figures and single hyphens',
  short: `An address name has at least ${rules.shopSlugMinLength} letters`,
  long: `An address name has at most ${rules.shopSlugMaxLength} letters`,
  reserved: 'This address name cannot be used by shops',
}
export const changeSlugBody = z.strictObject({
  slug: z
    .string()
    .trim()
    .check(({ value, issues }) => {
      const fault = rules.findSlugFault(value)
      if (fault) issues.push({ code: 'custom', input: value, message: slugSentences[fault] })
    }),
})

const shopParams = z.strictObject({ shopId: publicIdSchema })
const hour = 3600

export const shopPageEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/page': {
    name: 'getShopPage',
    summary: 'The shop’s page as it stands and as it is being prepared, with its address name',
    access: 'vendor:shop',
    params: shopParams,
    response: answerOf(shopEditionSchema),
    errors: [404],
  },
  'PUT /vendor/shops/:shopId/page/draft': {
    name: 'saveShopDraft',
    summary:
      'Keep what is being prepared, made from the version that was seen; after another change it is refused with the fields that differ',
    access: 'vendor:shop',
    params: shopParams,
    body: saveShopDraftBody,
    response: answerOf(shopEditionSchema),
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/page/publish': {
    name: 'publishShopPage',
    summary: 'Show shoppers what was prepared; refused with what is missing, field by field',
    access: 'vendor:shop',
    params: shopParams,
    body: z.strictObject({ version: seenVersion }),
    response: answerOf(shopEditionSchema),
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/page/discard': {
    name: 'discardShopDraft',
    summary: 'Drop what was prepared',
    access: 'vendor:shop',
    params: shopParams,
    body: z.strictObject({ version: seenVersion }),
    response: answerOf(shopEditionSchema),
    errors: [404, 409],
  },
  'GET /vendor/shops/:shopId/page/preview': {
    name: 'previewShopPage',
    summary: 'The shop as its page will show it when the draft is published',
    access: 'vendor:shop',
    params: shopParams,
    response: answerOf(vendorSchema),
    errors: [404],
  },
  'POST /vendor/shops/:shopId/page/pictures': {
    name: 'uploadShopPicture',
    summary: 'Upload a banner, or a logo, which is cut to a square; the body is the file',
    access: 'vendor:shop',
    params: shopParams,
    query: uploadQuery.extend({ kind: z.enum(rules.shopPictureKinds) }),
    takesFile: { maxBytes: pictureMaxBytes },
    response: answerOf(pictureSchema),
    errors: [404, 413, 415],
    limit: { max: 60, perSeconds: hour },
  },
  'GET /vendor/shops/:shopId/hours': {
    name: 'getShopHours',
    summary: 'When the shop is open, its closed days and its holiday',
    access: 'vendor:shop',
    params: shopParams,
    response: answerOf(shopHoursSchema),
    errors: [404],
  },
  'PUT /vendor/shops/:shopId/hours': {
    name: 'saveShopHours',
    summary: 'Say when the shop is open, of the version that was seen; shoppers see it at once',
    access: 'vendor:shop',
    params: shopParams,
    body: saveShopHoursBody,
    response: answerOf(shopHoursSchema),
    errors: [404, 409],
  },
  'PUT /vendor/shops/:shopId/slug': {
    name: 'changeShopSlug',
    summary: 'Give the shop another address name; the former ones go on leading to it',
    access: 'vendor:shop',
    params: shopParams,
    body: changeSlugBody,
    response: answerOf(shopEditionSchema),
    errors: [404, 409],
    limit: { max: 20, perSeconds: hour },
  },
})
