const kinds = {
  newOrder: {
    name: 'New orders',
    about: 'An order is confirmed and waits to be packed.',
    title: (orderNumber: string) => `New order ${orderNumber}`,
    text: (pieces: string, total: string) => `${pieces === '1' ? '1 piece' : `${pieces} pieces`}, ${total}`,
  },
  lateParcel: {
    name: 'Late parcels',
    about: 'The promised day is over and the parcel has not arrived.',
    title: (orderNumber: string) => `${orderNumber} is late`,
    text: (day: string) => `It was promised by ${day}.`,
  },
  lowStock: {
    name: 'Low stock',
    about: 'Something has become low or sold out. You are told once a day.',
    title: (count: string) =>
      count === '1' ? 'One thing is low or sold out' : `${count} things are low or sold out`,
  },
  listingSentBack: {
    name: 'Listings sent back',
    about: 'Staff have looked at a listing and say what has to be changed.',
    title: 'A listing was sent back',
  },
  payout: {
    name: 'Payouts',
    about: 'Money was sent to your account, or could not be sent.',
    titles: {
      sent: (amount: string) => `${amount} was sent to you`,
      failed: (amount: string) => `${amount} could not be sent`,
    },
    text: (number: string) => `Payout ${number}`,
  },
  saleRefunded: {
    name: 'Refunds to shoppers',
    about: 'A shopper gets money back for something that you delivered.',
    title: (orderNumber: string) => `Something of ${orderNumber} is refunded`,
    text: (amount: string) => `${amount}, the credit note is on the page of the order`,
  },
  saidPayment: {
    name: 'Payments by QR code to confirm',
    about: 'A courier says that a parcel was paid to your shop by QR code.',
    title: (orderNumber: string) => `Has the payment for ${orderNumber} arrived?`,
    text: (amount: string, reference: string) => `${amount} by QR code, reference ${reference}`,
  },
  couponByStaff: {
    name: 'Coupons paused by Haat',
    about: 'Our staff have paused a coupon of your shop, or let it go on.',
    titles: {
      paused: (code: string) => `Haat has paused your coupon ${code}`,
      resumed: (code: string) => `Your coupon ${code} can go on`,
    },
    texts: {
      paused: (reason: string) => `The reason: ${reason}. It stays paused until we let it go on.`,
      resumed: 'Haat has taken its pause back.',
    },
  },
  importEnded: {
    name: 'Imports from a spreadsheet',
    about: 'An import of your shop is written, taken back or stopped.',
    titles: {
      written: (file: string) => `${file} is imported`,
      'partly-written': (file: string) => `The import of ${file} was stopped half-way`,
      undone: (file: string) => `The import of ${file} is undone`,
      'partly-undone': (file: string) => `Undoing ${file} was stopped half-way`,
      stopped: (file: string) => `The import of ${file} was stopped`,
    },
    written: (created: string, changed: string) => `${created} new, ${changed} changed`,
    failed: (count: string) => `${count} could not be written`,
    undone: (undone: string, kept: string) => `${undone} taken back, ${kept} stayed`,
    nothing: 'Nothing of it was written',
    reasons: {
      'by-member': 'somebody of your shop stopped it',
      'member-removed': 'whoever started it may no longer change listings',
      'put-away': 'nobody wrote it within two days',
    },
  },
  parcelStep: {
    name: 'Your parcels',
    about: 'A parcel is packed, on its way or delivered.',
    /** What became of a parcel, for the states of which shoppers are told. */
    titles: {
      confirmed: 'Your order is confirmed',
      packed: 'Your parcel is packed',
      handedOver: 'Your parcel is with the courier',
      shipped: 'Your parcel is on its way',
      tried: 'Nobody was met at your door',
      delivered: 'Your parcel was delivered',
      partlyDelivered: 'A part of your parcel was delivered',
      refused: 'Your parcel goes back to the shop',
      declined: 'The shop cannot send your parcel',
      cancelled: 'Your parcel was cancelled',
    },
    otherTitle: 'Your parcel has changed',
  },
  refund: {
    name: 'Refunds',
    about: 'Money of an order goes back to you, or was sent.',
    titles: {
      owed: (amount: string) => `${amount} will be refunded`,
      sent: (amount: string) => `${amount} was refunded`,
    },
    text: (orderNumber: string) => `Order ${orderNumber}`,
  },
  newReview: {
    name: 'New reviews',
    about: 'Somebody has written a review of your shop or of what it sells.',
    title: (stars: string) => (stars === '1' ? 'A new review: one star' : `A new review: ${stars} stars`),
  },
  reviewInvitation: {
    name: 'Reviews to write',
    about: 'A week after a parcel came we ask what you think of it, once.',
    title: (shop: string) => `How do you like what came from ${shop}?`,
  },
  reviewReply: {
    name: 'Replies to your reviews',
    about: 'A shop has replied to what you wrote.',
    title: (shop: string) => `${shop} has replied to your review`,
  },
  reviewRemoved: {
    name: 'Taken off the page',
    about: 'Staff have taken something that you wrote off the page, and say why.',
    titles: {
      review: 'Your review is off the page',
      reply: 'A reply of your shop is off the page',
      question: 'Your question is off the page',
      answer: 'Your answer is off the page',
    },
    text: (title: string, reason: string) => `${title}. The reason: ${reason}.`,
  },
  questionAsked: {
    name: 'Questions to the shop',
    about: 'Somebody asks about something that you sell.',
    title: 'Somebody asks you something',
  },
  questionForBuyer: {
    name: 'Questions about what you bought',
    about: 'Somebody asks about something that you have, and you can answer.',
    title: (thing: string) => `Can you help? A question about ${thing}`,
  },
  questionAnswered: {
    name: 'Answers to your questions',
    about: 'A shop or a buyer has answered what you asked.',
    title: (by: string) => `${by} has answered your question`,
  },
  answer: {
    name: 'Answers from support',
    about: 'Somebody has answered what you wrote to us.',
    title: 'Support has answered you',
  },
  backInStock: {
    name: 'Back in stock',
    about: 'Something that you wait for can be bought again.',
    title: (thing: string) => `${thing} is back`,
    text: (price: string) => `${price}. It may be gone again soon.`,
  },
  priceDrop: {
    name: 'Saved things that became cheaper',
    about: 'Something on your wishlist costs clearly less than when you saved it.',
    title: (thing: string) => `${thing} is cheaper now`,
    text: (price: string, before: string) => `${price}. It was ${before} when you saved it.`,
  },
  newThings: {
    name: 'New in shops that you follow',
    about: 'Once a day, what has come into these shops.',
    title: (count: string, shop: string) =>
      count === '1' ? `One new thing from ${shop}` : `${count} new things from ${shop}`,
  },
}

/** What people are told, in the portal and in the profile. */
export const notifications = {
  title: 'Notifications',
  lead: 'Everything of the last 180 days, newest first.',
  open: 'Notifications',
  unread: (count: string) => `${count} unread`,
  allRead: 'All read',
  isUnread: 'Unread',
  tabs: { list: 'All', choices: 'Choices' },
  views: 'Notifications and choices',
  seeAll: 'See all',
  readAll: 'Mark all as read',
  loading: 'Loading notifications',
  loadMore: 'Show earlier ones',
  isEnd: 'That is all of the last 180 days.',
  failed: 'Your notifications could not be loaded',
  failedText: 'Nothing is lost. Please try again in a moment.',
  choicesFailed: 'Your choices could not be loaded',
  none: 'Nothing yet',
  noneText: {
    shop: 'New orders, late parcels and whatever else concerns your shop appear here.',
    profile:
      'What happens to your orders, answers from support, and things that are back or cheaper appear here.',
  },
  menuOf: (title: string) => `More about: ${title}`,
  menu: {
    read: 'Mark as read',
    stop: 'Stop this kind',
    stopText: (name: string) => `Nothing more is told under “${name}”, here or by mail.`,
    partlyStopText: (name: string) =>
      `Nothing more is told under “${name}” here. Mails about the bill of an order and money that we owe you still come.`,
    choices: 'All choices',
  },
  stopped: (name: string) => `“${name}” is stopped. You can start it again under Choices.`,
  changeFailed: 'That did not work. Nothing has changed. Please try again.',
  choicesLead: 'Choose for each kind whether you are told, and when a mail comes.',
  dailyNote:
    'The mail of the day comes at 8 in the morning, and only if there is something you have not read.',
  lawNote:
    'Mails about confirming, cancelling and the bill of an order, and about money that we owe you, always come.',
  tellMe: 'Tell me',
  mailOf: (name: string) => `Mail: ${name}`,
  mail: { now: 'Mail at once', daily: 'Once a day', never: 'No mail' },
  isStopped: 'Stopped: you are told nothing of this.',
  isPartlyStopped: 'Stopped: only the mails that always come still do.',
  kinds,
}
