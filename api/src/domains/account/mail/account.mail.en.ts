const notYou = 'If that was you, no action is needed. If it was not, tell us at once.'
const ignore = 'If you did not ask for this, ignore this email:'

export const accountMailEn = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  footer:
    'Haat, the weekly market that is open every day. We never ask for your password, neither by email nor on the phone.',
  nepalTime: (when: string) => `${when} (Nepal time)`,
  labels: {
    when: 'When',
    device: 'Device',
    unknownDevice: 'Not known',
    ipAddress: 'IP address',
    way: 'Signed in with',
    newEmail: 'New address',
    google: 'Google account',
    codesLeft: 'Recovery codes left',
    rights: 'Your rights',
    decidedBy: 'Decided by',
  },
  ways: { password: 'Password', google: 'Google' },
  askForHelp: 'Ask us for help',
  seeSessions: 'See where you are signed in',

  verification: {
    subject: 'Confirm your email address for Haat',
    preheader: 'Please open the link. It works for 24 hours.',
    paragraphs: [
      'Welcome to Haat, the weekly market that is open every day.',
      'Please confirm that this email address is yours. After that you can place orders.',
    ],
    button: 'Confirm my email address',
    smallPrint: [
      'The link works for 24 hours. If it has run out, the page that it opens sends you a new one.',
      'If you did not open an account at Haat, open the link and say so: whatever was put into that account is cleared. If you ignore this email, nothing is confirmed.',
    ],
  },
  alreadyRegistered: {
    subject: 'You already have an account at Haat',
    preheader: 'Nothing has changed. You can simply sign in.',
    paragraphs: [
      'Somebody, perhaps you, tried to open a new Haat account with this email address. It already has one, so no other was opened and nothing has changed.',
      'If it was you, just sign in. If you have forgotten your password, you can set a new one.',
    ],
    button: 'Sign in',
    secondButton: 'Set a new password',
    smallPrint: ['If it was not you, no action is needed. Your account is safe.'],
  },
  alreadyOpened: {
    subject: 'There is already an account with your address at Haat',
    preheader: 'It was never confirmed. You can make it yours.',
    paragraphs: [
      'Somebody, perhaps you, tried to open a new Haat account with this email address. It already has one, so no other was opened. That account was never confirmed from this mailbox.',
      'If you opened it, sign in with its password and confirm the address. If you did not, or have forgotten the password, set a new one: the account is then yours alone, and whatever was put into it before is cleared.',
    ],
    button: 'Sign in',
    secondButton: 'Set a new password',
    smallPrint: [
      'If you do not want an account at Haat, no action is needed: nobody can order in your name.',
    ],
  },
  resetPassword: {
    subject: 'Set a new password for Haat',
    preheader: 'The link works for one hour.',
    paragraphs: ['You asked for a new password for your Haat account. Choose it here:'],
    anew: 'The address of this account was never confirmed. A new password confirms it, and the account starts anew: what was put into it before (cart, wishlist, addresses, linked Google account) is cleared, since it may have been somebody else.',
    button: 'Set a new password',
    smallPrint: [
      'The link works for one hour, and only once. Please do not pass it on to anybody.',
      `${ignore} your password stays as it is.`,
    ],
  },
  passwordChanged: {
    subject: 'Your Haat password was changed',
    preheader: 'If it was not you, tell us at once.',
    changed: 'The password of your Haat account was changed. For safety, every other device was signed out.',
    reset:
      'The password of your Haat account was changed through a link in an email. For safety, every device was signed out; sign in again with the new password.',
    paragraphs: [notYou],
  },
  confirmNewEmail: {
    subject: 'Confirm your new email address for Haat',
    preheader: 'The link works for one hour.',
    paragraphs: [
      'You want to use this email address for your Haat account. Once you confirm it, you sign in with it, and our emails come here.',
    ],
    button: 'Confirm the new address',
    smallPrint: [
      'The link works for one hour, and only while you are signed in. Until you open it, your old address stays.',
      `${ignore} nothing changes unless the link is opened.`,
    ],
  },
  emailChangeAsked: {
    subject: 'Somebody asked to change your email address at Haat',
    preheader: 'Nothing has changed yet.',
    paragraphs: [
      'We were asked to use another email address for your Haat account. That happens only when it is confirmed at the new address.',
      'If you asked for it, no action is needed here. If you did not, somebody may know your password: please change it now, which also ends the request, and tell us.',
    ],
  },
  emailChanged: {
    subject: 'Your email address at Haat was changed',
    preheader: 'If it was not you, tell us at once.',
    paragraphs: [
      'Your Haat account now has another email address. From now on you sign in with it, and our emails about your account go there and no longer here.',
      notYou,
    ],
  },
  emailTaken: {
    subject: 'Another Haat account asked for your email address',
    preheader: 'Nothing has changed.',
    paragraphs: [
      'Somebody who is signed in to another Haat account wanted to give that account your email address. There is an account with your address already, so nothing was changed.',
      'If it was you, you have two accounts. Write to us if you would rather have one.',
    ],
    smallPrint: ['If it was not you, no action is needed. Your account is safe.'],
  },
  newDevice: {
    subject: 'New sign-in to your Haat account',
    preheader: 'Was that you?',
    paragraphs: ['Somebody signed in to your Haat account on a device that we have not seen before.'],
    unlessYou: {
      password:
        'If that was you, no action is needed. If not, sign that device out and change your password.',
      google:
        'If that was you, no action is needed. If not, sign that device out and check that your Google account is safe.',
    },
  },
  sessionStolen: {
    subject: 'We ended a sign-in to protect your Haat account',
    preheader: 'Please sign in again on that device.',
    paragraphs: [
      'We saw a copy of the sign-in of the device below being used from elsewhere, so we ended that sign-in at once. Your other devices stay signed in.',
      'Please sign in again there. If you find a device in your list that is not yours, sign it out and change your password.',
    ],
  },
  googleLinked: {
    subject: 'You can now sign in to Haat with Google',
    preheader: 'If it was not you, act now.',
    paragraphs: [
      'This Google account was added to your Haat account and can now sign in to it.',
      'If that was not you, remove it in your profile, sign out every device that is not yours, and change your password.',
    ],
  },
  googleUnlinked: {
    subject: 'Google was removed from your Haat account',
    preheader: 'From now on you sign in with your password.',
    paragraphs: [
      'This Google account can no longer sign in to your Haat account, and devices that were signed in with it are signed out. From now on you sign in with your email address and your password.',
      notYou,
    ],
  },
  reclaimed: {
    subject: 'An earlier account with your email address was cleared',
    preheader: 'What was in it before is cleared.',
    by: {
      google:
        'You signed in with Google, and so we know that this email address is yours. Before that, an account had been opened with it whose address was never confirmed.',
      reset:
        'You set a new password by a link from this mailbox, and so we know that this email address is yours. Before that, an account had been opened with it whose address was never confirmed.',
      mail: 'You told us that you did not open the account that somebody had opened with this email address.',
    },
    paragraphs: [
      'So that nobody else can get in or speak for you, that account is closed: its password and every sign-in have ended, and its cart, wishlist, addresses and links are cleared. You have a new one under the same address.',
    ],
    goOn: {
      google: 'Keep signing in with Google; a new password can be set at any time by "Forgot password".',
      reset: 'Sign in with the password that you have just set.',
      mail: 'It has no password until you set one, by the page that you answered on or by "Forgot password". If you do not want an account, no action is needed.',
    },
  },
  secondFactor: {
    setUp: {
      subject: 'Two-step sign-in at Haat is set up',
      preheader: 'If it was not you, tell us at once.',
      paragraphs: [
        'An authenticator app was set up for your account at Haat. From now on we ask for its code after you sign in, before you work in the staff console or in your shop. Earlier recovery codes no longer work.',
        notYou,
      ],
    },
    recoveryUsed: {
      subject: 'A recovery code of yours was used at Haat',
      preheader: 'If it was not you, tell us at once.',
      paragraphs: [
        'Somebody signed in to your account with one of your recovery codes instead of the authenticator app. It will not work again.',
        notYou,
      ],
    },
    codesRenewed: {
      subject: 'You have new recovery codes at Haat',
      preheader: 'The earlier ones no longer work.',
      paragraphs: ['New recovery codes were made for your account. The earlier ones no longer work.', notYou],
    },
    turnedOff: {
      subject: 'Two-step sign-in at Haat is turned off',
      preheader: 'If it was not you, tell us at once.',
      paragraphs: [
        'Two-step sign-in was turned off for your account. From now on the password alone opens your shop, and the recovery codes no longer work. You can set it up again at any time.',
        notYou,
      ],
    },
  },
  staff: {
    rights: {
      support: 'Support',
      content: 'Content',
      catalogue: 'Catalogue',
      vendors: 'Shops',
      orders: 'Orders',
      money: 'Money',
      people: 'People',
    },
    allRights: 'All of them, as an admin',
    noRights: 'None',
    openConsole: 'Open the staff console',
    news: {
      add: {
        subject: 'You are now staff at Haat',
        preheader: 'The staff console is open to you.',
        paragraphs: [
          'Your Haat account can now open the staff console. At your first visit you set up two-step sign-in with an app on your phone.',
          'If you did not expect this, tell us at once.',
        ],
      },
      change: {
        subject: 'Your rights in the staff console have changed',
        preheader: 'They count from now on.',
        paragraphs: [
          'What you may do in the staff console of Haat was changed. It counts from now on.',
          'If you think this is a mistake, ask the person named below.',
        ],
      },
      remove: {
        subject: 'You are no longer staff at Haat',
        preheader: 'Your account for shopping stays as it is.',
        paragraphs: [
          'Your Haat account can no longer open the staff console. Everything else in it, such as your orders and addresses, stays as it is.',
          'If you think this is a mistake, ask the person named below.',
        ],
      },
    },
  },
  accountDeleted: {
    subject: 'Your Haat account has been deleted',
    preheader: 'What was erased, and what the law requires us to keep.',
    paragraphs: [
      'Your Haat account has been deleted, as was asked for in it. Your profile, password, saved addresses, wishlist, cart and every sign-in are erased.',
      'The law of Nepal obliges us to keep orders, invoices and complaints for at least 5 years. They are stored securely, used for nothing else, and erased when that time is over.',
      'Thank you for shopping with us. You are welcome to open a new account whenever you like.',
    ],
    smallPrint: ['If it was not you who deleted the account, tell us at once.'],
  },
}
