import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { emailField, lineField, publicIdSchema, requiredLineField } from '../shared/fields.ts'
import { toE164 } from '../shared/phone.ts'
import { pictureSchema } from '../shared/picture.ts'
import { vatStates } from './catalogue.rules.ts'
import { categoryTreeSchema, closedShopSchema, vendorCardSchema, vendorLinkSchema } from './catalogue.ts'
import { ratingSchema } from './reviews.ts'
import { searchOutcomeSchema } from './search.ts'
import { serviceFacetQuery, serviceFacetsSchema, serviceListQuery } from './services.filters.ts'
import { priceUnits, requestNoteMaxLength } from './services.rules.ts'

const paisa = z.int()

export const serviceCardSchema = z.strictObject({
  id: z.string(),
  title: bilingualSchema,
  vendor: vendorLinkSchema,
  picture: pictureSchema,
  fromPaisa: paisa,
  priceUnit: z.enum(priceUnits),
  rating: z.number().nullable(),
  ratingCount: z.int(),
  /** The next day on which the provider works, in Nepal; null while the shop is closed. */
  nextDay: z.iso.date().nullable(),
  /** Only while it is not offered or its provider is suspended: says so. It stands in no list. */
  paused: bilingualSchema.optional(),
})
export type ServiceCard = z.infer<typeof serviceCardSchema>

export const serviceSchema = z.strictObject({
  ...serviceCardSchema.shape,
  pictures: z.array(pictureSchema).min(1),
  categories: z.array(z.strictObject({ slug: z.string(), name: bilingualSchema })),
  description: bilingualSchema,
  ratings: ratingSchema,
  promises: z.array(
    z.strictObject({
      kind: z.enum(['pay', 'warranty', 'cancel']),
      title: bilingualSchema,
      text: bilingualSchema,
    }),
  ),
  options: z.array(
    z.strictObject({
      id: z.string(),
      name: bilingualSchema,
      minutes: z.int(),
      visitPaisa: paisa,
      labourPaisa: paisa,
    }),
  ),
  parts: z.array(z.strictObject({ name: bilingualSchema, pricePaisa: paisa })),
  /** What the price includes, where the provider has said. */
  included: z.array(bilingualSchema).optional(),
  areas: z.array(z.strictObject({ district: z.string(), name: bilingualSchema, wards: z.string() })),
  /** Per weekday from Sunday: opening times as minutes after midnight in Nepal, or null when closed. */
  hours: z.array(z.strictObject({ opens: z.int(), closes: z.int() }).nullable()).length(7),
  vat: z.enum(vatStates),
  provider: vendorCardSchema,
  /** Only while its provider is closed. */
  closed: closedShopSchema.optional(),
  runBy: bilingualSchema,
  createdAt: z.iso.datetime(),
})
export type Service = z.infer<typeof serviceSchema>

const serviceId = z.strictObject({ serviceId: publicIdSchema })
const minute = 60

export const serviceRequestBody = z.strictObject({
  name: requiredLineField(120, 'Name'),
  email: emailField,
  // The provider has to be able to call.
  phoneNumber: requiredLineField(40, 'Phone number').refine(
    (typed) => toE164(typed) !== undefined,
    'This is no telephone number',
  ),
  dayWished: z.iso.date('Please choose a day'),
  note: lineField(requestNoteMaxLength, 'Note').default(''),
})

export const servicesEndpoints = defineEndpoints({
  'GET /services': {
    name: 'listServices',
    summary: 'Services, filtered, sorted and paged',
    access: 'public',
    query: serviceListQuery,
    response: pageOf(serviceCardSchema, { searchOutcome: searchOutcomeSchema }),
    maxAgeSeconds: minute,
  },
  'GET /services/facets': {
    name: 'getServiceFacets',
    summary: 'True counts over the whole result of a list of services, per filter',
    access: 'public',
    query: serviceFacetQuery,
    response: answerOf(serviceFacetsSchema),
    maxAgeSeconds: minute,
  },
  'GET /services/:serviceId': {
    name: 'getService',
    summary: 'One service with its prices, area, hours and provider',
    access: 'public',
    params: serviceId,
    response: answerOf(serviceSchema),
    errors: [404],
    maxAgeSeconds: minute,
  },
  'POST /services/:serviceId/requests': {
    name: 'requestService',
    summary: 'Ask for a visit on a day; becomes a ticket that names the service',
    access: 'public',
    params: serviceId,
    body: serviceRequestBody,
    response: answerOf(z.strictObject({ ticketNumber: z.string(), answerBy: z.iso.datetime() })),
    errors: [404, 409, 429],
    limit: { max: 5, perSeconds: 3600 },
    emailLimit: { max: 5, perSeconds: 3600 },
  },
  'GET /service-categories': {
    name: 'listServiceCategories',
    summary: 'The tree of service categories with counts; empty ones are left out',
    access: 'public',
    response: answerOf(categoryTreeSchema),
    maxAgeSeconds: minute,
  },
})
