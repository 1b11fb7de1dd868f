import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { deleteAddressesOf } from '../addresses/addresses.service.ts'
import { deleteCart } from '../cart/cart.service.ts'
import { clearWishlist } from '../wishlist/wishlist.service.ts'
import { forgetFormerEmails, updateUser, type UserRow } from './account.store.ts'
import { deleteIdentities } from './identity.store.ts'
import { deleteLinksOf } from './link.store.ts'
import { deleteFactor } from './second-factor.store.ts'
import { deleteSessionsOf } from './session.store.ts'

type Erase = (tx: Tx, userId: string) => Promise<unknown>

/**
 * Every column of the database that refers to a user, and what happens to its rows when the account closes:
 * they are erased, here or by a domain that uses this one, or kept with a user row that has no personal data any more. A later account with the same
 * address has another id, so it sees none of them. A test compares this list with the schema.
 */
export const holdings: Record<string, Erase | 'kept' | 'erased by its domain'> = {
  'identities.user_id': deleteIdentities,
  'sessions.user_id': deleteSessionsOf,
  'account_links.user_id': deleteLinksOf,
  'second_factors.user_id': deleteFactor,
  'recovery_codes.user_id': deleteFactor,
  'addresses.user_id': deleteAddressesOf,
  'wishlist_items.user_id': clearWishlist,
  'cart_items.user_id': deleteCart,
  'cart_coupons.user_id': deleteCart,
  'cart_merges.user_id': deleteCart,
  'stock_alerts.user_id': 'erased by its domain',
  'shop_follows.user_id': 'erased by its domain',
  'notifications.user_id': 'erased by its domain',
  'notification_choices.user_id': 'erased by its domain',
  'reviews.user_id': 'erased by its domain',
  'review_photos.user_id': 'erased by its domain',
  'review_votes.user_id': 'erased by its domain',
  'reports.user_id': 'erased by its domain',
  // What others read stays, without its author.
  'questions.user_id': 'erased by its domain',
  'answers.user_id': 'erased by its domain',
  'answer_votes.user_id': 'erased by its domain',
  // What happened to the account and what its owner agreed to: evidence in case of a dispute.
  'account_events.user_id': 'kept',
  'consents.user_id': 'kept',
  // Records that the law requires us to keep. Nobody can order before the address is verified.
  'orders.user_id': 'kept',
  'parcels.user_id': 'kept',
  'parcel_events.actor_id': 'kept',
  'parcel_line_changes.actor_id': 'kept',
  'parcel_substitutes.asked_by': 'kept',
  'door_payments.answered_by': 'kept',
  'payments.user_id': 'kept',
  'placing_keys.user_id': 'kept',
  'coupon_shoppers.user_id': 'kept',
  // The law wants complaints kept, too; `closeAccount` detaches those of an unverified address.
  'tickets.user_id': 'kept',
  // The work of staff, whose addresses are verified.
  'tickets.assignee_id': 'kept',
  'tickets.taken_down_by_id': 'kept',
  'ticket_messages.author_id': 'kept',
  'audit_entries.actor_id': 'kept',
  'content_versions.editor_id': 'kept',
  // Who belonged to which shop, and what they did there; the memberships themselves end.
  'vendor_members.user_id': 'kept',
  'vendor_member_events.user_id': 'kept',
  'vendor_member_events.actor_id': 'kept',
  'vendor_invitations.invited_by': 'kept',
  'vendor_invitations.accepted_by': 'kept',
  // `closeAccount` has erased what became no shop; the law wants the rest, and what staff decided.
  'vendor_applications.user_id': 'kept',
  'vendor_application_events.actor_id': 'kept',
  'payout_accounts.created_by': 'kept',
  'payout_accounts.ended_by': 'kept',
  'payout_approvals.user_id': 'kept',
  'payouts.proposed_by': 'kept',
  'payouts.opened_by': 'kept',
  'payouts.sent_by': 'kept',
  'payouts.failed_by': 'kept',
  'payouts.withdrawn_by': 'kept',
  'stock_movements.actor_id': 'kept',
  'vendor_suspensions.suspended_by': 'kept',
  'vendor_suspensions.ended_by': 'kept',
  'vendor_pages.changed_by': 'kept',
  'vendor_publications.published_by': 'kept',
  'vendor_pictures.uploaded_by': 'kept',
  'listing_pictures.uploaded_by': 'kept',
  'picture_uploads.uploaded_by': 'kept',
  'deals.created_by': 'kept',
  'confirmation_calls.actor_id': 'kept',
  'courier_runs.created_by': 'kept',
  'courier_runs.revoked_by': 'kept',
  'courier_run_devices.freed_by': 'kept',
  'refund_tasks.done_by': 'kept',
  'commission_rules.created_by': 'kept',
  'commission_rules.ended_by': 'kept',
  'commission_rules.withdrawn_by': 'kept',
  'line_refunds.made_by': 'kept',
  'cash_hand_ins.handed_in_to': 'kept',
  'cash_hand_ins.undone_by': 'kept',
  'cash_hand_ins.counted_by': 'kept',
  'cash_differences.ended_by': 'kept',
  'cash_remittances.remitted_by': 'kept',
  'cash_days.closed_by': 'kept',
  'listings.saved_by': 'kept',
  'reviews.replied_by': 'kept',
  'moderation_cases.decided_by': 'kept',
  'listing_versions.submitted_by': 'kept',
  'listing_versions.decided_by': 'kept',
  'listing_answers.created_by': 'kept',
  'listing_bulk_saves.user_id': 'kept',
  'imports.created_by': 'kept',
  'imports.worked_by': 'kept',
  'shop_coupons.created_by': 'kept',
  'shop_coupons.changed_by': 'kept',
  'saved_views.user_id': 'kept',
  'shop_views.user_id': 'kept',
  'staff_presence.user_id': 'kept',
  'staff_chat_limits.user_id': 'kept',
  'ticket_reads.user_id': 'kept',
}

/** The unusable address that replaces the real one; it holds the id because addresses are unique. */
const closedEmail = (userId: string) => `${userId}@deleted.invalid`

/** Erases an account. Orders and complaints, which the law keeps, refer to a row without personal data. */
export async function closeAccount(services: Services, tx: Tx, { id, emailVerified }: UserRow) {
  const { accountHoldings } = services
  // Nobody verified the address, so its owner may never have written these complaints.
  if (!emailVerified) await accountHoldings.tickets.detach(tx, id, closedEmail(id))
  await accountHoldings.memberships.endAll(services, tx, id, closedEmail(id))
  await accountHoldings.applications.endAll(services, tx, id)
  await accountHoldings.alerts.deleteAll(tx, id)
  await accountHoldings.notifications.deleteAll(tx, id)
  await accountHoldings.reviews.detach(tx, id)
  await accountHoldings.questions.detach(tx, id)
  const erasers = new Set(Object.values(holdings).filter((held) => typeof held === 'function'))
  for (const erase of erasers) await erase(tx, id)
  await forgetFormerEmails(tx, id)
  await updateUser(tx, id, {
    name: 'Deleted account',
    email: closedEmail(id),
    emailVerified: false,
    phoneNumberSealed: null,
    passwordHash: null,
    roles: [],
    staffRights: [],
    deletedAt: new Date(),
  })
}
