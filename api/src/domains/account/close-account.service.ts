import type { Tx } from '#platform/db/database.ts'
import { deleteAddressesOf } from '../addresses/addresses.service.ts'
import { forgetCart } from '../cart/cart.service.ts'
import { detachTicketsOf } from '../tickets/tickets.service.ts'
import { clearWishlist } from '../wishlist/wishlist.service.ts'
import { updateUser, type UserRow } from './account.store.ts'
import { deleteIdentities } from './identity.store.ts'
import { forgetLinksOf } from './link.store.ts'
import { deleteFactor } from './second-factor.store.ts'
import { forgetSessionsOf } from './session.store.ts'

type Erase = (tx: Tx, userId: string) => Promise<unknown>

/**
 * Every column that can name a user, and what becomes of it when an account closes: it is erased, or it stays with the
 * row, which names nobody any more. Whoever has the address afterwards has another id, and so sees none of it.
 */
export const holdings: Record<string, Erase | 'kept'> = {
  'identities.user_id': deleteIdentities,
  'sessions.user_id': forgetSessionsOf,
  'account_links.user_id': forgetLinksOf,
  'second_factors.user_id': deleteFactor,
  'recovery_codes.user_id': deleteFactor,
  'addresses.user_id': deleteAddressesOf,
  'wishlist_items.user_id': clearWishlist,
  'cart_items.user_id': forgetCart,
  'cart_coupons.user_id': forgetCart,
  'cart_merges.user_id': forgetCart,
  // What happened, and what was agreed to: the evidence if it is disputed.
  'account_events.user_id': 'kept',
  'consents.user_id': 'kept',
  // Papers that the law wants kept. Nobody orders before the address is proven.
  'orders.user_id': 'kept',
  'parcels.user_id': 'kept',
  'payments.user_id': 'kept',
  'placing_keys.user_id': 'kept',
  'coupon_shoppers.user_id': 'kept',
  // Complaints, too; under an address that was never proven they are detached besides.
  'tickets.user_id': 'kept',
  // The work of staff, whose addresses are proven.
  'tickets.assignee_id': 'kept',
  'ticket_messages.author_id': 'kept',
  'audit_entries.actor_id': 'kept',
  'content_versions.editor_id': 'kept',
  'saved_views.user_id': 'kept',
  'staff_presence.user_id': 'kept',
}

/** The address that the row of a closed account has: nobody's, and another one for each. */
const closedEmail = (userId: string) => `${userId}@deleted.invalid`

/** What the law wants kept (orders, invoices, complaints) keeps its row, which names nobody any more. */
export async function closeAccount(tx: Tx, { id, emailVerified }: UserRow) {
  // Complaints are kept too, but not under an address whose owner never wrote them.
  if (!emailVerified) await detachTicketsOf(tx, id, closedEmail(id))
  const erasers = new Set(Object.values(holdings).filter((held) => held !== 'kept'))
  for (const erase of erasers) await erase(tx, id)
  await updateUser(tx, id, {
    name: 'Deleted account',
    email: closedEmail(id),
    emailVerified: false,
    phoneNumberSealed: null,
    passwordHash: null,
    roles: [],
    deletedAt: new Date(),
  })
}
