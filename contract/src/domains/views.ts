import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema, requiredLineField } from '../shared/fields.ts'
import { savedViewNameMaxLength, savedViewPages, shopViewPages } from './views.rules.ts'

const savedViewShape = {
  id: z.string(),
  name: z.string(),
  /** The query of the page's address. */
  search: z.string(),
  /** Everybody of the staff, or of the shop, has it too. */
  isShared: z.boolean(),
  /** Whether the caller may rename and delete it: it is theirs, or shared in a shop that they own. */
  mayChange: z.boolean(),
}
const staffViewSchema = z.strictObject({ ...savedViewShape, place: z.enum(savedViewPages) })
const shopViewSchema = z.strictObject({ ...savedViewShape, place: z.enum(shopViewPages) })

export type SavedView = z.infer<typeof staffViewSchema> | z.infer<typeof shopViewSchema>
export type StaffView = z.infer<typeof staffViewSchema>
export type ShopView = z.infer<typeof shopViewSchema>

const name = requiredLineField(savedViewNameMaxLength, 'Name')
const viewFields = {
  name,
  search: z
    .string()
    .max(2000)
    .regex(/^[^#\s]*$/, 'This is not the query of an address'),
  isShared: z.boolean().default(false),
}
/** What both kinds of views are given when they are saved. */
export const newViewFields = z.strictObject(viewFields)

const id = z.uuid('This is not an id of ours')
const staffParams = z.strictObject({ id })
const shopParams = z.strictObject({ shopId: publicIdSchema })
const shopViewParams = shopParams.extend({ id })
const none = z.strictObject({})

export const viewsEndpoints = defineEndpoints({
  'GET /staff/views': {
    name: 'listViews',
    summary: 'My saved views and those that are shared',
    access: 'staff',
    response: answerOf(z.array(staffViewSchema)),
  },
  'POST /staff/views': {
    name: 'saveView',
    summary: 'Keep filters and order of a list under a name',
    access: 'staff',
    body: z.strictObject({ place: z.enum(savedViewPages), ...viewFields }),
    response: answerOf(staffViewSchema),
    errors: [409],
  },
  'PATCH /staff/views/:id': {
    name: 'renameView',
    summary: 'Call a view of mine something else',
    access: 'staff',
    params: staffParams,
    body: z.strictObject({ name }),
    response: answerOf(staffViewSchema),
    errors: [404, 409],
  },
  'DELETE /staff/views/:id': {
    name: 'dropView',
    summary: 'Drop a view of mine',
    access: 'staff',
    params: staffParams,
    response: answerOf(none),
    errors: [404],
  },
  'GET /vendor/shops/:shopId/views': {
    name: 'listShopViews',
    summary: 'My saved views of the shop’s lists and those that are shared, for lists that I may see',
    access: 'vendor',
    params: shopParams,
    response: answerOf(z.array(shopViewSchema)),
    errors: [404],
  },
  'POST /vendor/shops/:shopId/views': {
    name: 'saveShopView',
    summary: 'Keep filters of a list of the shop under a name, for oneself or for all who belong to it',
    access: 'vendor',
    params: shopParams,
    body: z.strictObject({ place: z.enum(shopViewPages), ...viewFields }),
    response: answerOf(shopViewSchema),
    errors: [403, 404, 409],
  },
  'PATCH /vendor/shops/:shopId/views/:id': {
    name: 'renameShopView',
    summary: 'Call a view something else: one of mine, or as an owner one that is shared',
    access: 'vendor',
    params: shopViewParams,
    body: z.strictObject({ name }),
    response: answerOf(shopViewSchema),
    errors: [404, 409],
  },
  'DELETE /vendor/shops/:shopId/views/:id': {
    name: 'dropShopView',
    summary: 'Drop a view: one of mine, or as an owner one that is shared',
    access: 'vendor',
    params: shopViewParams,
    response: answerOf(none),
    errors: [404],
  },
})
