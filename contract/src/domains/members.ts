import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { emailField, publicIdSchema } from '../shared/fields.ts'
import { signColours } from '../shared/sign-colours.ts'
import { linkToken, passwordField } from './account.ts'
import { vendorSchema } from './vendors.ts'
import { suspensionSchema } from './vendors.staff.ts'
import { invitableRoles, invitationStates, shopRights, shopRoles, shopStates } from './members.rules.ts'

const role = z.enum(shopRoles, `role must be one of ${shopRoles.join(', ')}`)

const shopShape = {
  /** Names the shop in every call of the portal. */
  shopId: z.string(),
  /** Its public page is `/vendors/<slug>`. */
  slug: z.string(),
  name: bilingualSchema,
  sign: z.string(),
  signColour: z.enum(signColours),
  state: z.enum(shopStates),
  /** Why, since when and until when staff have suspended the shop; null while they have not. */
  suspension: suspensionSchema.nullable(),
  /** What the caller is in this shop, and may do there. */
  role,
  rights: z.array(z.enum(shopRights)),
  memberCount: z.int(),
}

export const myShopSchema = z.strictObject(shopShape)
export type MyShop = z.infer<typeof myShopSchema>

export const shopSchema = z.strictObject({
  ...shopShape,
  place: bilingualSchema,
  /** A holiday that the shop has set, while it lasts. */
  closed: vendorSchema.shape.closed,
  particulars: vendorSchema.shape.particulars,
  sinceYearBs: z.int(),
  rating: z.number().nullable(),
  ratingCount: z.int(),
  /** How many of a hundred parcels of 90 days were sent on time; null where there are too few to say. */
  onTimePercent: z.int().nullable(),
  /** What shoppers can buy now. */
  productCount: z.int(),
  serviceCount: z.int(),
  /** Null for members who may not see invitations. */
  openInvitationCount: z.int().nullable(),
})
export type Shop = z.infer<typeof shopSchema>

export const shopMemberSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  role,
  since: z.iso.datetime(),
  isMe: z.boolean(),
  /** Null for readers without the right to change members. */
  email: z.string().nullable(),
})
export type ShopMember = z.infer<typeof shopMemberSchema>

export const shopInvitationSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: z.enum(invitableRoles),
  state: z.enum(['open', 'ended']),
  /** Null once the account of whoever invited is closed. */
  invitedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type ShopInvitation = z.infer<typeof shopInvitationSchema>

export const invitationSchema = z.strictObject({
  shopName: bilingualSchema,
  sign: z.string(),
  signColour: z.enum(signColours),
  role: z.enum(invitableRoles),
  invitedBy: z.string().nullable(),
  /** `a•••@example.com`: its owner recognises it. */
  maskedEmail: z.string(),
  expiresAt: z.iso.datetime(),
  state: z.enum(invitationStates),
  /** Whether the caller is the person invited; `unconfirmed` has the address, but has not confirmed it. */
  caller: z.enum(['nobody', 'invited', 'unconfirmed', 'other-address']),
})
export type Invitation = z.infer<typeof invitationSchema>

/** An invitation that waits for the caller. */
export const myInvitationSchema = invitationSchema
  .pick({ shopName: true, sign: true, signColour: true, role: true, invitedBy: true, expiresAt: true })
  .extend({ id: z.string() })
export type MyInvitation = z.infer<typeof myInvitationSchema>

export const inviteBody = z.strictObject({
  email: emailField,
  role: z.enum(invitableRoles, `role must be one of ${invitableRoles.join(', ')}`),
})
/** Making somebody an owner asks for the password of whoever does it, if their account has one. */
export const changeRoleBody = z.strictObject({ role, password: passwordField.optional() })
export const transferOwnershipBody = z.strictObject({
  memberId: z.uuid('This is not the id of a member'),
  password: passwordField.optional(),
})

const shopParams = z.strictObject({ shopId: publicIdSchema })
const invitationParams = z.strictObject({ id: z.uuid('This is not the id of an invitation') })
const none = z.strictObject({})
const hour = 3600

export const membersEndpoints = defineEndpoints({
  'GET /vendor/shops': {
    name: 'listMyShops',
    summary: 'The shops that the caller belongs to, by name',
    access: 'signed-in',
    response: answerOf(z.strictObject({ items: z.array(myShopSchema) })),
  },
  'GET /vendor/shops/:shopId': {
    name: 'getMyShop',
    summary: 'One shop as its members see it',
    access: 'vendor',
    params: shopParams,
    response: answerOf(shopSchema),
    errors: [404],
  },
  'GET /vendor/shops/:shopId/members': {
    name: 'listShopMembers',
    summary: 'Who belongs to the shop; addresses and invitations only for those who may change members',
    access: 'vendor',
    params: shopParams,
    response: answerOf(
      z.strictObject({
        items: z.array(shopMemberSchema),
        /** Not accepted and not withdrawn, newest first; null without the right to change members. */
        invitations: z.array(shopInvitationSchema).nullable(),
      }),
    ),
    errors: [404],
  },
  'POST /vendor/shops/:shopId/invitations': {
    name: 'inviteMember',
    summary:
      'Invite an address by mail; for an address that was invited already, the new link replaces the old',
    access: 'vendor:members',
    params: shopParams,
    body: inviteBody,
    response: answerOf(shopInvitationSchema),
    errors: [404, 409, 429],
    limit: { max: 60, perSeconds: hour },
  },
  'DELETE /vendor/shops/:shopId/invitations/:id': {
    name: 'withdrawInvitation',
    summary: 'Withdraw an invitation that nobody has accepted; its link ends',
    access: 'vendor:members',
    params: shopParams.extend(invitationParams.shape),
    response: answerOf(none),
    errors: [404, 409],
  },
  'GET /vendor/invitations': {
    name: 'getInvitation',
    summary: 'What the link of an invitation is for',
    access: 'public',
    query: z.strictObject({ token: linkToken }),
    response: answerOf(invitationSchema),
    errors: [400, 429],
    limit: { max: 60, perSeconds: hour },
  },
  'POST /vendor/invitations/accept': {
    name: 'acceptInvitation',
    summary:
      'Join the shop, as the account that has confirmed the invited address; a second time is no failure',
    access: 'signed-in',
    body: z.strictObject({ token: linkToken }),
    response: answerOf(myShopSchema),
    errors: [400, 409, 429],
    limit: { max: 60, perSeconds: hour },
  },
  'GET /vendor/invitations/mine': {
    name: 'listMyInvitations',
    summary: 'Open invitations to the address that the caller has confirmed, the newest first',
    access: 'signed-in',
    response: answerOf(z.strictObject({ items: z.array(myInvitationSchema) })),
  },
  'POST /vendor/invitations/:id/accept': {
    name: 'acceptMyInvitation',
    summary: 'Join the shop by an invitation that waits for the caller, without its mail',
    access: 'signed-in',
    params: invitationParams,
    response: answerOf(myShopSchema),
    errors: [404, 409, 429],
    limit: { max: 60, perSeconds: hour },
  },
  'PATCH /vendor/shops/:shopId/members/:id': {
    name: 'changeShopRole',
    summary: 'Give a member another role; only owners make or unmake an owner, and one always stays',
    access: 'vendor:members',
    params: z.strictObject({ shopId: publicIdSchema, id: z.uuid('This is not the id of a member') }),
    body: changeRoleBody,
    response: answerOf(shopMemberSchema),
    errors: [404, 409, 429, 503],
    limit: { max: 20, perSeconds: hour },
  },
  'DELETE /vendor/shops/:shopId/members/:id': {
    name: 'removeMember',
    summary: 'Take somebody off the shop: the next call of theirs is refused',
    access: 'vendor:members',
    params: z.strictObject({ shopId: publicIdSchema, id: z.uuid('This is not the id of a member') }),
    response: answerOf(none),
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/leave': {
    name: 'leaveShop',
    summary: 'Leave the shop; the last owner cannot',
    access: 'vendor',
    params: shopParams,
    response: answerOf(none),
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/transfer-ownership': {
    name: 'transferOwnership',
    summary: 'Make another member owner and oneself manager, at once; asks for the password, if there is one',
    access: 'vendor:members',
    params: shopParams,
    body: transferOwnershipBody,
    response: answerOf(none),
    errors: [404, 409, 429, 503],
    limit: { max: 10, perSeconds: hour },
  },
})
