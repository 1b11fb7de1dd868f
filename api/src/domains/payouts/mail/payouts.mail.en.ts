const notExpected =
  'If you do not know of this, change your password, look at who owns the shop, and write to us at once.'

export const payoutsMailEn = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  footer:
    'Haat, the weekly market that is open every day. We never ask for your password or a whole account number, neither by email nor on the phone.',
  nepalTime: (when: string) => `${when} (Nepal time)`,
  labels: { shop: 'Shop', account: 'New account', by: 'Done by', when: 'When', begins: 'Begins' },
  kinds: { bank: 'Bank account', esewa: 'eSewa', khalti: 'Khalti' },
  button: { changed: 'See or cancel the change', cancelled: 'See the payout account' },
  news: {
    changed: {
      subject: (shop: string) => `${shop}: another payout account from now on?`,
      preheader: (begins: string) => `It begins on ${begins}. Until then every owner can cancel it.`,
      paragraphs: (begins: string) => [
        'Somebody has given another payout account for your shop. Money goes there only after 48 hours; until then the account before it stays in force.',
        `Is this right? Then you need to do nothing. If not, open the page below before ${begins} and press “Cancel the change”: every owner can.`,
        notExpected,
      ],
    },
    cancelled: {
      subject: (shop: string) => `${shop}: the change of the payout account is cancelled`,
      preheader: () => 'The account before it stays in force.',
      paragraphs: () => [
        'The change of the payout account of your shop was cancelled before it began. The account that was in force stays so.',
        notExpected,
      ],
    },
  },
  money: {
    labels: { number: 'Payout', amount: 'Amount', account: 'To', reference: 'Reference', reason: 'Why' },
    button: 'See the money of your shop',
    sent: {
      subject: (shop: string, sum: string) => `${shop}: ${sum} is on its way`,
      preheader: (number: string) => `Payout ${number} was sent to your account.`,
      paragraphs: [
        'We have sent the payout of your shop. Banks and wallets show it within a day, at the latest after two working days.',
        'If it does not arrive, write to us with the reference below.',
      ],
    },
    failed: {
      subject: (shop: string, sum: string) => `${shop}: the payout of ${sum} came back`,
      preheader: (number: string) => `Payout ${number} could not be paid out. The money is yours still.`,
      paragraphs: [
        'The payout of your shop came back to us. The amount is in your balance again, and nothing is lost.',
        'Please look whether your payout account is right. We send it again to the account that is in force then; a changed account counts after 48 hours.',
      ],
    },
    reasons: {
      number: 'There is no such account number',
      name: 'The name of the account is another one',
      closed: 'The account is closed',
      bank: 'The bank or wallet did not take it',
      other: 'Another reason',
    },
  },
}
