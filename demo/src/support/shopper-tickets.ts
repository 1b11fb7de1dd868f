import { demoAccounts } from '../demo-accounts.ts'
import type { DemoTicket } from './demo-tickets.ts'

const [shopper] = demoAccounts
const anjali = {
  name: shopper!.name,
  email: shopper!.email,
  phoneNumber: '985-1012345',
  isShopper: true,
} as const

/** What the shopper of the demo has written: open, waiting, solved, a chat that is over, and a service wished for. */
export const shopperTickets: DemoTicket[] = [
  {
    ...anjali,
    type: 'support',
    subject: 'Shawl is darker than the picture',
    message:
      'Namaste. The shawl of order {order} came today. It is beautiful, but the red is much darker than in the picture. Can I change it for the glacier blue one? लगाएको छैन, ट्याग लागेकै छ।',
    language: 'en',
    order: 'shawl',
    hoursAgo: 46,
    owner: 'staff',
    messages: [
      {
        by: 'staff',
        text: 'Thank you, Anjali ji. I have asked Pashupati Pashmina and will write again as soon as they answer.',
        hoursAgo: 28,
      },
      { by: 'customer', text: 'Any news? I leave for Pokhara soon.', hoursAgo: 5 },
      {
        by: 'note',
        text: 'Vendor has 4 blue in stock and agrees. Price is Rs. 2,600 lower, so we owe a refund.',
        hoursAgo: 2,
      },
    ],
  },
  {
    ...anjali,
    type: 'support',
    subject: 'The shawl once more',
    message:
      'I forgot to write: size and fringe of the shawl of {order} are fine, it is only the colour. A courier can fetch it any day before noon.',
    language: 'en',
    order: 'shawl',
    hoursAgo: 1.5,
    mergedInto: { subject: 'Shawl is darker than the picture', hoursAgo: 1 },
  },
  {
    ...anjali,
    type: 'support',
    subject: 'When is the money of {order} sent back?',
    message:
      'I have cancelled {order} because it would have come too late. When do I see the money in eSewa?',
    language: 'en',
    order: 'refundDue',
    hoursAgo: 30,
    owner: 'admin',
    messages: [
      {
        by: 'staff',
        text: 'Namaste Anjali ji, it goes back to your eSewa within 7 days of the cancellation; mostly it takes three. You see the day on the page of the order.',
        hoursAgo: 26,
      },
    ],
  },
  {
    ...anjali,
    type: 'technical',
    subject: 'बिलमा कार्यालयको प्यान चाहियो',
    message: 'अर्डर {order} को बिलमा हाम्रो कार्यालयको प्यान नम्बर आएको छ कि छैन?',
    language: 'ne',
    order: 'coupon',
    hoursAgo: 24 * 23,
    owner: 'staff',
    isSolved: true,
    messages: [
      {
        by: 'staff',
        text: 'नमस्ते अञ्जली ज्यू, आएको छ। अर्डरको पृष्ठबाट बिल डाउनलोड गर्न सक्नुहुन्छ।',
        hoursAgo: 24 * 23 - 3,
      },
      { by: 'customer', text: 'भेटियो, धन्यवाद।', hoursAgo: 24 * 22 },
      { by: 'staff', text: 'स्वागत छ। फेरि भेटौँला।', hoursAgo: 24 * 22 - 2 },
    ],
  },
  {
    ...anjali,
    type: 'chat',
    phoneNumber: '',
    subject: 'Can the courier call before coming?',
    message: 'Can the courier call before coming? It is about {order}.',
    language: 'en',
    order: 'parents',
    hoursAgo: 24 * 5,
    owner: 'staff',
    isSolved: true,
    hasLeft: true,
    messages: [
      {
        by: 'staff',
        text: 'Namaste! Yes, I have noted it on the parcel: he calls half an hour before.',
        hoursAgo: 24 * 5 - 0.05,
      },
      {
        by: 'customer',
        text: 'Perfect, my mother is hard of hearing, so he should let it ring.',
        hoursAgo: 24 * 5 - 0.1,
      },
      { by: 'staff', text: 'I have written that too.', hoursAgo: 24 * 5 - 0.12 },
    ],
  },
  {
    ...anjali,
    type: 'service',
    subject: 'Service wished: Plumber at home',
    message: 'The tap in the kitchen drips. Any day after 4 PM would suit me.',
    language: 'en',
    service: 'plumber-at-home-lalitpur',
    hoursAgo: 7,
  },
]
