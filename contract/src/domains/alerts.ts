import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { slugSchema } from '../shared/fields.ts'
import { variantIdSchema } from './cart.ts'
import { productCardSchema, vendorCardSchema } from './catalogue.ts'

/** What the caller wants to be told of: by it pages know which of their buttons are pressed. */
const alertIdsSchema = z.strictObject({
  /** The variants that they wait for. */
  variantIds: z.array(z.string()),
  /** The address names of the shops that they follow. */
  shopSlugs: z.array(z.string()),
})
export type AlertIds = z.infer<typeof alertIdsSchema>

const alertListSchema = z.strictObject({
  waiting: z.array(
    z.strictObject({
      variantId: z.string(),
      /** The chosen option values that the title does not name. */
      choice: z.array(bilingualSchema),
      product: productCardSchema,
      since: z.iso.datetime(),
    }),
  ),
  following: z.array(z.strictObject({ shop: vendorCardSchema, since: z.iso.datetime() })),
})
export type AlertList = z.infer<typeof alertListSchema>

const signedIn = { access: 'signed-in' } as const
const ids = answerOf(alertIdsSchema)
const variant = z.strictObject({ variantId: variantIdSchema })
const shop = z.strictObject({ slug: slugSchema })
const limit = { max: 200, perSeconds: 3600 }

export const alertsEndpoints = defineEndpoints({
  'GET /alerts': {
    ...signedIn,
    name: 'getAlerts',
    summary: 'What the caller waits for, and the shops that they follow, by their ids',
    response: ids,
  },
  'GET /alerts/list': {
    ...signedIn,
    name: 'listAlerts',
    summary: 'The same with what a page shows of it, newest first',
    response: answerOf(alertListSchema),
  },
  'PUT /alerts/variants/:variantId': {
    ...signedIn,
    name: 'waitForStock',
    summary: 'Be told when something is back in stock; twice is once',
    params: variant,
    response: ids,
    errors: [404, 409],
    limit,
  },
  'DELETE /alerts/variants/:variantId': {
    ...signedIn,
    name: 'stopWaitingForStock',
    summary: 'Not any more; where nobody waits is no failure',
    params: variant,
    response: ids,
  },
  'PUT /alerts/shops/:slug': {
    ...signedIn,
    name: 'followShop',
    summary: 'Be told what is new in a shop; twice is once',
    params: shop,
    response: ids,
    errors: [404, 409],
    limit,
  },
  'DELETE /alerts/shops/:slug': {
    ...signedIn,
    name: 'unfollowShop',
    summary: 'Not any more; where nobody follows is no failure',
    params: shop,
    response: ids,
  },
})
