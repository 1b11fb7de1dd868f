import { confirmHours } from '@haat/contract/domains/orders.rules.ts'
import { maxTries } from '@haat/contract/domains/orders.steps.rules.ts'

/** What a mail about a line names, in the language of the mail. */
export interface LineWords {
  name: string
  /** How many of it are left in the parcel. */
  left: string
  /** What is offered instead, what a piece of it costs, and until when to answer. */
  offer: string
  price: string
  until: string
}

export const ordersMailEn = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  footer:
    'Haat, the weekly market that is open every day. You get this email because of an order in your account.',
  labels: {
    order: 'Order',
    total: 'Total',
    payment: 'Payment',
    due: 'Arrives',
    cash: 'To pay on delivery',
    courier: 'Courier',
    tracking: 'Tracking number',
  },
  tax: {
    vat: (percent: string) => `VAT of ${percent}% in it`,
    exempt: 'Exempt from VAT',
    zeroRated: 'VAT at 0%',
  },
  methods: { cod: 'Cash on delivery', esewa: 'eSewa', khalti: 'Khalti' },
  between: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  line: (quantity: string, title: string, price: string) => `${quantity} × ${title}, ${price}`,
  button: 'See the order',
  codeLine: (code: string) => `Your code: ${code}`,
  kinds: {
    placed: {
      subject: (number: string) => `Please confirm your order ${number}`,
      preheader: 'Enter the code, and the vendors start packing.',
      text: `Thank you for your order. You pay in cash on delivery. Please confirm it within ${confirmHours} hours by entering this code on the order page; after that the vendors start packing. Orders that are not confirmed by then are cancelled.`,
    },
    confirmed: {
      subject: (number: string) => `Order ${number} is confirmed`,
      preheader: 'The vendors start packing.',
      text: 'Your order is confirmed. The vendors are getting it ready, and we will tell you when a parcel leaves.',
    },
    packed: {
      subject: (number: string) => `Packed: a parcel of order ${number}`,
      preheader: 'It leaves soon.',
      text: 'The vendor has packed your parcel. It leaves soon. The bill is on the order page.',
    },
    handedOver: {
      subject: (number: string) => `With the courier: a parcel of order ${number}`,
      preheader: 'It leaves for your door soon.',
      text: 'The vendor has given your parcel to the courier. We will tell you when it leaves for your door.',
    },
    shipped: {
      subject: (number: string) => `On its way: a parcel of order ${number}`,
      preheader: 'It is being brought to you.',
      text: 'Your parcel is on its way to you. Where you pay in cash, the order page shows a delivery code: tell it to whoever brings the parcel, once you hold it.',
    },
    tried: {
      subject: (number: string) => `Nobody was met: a parcel of order ${number}`,
      preheader: 'You can choose another day.',
      text: `Somebody came with your parcel and met nobody. It will be brought again. On the order page you can choose a day that suits you. After ${maxTries} visits in vain it goes back to the vendor.`,
    },
    delivered: {
      subject: (number: string) => `Delivered: a parcel of order ${number}`,
      preheader: 'We hope you like it.',
      text: 'Your parcel was delivered. The bill is on the order page. If you do not want to keep something, the order page says until when you can return it.',
    },
    partlyDelivered: {
      subject: (number: string) => `A part delivered: a parcel of order ${number}`,
      preheader: 'The rest goes back to the vendor.',
      text: 'You kept a part of your parcel, and the rest goes back to the vendor. Below is what you kept and what it costs; the bill on the order page is a new one for that. If you paid online for more, the difference will be refunded within 7 days.',
    },
    refused: {
      subject: (number: string) => `Not taken: a parcel of order ${number}`,
      preheader: 'It goes back to the vendor.',
      text: 'Your parcel was not taken at the door and goes back to the vendor. If you have paid for it, you will be refunded within 7 days.',
    },
    notReached: {
      subject: (number: string) => `Goes back: a parcel of order ${number}`,
      preheader: `Nobody was met ${maxTries} times.`,
      text: `Somebody came with your parcel ${maxTries} times and met nobody, so it goes back to the vendor. If you have paid for it, you will be refunded within 7 days.`,
    },
    declined: {
      subject: (number: string) => `Cannot be sent: a parcel of order ${number}`,
      preheader: 'The vendor cannot send it.',
      text: 'We are sorry: the vendor cannot send this parcel. Nothing is to be paid for it. If you have paid already, you will be refunded within 7 days, the way you paid.',
    },
    newDoorCode: {
      subject: (number: string) => `A new delivery code: order ${number}`,
      preheader: 'The old one no longer counts.',
      text: 'A wrong delivery code was entered too often for this parcel. There is a new one now: the order page shows it. Tell it to whoever brings the parcel, once you hold it.',
    },
    cancelled: {
      subject: (number: string) => `Cancelled: order ${number}`,
      preheader: 'Nothing will be sent.',
      text: 'This was cancelled and nothing will be sent. If you have paid for it, you will be refunded within 7 days, the way you paid.',
    },
  },
  heldNow: 'The parcel now holds:',
  lineChanges: {
    less: {
      subject: (number: string) => `Fewer than you ordered: order ${number}`,
      preheader: 'You pay only for what is sent.',
      text: ({ name, left }: LineWords) =>
        `The vendor does not have as many as you ordered of “${name}”: ${left} will be sent. You pay only for what is sent; what you paid online for the rest will be refunded within 7 days.`,
    },
    cancelled: {
      subject: (number: string) => `Something is missing: order ${number}`,
      preheader: 'The rest is sent.',
      text: ({ name }: LineWords) =>
        `The vendor does not have “${name}” any more. It is cancelled, and the rest of the parcel is sent. You pay only for what is sent; what you paid online for it will be refunded within 7 days.`,
    },
    substituteAsked: {
      subject: (number: string) => `Something else instead? Order ${number}`,
      preheader: 'Please answer on the order page.',
      text: ({ name, offer, price, until }: LineWords) =>
        `The vendor does not have “${name}” any more and offers “${offer}” instead, at ${price} a piece. Please say on the order page until ${until} whether you want it. Without an answer, what is missing is cancelled; you pay nothing for it.`,
    },
  },
  moneyLabel: 'Amount',
  money: {
    owed: {
      subject: (number: string) => `Your payment will be refunded: order ${number}`,
      preheader: 'It arrived after the order had ended.',
      text: 'Your payment reached us, but this order had already ended or been paid. No action is needed: the full amount will be refunded within 7 days, the way you paid.',
    },
    owedOpen: {
      subject: (number: string) => `Your payment will be refunded: order ${number} is still unpaid`,
      preheader: 'It arrived after we were told that it had failed.',
      text: 'Your payment reached us after the payment service had told us that it failed, so we could not use it for this order. The full amount will be refunded within 7 days, the way you paid. The order is still unpaid: please pay again before the reservation ends.',
    },
    strange: {
      subject: (number: string) => `We are checking your payment: order ${number}`,
      preheader: 'It differs from what we asked for.',
      text: 'The payment service reports a payment that differs from what we asked for; below is the amount it names. The order does not count as paid, but no money is lost. Our team is looking into it and will write to you. Please do not pay again before that.',
    },
    returned: {
      subject: (number: string) => `Refund sent: order ${number}`,
      preheader: 'We have sent it the way you paid.',
      text: 'We have refunded this the way you paid. It may take a day or two to show in your wallet or account. If it does not arrive, please write to us.',
    },
    returnedCash: {
      subject: (number: string) => `Refund sent: order ${number}`,
      preheader: 'We have sent it to your wallet or account.',
      text: 'You paid this in cash, so we have sent it to your wallet or bank account, as agreed with you. It may take a day or two to arrive. If it does not, please write to us.',
    },
  },
  lineRefund: {
    subject: (number: string) => `Refund: order ${number}`,
    preheader: 'The credit note is on the order page.',
    text: 'You get back what you paid for these things:',
    reason: (words: string) => `Why: ${words}`,
    online: (day: string) => `We send the money the way you paid, by ${day} at the latest.`,
    cash: (day: string) =>
      `You paid in cash. We will call you and ask to which wallet or bank account we may send the money, by ${day} at the latest.`,
    note: 'The fee for the delivery stays. The credit note of the vendor is on the order page.',
    creditNote: 'Credit note',
  },
}
