/** What becomes of a parcel and its lines on the way. */
export const parcel = {
  /** What became of a line. */
  line: {
    less: (ordered: string, sent: string) => `You ordered ${ordered}, ${sent} of them come.`,
    none: 'Not available: it is not sent, and costs nothing.',
    replaced: 'Not available: something else comes instead.',
    instead: (title: string) => `Instead of ${title}`,
    kept: (sent: string, taken: string) => `You kept ${taken} of ${sent}.`,
    keptNone: 'You did not keep it.',
    review: 'Write a review',
  },
  substitute: {
    title: 'The vendor offers something else',
    lead: (missing: string) => `${missing} is not available any more. Would you take this instead?`,
    each: (price: string) => `${price} a piece`,
    until: (time: string) =>
      `Please answer until ${time}. Without an answer, what is missing is cancelled and costs nothing.`,
    yes: 'Yes, send it',
    no: 'No, cancel it',
    busy: 'Saving…',
    agreed: 'Thank you. The vendor sends it instead.',
    declined: 'It is cancelled. The rest of the parcel is sent.',
    failed: 'Your answer did not reach us. Please try again.',
    late: 'The vendor or the time has decided this already.',
  },
  /** Money for pieces that had been delivered. */
  refunded: {
    title: 'Refunded',
    pieces: (count: string, title: string) => `${count} × ${title}`,
    reason: (words: string) => `Why: ${words}`,
    due: (day: string) => `We send the money the way you paid, by ${day}.`,
    dueCash: (day: string) =>
      `You paid in cash: we ask you for a wallet or bank account and send the money there by ${day}.`,
    sent: (day: string) => `The money was sent on ${day}.`,
    note: (number: string) => `Save credit note ${number}`,
  },
  courier: (name: string) => `Courier: ${name}`,
  tracking: (number: string) => `Tracking number ${number}`,
  tries: {
    title: 'Nobody was met',
    text: (count: string, most: string) =>
      `Somebody came ${count} ${count === '1' ? 'time' : 'times'} with your parcel. After ${most} visits in vain it goes back to the vendor.`,
    choose: 'When should it come again?',
    wished: (day: string) => `You wished for ${day}. The vendor sees your wish.`,
    saved: 'Your wish is saved.',
    failed: 'Your wish did not reach us. Please try again.',
  },
}
