/** What Haat keeps of a shop's sales. */
export const commission = {
  title: 'Haat’s commission',
  percent: (rate: string) => `${rate}%`,
  lead: (rate: string, vat: string) =>
    `${rate} of what the shopper paid for the goods, and ${vat} VAT on the commission.`,
  leadOfRest: (rate: string, vat: string) =>
    `${rate} of what the shopper paid for everything without a nearer rule below, and ${vat} VAT on the commission.`,
  example: 'A shopper pays for goods',
  commission: (rate: string) => `Commission, ${rate}`,
  vat: (rate: string) => `VAT on it, ${rate}`,
  receive: 'You receive',
  rules: 'Rules that hold or will hold for you',
  about: {
    product: 'One product',
    shop: 'Your shop',
    category: 'One category',
    default: 'Everything without a rule of its own',
  },
  from: (day: string) => `from ${day}`,
  until: (day: string) => `to ${day}`,
  notes: [
    'Of several rules the nearest counts: of the product, of your shop, of its category, of everything else.',
    'The rate of the day of the sale stays with that sale.',
    'What your own coupon takes off is yours to bear; what a coupon of Haat takes off, Haat pays you.',
    'No commission is taken on the delivery.',
  ],
}
