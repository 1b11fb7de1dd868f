/** Refunds of pieces that were delivered. */
export const lineRefunds = {
  open: 'Refund pieces…',
  title: 'Refund delivered pieces',
  lead: (shop: string) =>
    `The shopper gets back what was paid for them. ${shop} bears it, gets our commission on it back, and a credit note.`,
  left: (left: string, price: string) => `${left} can be refunded, ${price} each`,
  paid: 'with the coupon less',
  fewer: (name: string) => `Refund one less of ${name}`,
  more: (name: string) => `Refund one more of ${name}`,
  sum: 'Goes back to the shopper',
  fee: 'The fee for the delivery stays.',
  how: {
    cod: 'It was paid in cash: ask the shopper for a wallet or bank account, send it within 7 days and note its reference.',
    online: (method: string) =>
      `It was paid by ${method}: send it there within 7 days and note its reference.`,
  },
  reason: 'Reason',
  reasonHint: 'The shopper and the shop read it, and it stands on the credit note.',
  reasonRequired: 'Please write down the reason.',
  choose: 'Please choose what is refunded.',
  confirm: (sum: string) => `Refund ${sum}`,
  saved: 'Noted. The shopper and the shop are told.',
  changed: 'Something was refunded or changed here meanwhile. Please look at it, then decide.',
  done: 'Refunded',
  pieces: (count: string, name: string) => `${count} × ${name}`,
  on: (day: string) => `on ${day}`,
  to: (day: string) => `to be sent by ${day}`,
  sent: (day: string) => `sent on ${day}`,
  note: (number: string) => `Credit note ${number}`,
  noteSaved: (name: string) => `Saved as ${name}.`,
  noteFailed: 'The credit note did not load. Please try again.',
}
