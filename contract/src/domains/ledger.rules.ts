/** What an entry in the books of a shop is: `opening` is what came before there were entries. */
export const entryKinds = ['opening', 'sale', 'refund', 'payout', 'payoutBack'] as const
export type EntryKind = (typeof entryKinds)[number]

/**
 * What a line of an entry is about.
 * - sale: the price of what was sold
 * - discount: the share of the shop's own coupon
 * - commission, vat: Haat's commission, and the VAT on it
 * - delivery: the fee of a parcel that the shop brought itself
 * - cashTaken: money that the shop took at the door and has already
 * - refund: the price of what the shopper got back, discountBack: the shop's own coupon on it
 * - commissionBack, vatBack: what Haat gives back with a refund
 * - payout, payoutBack: money sent to the shop, and money that came back because it could not be sent
 */
export const vendorLineKinds = [
  'sale',
  'discount',
  'commission',
  'vat',
  'delivery',
  'cashTaken',
  'refund',
  'discountBack',
  'commissionBack',
  'vatBack',
  'payout',
  'payoutBack',
] as const
export type VendorLineKind = (typeof vendorLineKinds)[number]

/** What the books can be read by: everything, what was sold, what went back to shoppers, what was sent to the shop. */
export const ledgerViews = ['all', 'sales', 'refunds', 'payouts'] as const
export type LedgerView = (typeof ledgerViews)[number]
export const entryKindsOfView: Record<LedgerView, readonly EntryKind[]> = {
  all: entryKinds,
  sales: ['opening', 'sale'],
  refunds: ['refund'],
  payouts: ['payout', 'payoutBack'],
}

/** Rs. 100: less than this stays in the balance until more has come together. */
export const minPayoutPaisa = 100_00
/** Payouts are proposed on Tuesdays. */
export const payoutWeekday = 2
/** How many days on which money becomes payable are listed. */
export const maxWaitsShown = 60
/** More than a screen shows. */
export const defaultEntriesOfPage = 10

/**
 * Why nothing goes out on the next Tuesday.
 * - nothing: nothing is payable until then
 * - tooLittle: less than the smallest payout
 * - noAccount: the shop has given no account that money goes to
 * - newAccount: the account in force will be younger than 48 hours
 * - open: an older payout is still open
 * - failed: the last payout to the account came back, and nobody has repeated it
 */
export const payoutStops = ['nothing', 'tooLittle', 'noAccount', 'newAccount', 'open', 'failed'] as const
export type PayoutStop = (typeof payoutStops)[number]
