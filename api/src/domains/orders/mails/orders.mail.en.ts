import { confirmHours } from '@haat/contract/domains/orders.rules.ts'

export const ordersMailEn = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  footer:
    'Haat, the weekly market that is open every day. You get this mail because of an order in your account.',
  labels: { order: 'Order', total: 'Total', payment: 'Payment', due: 'Arrives', cash: 'To pay at the door' },
  methods: { cod: 'Cash on delivery', esewa: 'eSewa', khalti: 'Khalti' },
  between: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  line: (quantity: string, title: string, price: string) => `${quantity} × ${title}, ${price}`,
  button: 'See the order',
  codeLine: (code: string) => `Your code: ${code}`,
  kinds: {
    placed: {
      subject: (number: string) => `Please confirm your order ${number}`,
      preheader: 'One code, and the vendors begin to pack.',
      text: `Thank you for your order. You pay in cash when it comes. Please confirm it within ${confirmHours} hours with this code on the page of the order; after that the vendors begin to pack. What is not confirmed by then is cancelled.`,
    },
    confirmed: {
      subject: (number: string) => `Order ${number} is confirmed`,
      preheader: 'The vendors begin to pack.',
      text: 'Your order is confirmed. The vendors pack it now, and we tell you when a parcel leaves.',
    },
    packed: {
      subject: (number: string) => `Packed: a parcel of order ${number}`,
      preheader: 'It leaves soon.',
      text: 'The vendor has packed your parcel. It leaves with the next courier.',
    },
    shipped: {
      subject: (number: string) => `On its way: a parcel of order ${number}`,
      preheader: 'The courier has it.',
      text: 'Your parcel is with the courier. Where you pay in cash, the page of the order shows a door code: tell it to the courier when you hold the parcel.',
    },
    delivered: {
      subject: (number: string) => `Delivered: a parcel of order ${number}`,
      preheader: 'We hope you like it.',
      text: 'Your parcel was delivered. The invoice is on the page of the order. If something is not as described, you can return it within 7 days, or 15 days with the seal unbroken.',
    },
    refused: {
      subject: (number: string) => `Not accepted: a parcel of order ${number}`,
      preheader: 'It goes back to the vendor.',
      text: 'Your parcel was not accepted at the door and goes back to the vendor. What you have paid for it comes back within 7 days.',
    },
    cancelled: {
      subject: (number: string) => `Cancelled: order ${number}`,
      preheader: 'Nothing is sent.',
      text: 'This was cancelled and nothing of it is sent. What you have paid for it comes back within 7 days, the way you paid.',
    },
  },
  moneyLabel: 'Amount',
  money: {
    owed: {
      subject: (number: string) => `We send your money back: order ${number}`,
      preheader: 'It came when the order was over already.',
      text: 'Your payment reached us, but this order was over or paid already. You need not do anything: all of it goes back within 7 days, the way you paid.',
    },
    owedOpen: {
      subject: (number: string) => `We send your money back: order ${number} still waits`,
      preheader: 'It came after we were told that it had failed.',
      text: 'Your payment reached us after the payment service had told us that it failed, so we could not take it for this order. All of it goes back within 7 days, the way you paid. The order itself still waits: please pay it again while it is held for you.',
    },
    strange: {
      subject: (number: string) => `We look at your payment: order ${number}`,
      preheader: 'It did not come as we asked for it.',
      text: 'The payment service tells us of your payment in another way than we asked for it; below is the sum that it names. The order is not paid by this, and no money is lost. Somebody of ours looks at it and writes to you. Please do not pay again before that.',
    },
    returned: {
      subject: (number: string) => `Your money is on its way back: order ${number}`,
      preheader: 'We have sent it the way you paid.',
      text: 'We have sent this back the way you paid. It may take a day or two to show in your wallet or account. If it does not come, please write to us.',
    },
  },
}
