/** What staff look after, each with its own clock. */
export const orderViews = ['toConfirm', 'late', 'unaccepted', 'refunds', 'payments', 'all'] as const
export type OrderView = (typeof orderViews)[number]

export const callOutcomes = ['confirmed', 'noAnswer', 'callAgain', 'refused'] as const
export type CallOutcome = (typeof callOutcomes)[number]
/** The last call in vain ends the order, and the stock goes back. */
export const maxCallsInVain = 3
export const callWordsMaxLength = 300
/** No view is counted any further. */
export const maxCountedOrders = 200
