/** Signing in, opening an account, and what has to do with mails about both. */
export const signIn = {
  login: {
    title: 'Namaste, welcome back',
    lead: 'Sign in to continue where you were.',
    leadCart: 'Your cart is empty so far. Sign in to continue where you were.',
    leadPage: 'Sign in, and we open the page that you asked for.',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    checking: 'Checking that you are not a robot. It takes a second or two…',
    isNew: 'New to Haat?',
    create: 'Create an account',
    done: (name: string) => `Namaste, ${name}. You are signed in.`,
  },
  register: {
    title: 'Create your account',
    lead: 'One account for all your orders.',
    submit: 'Create account',
    isKnown: 'Already on Haat?',
    signIn: 'Sign in',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter your email address. We will send you a link to set a new password.',
    submit: 'Send the link',
    back: 'Back to sign in',
  },
  mail: {
    title: 'Check your email',
    verify: (email: string) => `We sent a link to ${email}. Open it to confirm your address.`,
    reset: (email: string) =>
      `If there is an account for ${email}, a link to set a new password is on its way.`,
    resent: (email: string) => `If ${email} is not confirmed yet, a new link is on its way.`,
    patience:
      'It can take a minute. Look in the spam folder too. If you have asked several times today, the link in the newest email works.',
    again: 'Send it again',
    againIn: (seconds: string) => `Send it again in ${seconds} s`,
    sentAgain: 'Sent again.',
    signIn: 'Sign in',
    demo: 'See the emails of the demo',
  },
  google: {
    go: 'Continue with Google',
    waiting: 'Waiting for Google…',
    blocked: 'Your browser blocked the Google window. Allow pop-ups for Haat and try again.',
    or: 'or with email',
  },
  labels: {
    name: 'Full name',
    email: 'Email',
    phoneNumber: 'Phone number (optional)',
    password: 'Password',
    newPassword: 'New password',
    repeated: 'New password, once more',
  },
  hints: {
    phoneNumber: 'For deliveries: 984-1234567 or 01-4412345',
    phoneGood: (number: string) => `We read it as ${number}`,
    length: 'At least 8 characters, at most 128',
    words: 'A few words in a row are easy to remember and hard to guess.',
    isSame: 'Both are the same',
  },
  passwordInput: {
    show: 'Show',
    showPassword: 'Show password',
    hide: 'Hide',
    hidePassword: 'Hide password',
    capsLock: 'Caps Lock is on',
  },
  consent: {
    before: 'I accept the ',
    terms: 'terms and conditions',
    and: ' and the ',
    privacy: 'privacy policy',
    after: '.',
  },
  googleConsent: {
    before: 'By continuing with Google you accept the ',
    terms: 'terms and conditions',
    and: ' and the ',
    privacy: 'privacy policy',
    after: '.',
  },
  newTab: '(opens in a new tab)',
  problems: {
    nameRequired: 'Name is required',
    nameLong: 'Name is too long (at most 120 characters)',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    phoneNumberInvalid: 'Please enter a Nepali phone number, or one with its country code',
    passwordRequired: 'Password is required',
    passwordShort: 'Password should be at least 8 characters',
    passwordLong: 'Password is too long (at most 128 characters)',
    passwordCommon: 'Many people use this password, so it is easily guessed. Please choose another.',
    repeatedDiffers: 'The two passwords are not the same',
    acceptedTermsRequired: 'Please accept the terms and the privacy policy',
  },
  /** To whoever signed out while the API did not answer. */
  signedOutUnheard:
    'You are signed out in this browser, but we could not tell our server. We keep trying while this page is open; otherwise please sign this device out under “Password and sessions” when you sign in next.',
  /** To whoever was sent to the home page because the API could not say who they are. */
  unsure: {
    tooMany:
      'Too many requests came from here just now. You are still signed in; the page opens by itself in a moment.',
    offline:
      'We cannot reach Haat. You are still signed in; the page opens by itself when you are online again.',
    unknown:
      'We cannot check who you are just now. You are still signed in; the page opens by itself in a moment.',
  },
  failures: {
    credentials: 'Wrong email or password. Try again or reset your password.',
    answer: 'Invalid credentials or response',
    tooMany: 'Too many attempts. Please wait a little and try again.',
    busy: 'Many people are signing in right now. Please try again in a moment.',
    offline: 'We cannot reach Haat. Check your connection and try again.',
    unknown: 'Something went wrong on our side. Please try again.',
  },
}
