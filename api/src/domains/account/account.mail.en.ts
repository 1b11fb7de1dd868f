const notYou = 'If that was you, you need do nothing. If it was not, tell us at once.'
const ignore = 'If you did not ask for this, ignore this mail:'

export const accountMailEn = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  footer:
    'Haat, the weekly market that is open every day. We never ask for your password, neither by mail nor on the phone.',
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
  },
  ways: { password: 'Password', google: 'Google' },
  askForHelp: 'Ask us for help',
  seeSessions: 'See where you are signed in',

  verification: {
    subject: 'Confirm your e-mail address for Haat',
    preheader: 'One tap is enough. The link works for 24 hours.',
    paragraphs: [
      'Welcome to Haat, the weekly market that is open every day.',
      'Please confirm that this e-mail address is yours. After that you can order, book services and write reviews.',
    ],
    button: 'Confirm my e-mail address',
    smallPrint: [
      'The link works for 24 hours. If it has run out, the page that it opens sends you a new one.',
      'If you did not open an account at Haat, ignore this mail: nothing is confirmed unless the link is opened.',
    ],
  },
  alreadyRegistered: {
    subject: 'You already have an account at Haat',
    preheader: 'Nothing has changed. You can simply sign in.',
    paragraphs: [
      'Somebody, perhaps you, tried to open a new Haat account with this e-mail address. It already has one, so no other was opened and nothing has changed.',
      'If it was you, just sign in. If you have forgotten your password, you can set a new one.',
    ],
    button: 'Sign in',
    secondButton: 'Set a new password',
    smallPrint: ['If it was not you, you need do nothing. Your account is safe.'],
  },
  resetPassword: {
    subject: 'Set a new password for Haat',
    preheader: 'The link works for one hour.',
    paragraphs: ['You asked for a new password for your Haat account. Choose it here:'],
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
      'The password of your Haat account was changed by a link from a mail. For safety, every device was signed out; sign in again with the new password.',
    paragraphs: [notYou],
  },
  confirmNewEmail: {
    subject: 'Confirm your new e-mail address for Haat',
    preheader: 'The link works for one hour.',
    paragraphs: [
      'You want to use this e-mail address for your Haat account. Once you confirm it, you sign in with it, and our mails come here.',
    ],
    button: 'Confirm the new address',
    smallPrint: [
      'The link works for one hour. Until you open it, your old address stays.',
      `${ignore} nothing changes unless the link is opened.`,
    ],
  },
  emailChangeAsked: {
    subject: 'Somebody asked to change your e-mail address at Haat',
    preheader: 'Nothing has changed yet.',
    paragraphs: [
      'We were asked to use another e-mail address for your Haat account. That happens only when it is confirmed at the new address.',
      'If you asked for it, you need do nothing here. If you did not, somebody may know your password: please change it now, and tell us.',
    ],
  },
  emailChanged: {
    subject: 'Your e-mail address at Haat was changed',
    preheader: 'If it was not you, tell us at once.',
    paragraphs: [
      'Your Haat account now has another e-mail address. From now on you sign in with it, and our mails about your account go there and no longer here.',
      notYou,
    ],
  },
  emailTaken: {
    subject: 'Another Haat account asked for your e-mail address',
    preheader: 'Nothing has changed.',
    paragraphs: [
      'Somebody who is signed in to another Haat account wanted to give that account your e-mail address. The address belongs to your account, so nothing was changed.',
      'If it was you, you have two accounts. Write to us if you would rather have one.',
    ],
    smallPrint: ['If it was not you, you need do nothing. Your account is safe.'],
  },
  newDevice: {
    subject: 'New sign-in to your Haat account',
    preheader: 'Was that you?',
    paragraphs: ['Somebody signed in to your Haat account on a device that we have not seen before.'],
    unlessYou: {
      password: 'If that was you, all is well. If not, sign that device out and change your password.',
      google:
        'If that was you, all is well. If not, sign that device out and check that your Google account is safe.',
    },
  },
  sessionStolen: {
    subject: 'We ended a sign-in to protect your Haat account',
    preheader: 'Please sign in again on that device.',
    paragraphs: [
      'A sign-in key of the device below, already used up, was shown to us again. Somebody may have copied it, so we ended that sign-in at once. Your other devices stay signed in.',
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
      'This Google account can no longer sign in to your Haat account. From now on you sign in with your e-mail address and your password.',
      notYou,
    ],
  },
  passwordRemoved: {
    subject: 'Your Haat account is now yours alone',
    preheader: 'An earlier password was removed.',
    paragraphs: [
      'You signed in with Google, and so we know that this e-mail address is yours. Before that, an account had been opened with it whose address was never confirmed.',
      'So that nobody else can get in, the password of that time no longer works and every earlier sign-in has ended. Keep signing in with Google; a new password can be set at any time by "Forgot password".',
    ],
  },
  secondFactor: {
    setUp: {
      subject: 'Your second factor at Haat is set up',
      preheader: 'If it was not you, tell us at once.',
      paragraphs: [
        'An authenticator app was set up for your work at Haat. From now on the console asks for its code after you sign in. Earlier recovery codes no longer work.',
        notYou,
      ],
    },
    recoveryUsed: {
      subject: 'A recovery code of yours was used at Haat',
      preheader: 'If it was not you, tell us at once.',
      paragraphs: [
        'Somebody signed in to the console with one of your recovery codes instead of the authenticator app. It will not work again.',
        notYou,
      ],
    },
    codesRenewed: {
      subject: 'You have new recovery codes at Haat',
      preheader: 'The earlier ones no longer work.',
      paragraphs: ['New recovery codes were made for your account. The earlier ones no longer work.', notYou],
    },
  },
  accountDeleted: {
    subject: 'Your Haat account has been deleted',
    preheader: 'What was erased, and what the law makes us keep.',
    paragraphs: [
      'Your Haat account has been deleted, as was asked for in it. Your profile, password, saved addresses, wishlist, cart and every sign-in are erased.',
      'The law of Nepal obliges us to keep orders, invoices and complaints for at least 5 years. They are locked, used for nothing else, and erased when that time is over.',
      'Thank you for having been with us. You are welcome to open a new account whenever you like.',
    ],
    smallPrint: ['If it was not you who deleted the account, tell us at once.'],
  },
}
