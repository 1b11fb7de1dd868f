/** What a coupon of a shop is, for its members and for staff. */
export const coupons = {
  filterLabel: 'What the list shows',
  filters: {
    all: 'All',
    running: 'Running',
    planned: 'Planned',
    paused: 'Paused',
    usedUp: 'Used up',
    over: 'Over',
  },
  states: {
    running: 'Running',
    planned: 'Planned',
    paused: 'Paused',
    usedUp: 'Used up',
    over: 'Over',
  },
  percentOff: (percent: string) => `${percent}% off`,
  amountOff: (amount: string) => `${amount} off`,
  atMost: (amount: string) => `at most ${amount}`,
  from: (amount: string) => `from ${amount}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  uses: 'Used',
  usesOf: (uses: string, limit: string) => `${uses} of ${limit}`,
  perShopper: (limit: string) => `${limit} per shopper`,
  cost: 'Cost so far',
}
