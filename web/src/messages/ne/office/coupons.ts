import type { coupons as en } from '../../en/office/coupons.ts'
import { withEnding } from '../case-ending.ts'

export const coupons: typeof en = {
  filterLabel: 'सूचीमा के देखाउने',
  filters: {
    all: 'सबै',
    running: 'चलिरहेका',
    planned: 'सुरु हुन बाँकी',
    paused: 'रोकिएका',
    usedUp: 'सीमा सकिएका',
    over: 'म्याद सकिएका',
  },
  states: {
    running: 'चलिरहेको',
    planned: 'सुरु हुन बाँकी',
    paused: 'रोकिएको',
    usedUp: 'सीमा सकिएको',
    over: 'म्याद सकिएको',
  },
  percentOff: (percent) => `${percent}% छुट`,
  amountOff: (amount) => `${amount} छुट`,
  atMost: (amount) => `बढीमा ${amount}`,
  from: (amount) => `कम्तीमा ${withEnding(amount, 'को')} किनमेलमा`,
  days: (first, last) => `${withEnding(first, 'देखि')} ${withEnding(last, 'सम्म')}`,
  uses: 'प्रयोग',
  usesOf: (uses, limit) => `${limit} मध्ये ${uses}`,
  perShopper: (limit) => `एक ग्राहकले ${limit} पटक`,
  cost: 'अहिलेसम्मको खर्च',
}
