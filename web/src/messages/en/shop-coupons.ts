/** Coupons that the pages of a shop and of its products tell of. */
export const shopCoupons = {
  label: 'Coupons of this shop',
  code: 'Coupon',
  percentOff: (percent: string) => `${percent}% off`,
  amountOff: (amount: string) => `${amount} off`,
  atMost: (amount: string) => `at most ${amount}`,
  from: (amount: string) => `from ${amount}`,
  until: (day: string) => `until ${day}`,
  onSome: 'on some products',
}
