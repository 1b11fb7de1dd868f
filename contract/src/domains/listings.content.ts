import { z } from 'zod'
import { districts } from '../shared/districts.ts'
import { lineField, slugSchema } from '../shared/fields.ts'
import { particularMaxLength } from './catalogue.particulars.ts'
import * as rules from './listings.rules.ts'
import { priceUnits } from './services.rules.ts'
import { maxOnHand } from './stock.rules.ts'

const bilingualLine = (max: number, label: string) =>
  z.strictObject({ en: lineField(max, label), ne: lineField(max, `${label} in Nepali`) })
const amountField = (label: string, min: number) =>
  z
    .int(`${label} is a whole amount`)
    .min(min, `${label} is too low`)
    .max(rules.maxPricePaisa, `${label} is too high (at most Rs. 1,00,00,000)`)
const countField = (label: string, min: number, max: number) =>
  z
    .int(`${label} is a whole number`)
    .min(min, `${label} must be at least ${min}`)
    .max(max, `${label} must be at most ${max}`)
const unique = <T>(items: readonly T[], keyOf: (item: T) => string) =>
  new Set(items.map(keyOf)).size === items.length

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'A key is small letters, figures and hyphens')
const pictureId = z.string().regex(/^[\w-]{1,80}$/, 'This is not a picture of ours')

const districtField = slugSchema.refine(
  (slug) => districts.some((district) => district.slug === slug),
  'There is no such district',
)

const picturesField = z
  .array(
    z.strictObject({ pictureId, alt: bilingualLine(rules.pictureWordsMaxLength, 'What the picture shows') }),
  )
  .max(rules.maxListingPictures, `At most ${rules.maxListingPictures} pictures`)
  .refine((pictures) => unique(pictures, (one) => one.pictureId), 'This picture is there twice')

const optionName = bilingualLine(rules.optionNameMaxLength, 'Name')
const optionsField = z
  .array(
    z.strictObject({
      key,
      name: optionName,
      values: z
        .array(z.strictObject({ key, name: optionName, pictureId: pictureId.nullable() }))
        .max(rules.maxValuesPerOption, `At most ${rules.maxValuesPerOption} values`)
        .refine((values) => unique(values, (one) => one.key), 'A value is there twice'),
    }),
  )
  .max(rules.maxListingOptions, `At most ${rules.maxListingOptions} options`)
  .refine((options) => unique(options, (one) => one.key), 'An option is there twice')

const variantsField = z
  .array(
    z.strictObject({
      /** One value key per option, in the order of the options; none where there is nothing to choose. */
      values: z.array(key).max(rules.maxListingOptions),
      sku: lineField(rules.skuMaxLength, 'SKU'),
      /** These three count until the variant is live. From then on they are changed by calls of their own, at once. */
      pricePaisa: amountField('Price', rules.minPricePaisa).nullable(),
      stock: countField('Stock', 0, maxOnHand).nullable(),
      isOffered: z.boolean(),
    }),
  )
  .max(rules.maxVariants, `At most ${rules.maxVariants} variants`)
  .refine((variants) => unique(variants, (one) => one.values.join('/')), 'A variant is there twice')

/** A choice, an amount or a day is one text; words are in both languages. */
const particularValue = z.union([
  lineField(particularMaxLength, 'This'),
  bilingualLine(particularMaxLength, 'This'),
])

const sharedFields = {
  name: bilingualLine(rules.listingNameMaxLength, 'Name'),
  /** Paragraphs without markup. */
  story: bilingualLine(rules.listingStoryMaxLength, 'Story'),
  categorySlug: slugSchema.nullable(),
  pictures: picturesField,
  particulars: z
    .record(key, particularValue)
    .refine((all) => Object.keys(all).length <= rules.maxParticulars, 'Too many particulars'),
}

/** In a draft everything may be empty; what is missing is asked for when it is sent. */
export const productContentSchema = z.strictObject({
  kind: z.literal('product'),
  ...sharedFields,
  options: optionsField,
  variants: variantsField,
  /** Lines of the specification that the shop adds beside what the category asks for. */
  attributes: z
    .array(z.strictObject({ name: optionName, value: bilingualLine(particularMaxLength, 'Value') }))
    .max(rules.maxAttributes, `At most ${rules.maxAttributes} lines`),
  weightGrams: countField('Weight', 1, rules.maxWeightGrams).nullable(),
  /** Working days until it is ready to leave. */
  readyDays: countField('Days until it is ready', 1, rules.maxReadyDays).nullable(),
  isCashPossible: z.boolean(),
  /** 0 for what is perishable, where the category allows it. */
  returnDays: countField('Days for returns', 0, rules.maxReturnDays).refine(
    (days) => days === 0 || days >= rules.minReturnDays,
    `The law gives shoppers at least ${rules.minReturnDays} days`,
  ),
})
export type ProductContent = z.infer<typeof productContentSchema>

export const serviceContentSchema = z.strictObject({
  kind: z.literal('service'),
  ...sharedFields,
  /** Who comes, as "Run by Sita Tamang". */
  runBy: bilingualLine(rules.listingNameMaxLength, 'Who comes'),
  priceUnit: z.enum(priceUnits),
  options: z
    .array(
      z.strictObject({
        key,
        name: bilingualLine(rules.listingNameMaxLength, 'Name'),
        minutes: countField('Minutes', 5, rules.maxServiceMinutes).nullable(),
        visitPaisa: amountField('Visit', 0).nullable(),
        labourPaisa: amountField('Labour', 0).nullable(),
      }),
    )
    .max(rules.maxServiceOptions, `At most ${rules.maxServiceOptions} options`)
    .refine((options) => unique(options, (one) => one.key), 'An option is there twice'),
  /** Parts that are paid beside labour, when they are used. */
  parts: z
    .array(
      z.strictObject({
        name: bilingualLine(rules.listingNameMaxLength, 'Part'),
        pricePaisa: amountField('Price', 0).nullable(),
      }),
    )
    .max(rules.maxServiceParts, `At most ${rules.maxServiceParts} parts`),
  /** What the price includes. */
  included: z
    .array(bilingualLine(rules.listingLineMaxLength, 'What is included'))
    .max(rules.maxIncludedLines, `At most ${rules.maxIncludedLines} lines`),
  areas: z
    .array(z.strictObject({ district: districtField, wards: lineField(rules.listingLineMaxLength, 'Wards') }))
    .max(77)
    .refine((areas) => unique(areas, (one) => one.district), 'A district is there twice'),
  warrantyDays: countField('Days of warranty', 0, rules.maxWarrantyDays),
})
export type ServiceContent = z.infer<typeof serviceContentSchema>

export const listingContentSchema = z.discriminatedUnion('kind', [productContentSchema, serviceContentSchema])
export type ListingContent = z.infer<typeof listingContentSchema>

/** What one save changes: some fields of a product or of a service, never the kind. */
export const listingFieldsSchema = z.union([
  productContentSchema.omit({ kind: true }).partial(),
  serviceContentSchema.omit({ kind: true }).partial(),
])

const noWords = { en: '', ne: '' }
const emptyShared = { name: noWords, story: noWords, categorySlug: null, pictures: [], particulars: {} }

export const emptyContent = {
  product: {
    kind: 'product',
    ...emptyShared,
    options: [],
    variants: [{ values: [], sku: '', pricePaisa: null, stock: null, isOffered: true }],
    attributes: [],
    weightGrams: null,
    readyDays: null,
    isCashPossible: true,
    returnDays: rules.minReturnDays,
  },
  service: {
    kind: 'service',
    ...emptyShared,
    runBy: noWords,
    priceUnit: 'visit',
    options: [],
    parts: [],
    included: [],
    areas: [],
    warrantyDays: 0,
  },
} as const satisfies { product: ProductContent; service: ServiceContent }
