import { confirmHours } from '@haat/contract/domains/orders.rules.ts'

export const ordersMailEn = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  footer:
    'Haat, the weekly market that is open every day. You get this email because of an order in your account.',
  labels: { order: 'Order', total: 'Total', payment: 'Payment', due: 'Arrives', cash: 'To pay on delivery' },
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
      text: 'The vendor has packed your parcel. It leaves with the next courier.',
    },
    shipped: {
      subject: (number: string) => `On its way: a parcel of order ${number}`,
      preheader: 'The courier has it.',
      text: 'Your parcel is with the courier. Where you pay in cash, the order page shows a delivery code: tell it to the courier when you hold the parcel.',
    },
    delivered: {
      subject: (number: string) => `Delivered: a parcel of order ${number}`,
      preheader: 'We hope you like it.',
      text: 'Your parcel was delivered. The bill is on the order page. If you do not want to keep something, the order page says until when you can return it.',
    },
    refused: {
      subject: (number: string) => `Delivery refused: a parcel of order ${number}`,
      preheader: 'It goes back to the vendor.',
      text: 'Your parcel was refused on delivery and goes back to the vendor. If you have paid for it, you will be refunded within 7 days.',
    },
    cancelled: {
      subject: (number: string) => `Cancelled: order ${number}`,
      preheader: 'Nothing will be sent.',
      text: 'This was cancelled and nothing will be sent. If you have paid for it, you will be refunded within 7 days, the way you paid.',
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
  },
}
