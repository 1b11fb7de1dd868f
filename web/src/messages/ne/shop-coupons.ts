import type { shopCoupons as en } from '../en/shop-coupons.ts'
import { withEnding } from './case-ending.ts'

export const shopCoupons: typeof en = {
  label: 'यस पसलका कुपन',
  code: 'कुपन',
  percentOff: (percent) => `${percent}% छुट`,
  amountOff: (amount) => `${amount} छुट`,
  atMost: (amount) => `बढीमा ${amount}`,
  from: (amount) => `कम्तीमा ${withEnding(amount, 'को')} किनमेलमा`,
  until: (day) => withEnding(day, 'सम्म'),
  onSome: 'केही सामानमा',
}
