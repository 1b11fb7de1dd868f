const notExpected = 'If you did not expect this, tell us at once.'

export const membersMailEn = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  footer:
    'Haat, the weekly market that is open every day. We never ask for your password, neither by email nor on the phone.',
  unnamedShop: 'A shop',
  nepalTime: (when: string) => `${when} (Nepal time)`,
  labels: {
    shop: 'Shop',
    person: 'Person',
    role: 'Role',
    formerRole: 'Role until now',
    by: 'Done by',
    invitedBy: 'Invited by',
    until: 'Open until',
    when: 'When',
  },
  roles: { owner: 'Owner', manager: 'Manager', packer: 'Packer' },
  askForHelp: 'Ask us for help',
  openShop: 'Open the shop',
  seeMembers: 'See who belongs to the shop',

  invitation: {
    subject: (shop: string) => `${shop} invites you to work in its shop on Haat`,
    preheader: (days: string) => `The invitation is open for ${days} days.`,
    paragraphs: [
      'You are invited to work in a shop on Haat. Join with the account that has this email address; if you have none yet, the page lets you open one.',
    ],
    button: 'See the invitation',
    smallPrint: (days: string) => [
      `The link works for ${days} days, once, and only for this email address. Please do not pass it on to anybody.`,
      'If you do not know this shop, ignore this email: nothing happens without you.',
    ],
  },
  member: {
    joined: {
      subject: (shop: string) => `You now belong to ${shop} on Haat`,
      preheader: 'You can open the shop with your account.',
      paragraphs: [
        'You have accepted the invitation. The shop is in your account now, beside everything you had there.',
      ],
    },
    roleChanged: {
      subject: (shop: string) => `Your role in ${shop} has changed`,
      preheader: 'See what it is now.',
      paragraphs: ['Your role in this shop on Haat has changed. It counts from now on.', notExpected],
    },
    ownershipTransferred: {
      subject: (shop: string) => `${shop} on Haat is yours now`,
      preheader: 'It was handed over to you.',
      paragraphs: [
        'This shop was handed over to you: you are its owner now, and may change who belongs to it and where its money goes.',
        notExpected,
      ],
    },
    removed: {
      subject: (shop: string) => `You no longer belong to ${shop} on Haat`,
      preheader: 'Your own account stays as it is.',
      paragraphs: [
        'An owner has removed you from this shop. You cannot open it any more; your own account with its orders stays as it is.',
        'If you think that this is a mistake, please talk to the owner of the shop.',
      ],
    },
    left: {
      subject: (shop: string) => `You have left ${shop} on Haat`,
      preheader: 'Your own account stays as it is.',
      paragraphs: [
        'You have left this shop and cannot open it any more. Your own account with its orders stays as it is.',
        notExpected,
      ],
    },
  },
  owner: {
    joined: {
      subject: (shop: string) => `${shop}: somebody has joined`,
      preheader: 'The invitation was accepted.',
      paragraphs: ['An invitation to your shop was accepted.', notExpected],
    },
    roleChanged: {
      subject: (shop: string) => `${shop}: a role has changed`,
      preheader: 'See whose, and what it is now.',
      paragraphs: ['The role of somebody in your shop has changed.', notExpected],
    },
    ownershipTransferred: {
      subject: (shop: string) => `${shop}: the shop was handed over`,
      preheader: 'See who owns it now.',
      paragraphs: [
        'The shop was handed over: the person below is an owner now, and whoever handed it over is a manager.',
        notExpected,
      ],
    },
    removed: {
      subject: (shop: string) => `${shop}: somebody was removed`,
      preheader: 'They cannot open the shop any more.',
      paragraphs: ['Somebody was removed from your shop and cannot open it any more.', notExpected],
    },
    left: {
      subject: (shop: string) => `${shop}: somebody has left`,
      preheader: 'They cannot open the shop any more.',
      paragraphs: ['Somebody has left your shop and cannot open it any more.'],
    },
  },
}
