/** What a person is in a shop. */
export const shopRoles = ['owner', 'manager', 'packer'] as const
export type ShopRole = (typeof shopRoles)[number]

/**
 * What a member may do beyond seeing the shop and its people: pack and send its parcels, change the shop's page and hours, change
 * what it lists, see and correct its stock, make its coupons, answer reviews and questions, see what it sells and how often it is looked at, change who belongs to it, change where
 * its money goes, see and send its papers, read its books.
 */
export const shopRights = [
  'orders',
  'shop',
  'listings',
  'stock',
  'coupons',
  'reviews',
  'figures',
  'members',
  'payout',
  'papers',
  'money',
] as const
export type ShopRight = (typeof shopRights)[number]

export const rightsOfRole: Record<ShopRole, readonly ShopRight[]> = {
  owner: shopRights,
  manager: ['orders', 'shop', 'listings', 'stock', 'coupons', 'reviews', 'figures'],
  packer: ['orders', 'stock'],
}
export const mayInShop = (role: ShopRole, right: ShopRight) => rightsOfRole[role].includes(right)

/** Nobody becomes an owner by a mail: owners make an owner of somebody who is a member already. */
export const invitableRoles = ['manager', 'packer'] as const satisfies readonly ShopRole[]
export type InvitableRole = (typeof invitableRoles)[number]

/** How long an invitation can be accepted. */
export const invitationDays = 7
/** How long the members' page shows an invitation that was not accepted in time. */
export const endedInvitationDays = 30
/** How many invitations a shop sends in a day, and how many of them to one address. */
export const maxInvitationsPerDay = 20
export const maxInvitationsPerAddress = 3

export const invitationStates = ['open', 'used', 'ended', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

/** `closed` is a shop on holiday: its page says until when. `suspended` is one that staff have taken off sale. */
export const shopStates = ['open', 'closed', 'suspended'] as const
export type ShopState = (typeof shopStates)[number]

/** The page that the mail of an invitation leads to. */
export const invitationPath = '/vendor/join'
