/**
 * Whether an e-mail address has an account, and whether somebody has verified that the address is theirs. A
 * deleted account counts as none: its address is free again.
 */
export type AccountState = 'none' | 'unverified' | 'verified'

export type AccountAction =
  | 'register'
  | 'confirm-in-session'
  | 'confirm-with-password'
  | 'disown'
  | 'reset'
  | 'google-sign-in'
  | 'link-google'
  | 'unlink-google'
  | 'ask-email-change'
  | 'change-email'
  | 'change-password'
  | 'sign-out-elsewhere'
  | 'delete'

/** What an action ends. `everything` closes the account: its address is free, or gets another account. */
export type Ending =
  | 'everything'
  | 'all-sessions'
  | 'other-sessions'
  | 'google-sessions'
  | 'all-links'
  | 'change-links'
  | 'reset-links'

export interface Transition {
  next: AccountState
  ends: readonly Ending[]
}

const to = (next: AccountState, ...ends: Ending[]): Transition => ({ next, ends })

/**
 * The state machine of an account: which actions each state allows, which state follows, and what the action
 * ends. An action that a state does not list is refused. An address is verified by a link that is opened in a
 * session of the account or together with its password, by a password reset through its mailbox, and by Google.
 * A reset, Google and the answer "that was somebody else" (`disown`) do not show that the same person opened
 * the account: an unverified account closes then, and its address gets a new one.
 */
export const accountLifecycle: Record<AccountState, Partial<Record<AccountAction, Transition>>> = {
  none: {
    register: to('unverified'),
    'google-sign-in': to('verified'),
  },
  unverified: {
    register: to('unverified'),
    'confirm-in-session': to('verified'),
    'confirm-with-password': to('verified'),
    disown: to('verified', 'everything'),
    reset: to('verified', 'everything'),
    'google-sign-in': to('verified', 'everything'),
    'unlink-google': to('unverified', 'google-sessions'),
    'ask-email-change': to('unverified', 'change-links'),
    'change-email': to('verified', 'all-links'),
    // Reset links stay: the owner of the mailbox may be another person than the one who is signed in.
    'change-password': to('unverified', 'other-sessions', 'change-links'),
    'sign-out-elsewhere': to('unverified', 'other-sessions', 'change-links'),
    delete: to('none', 'everything'),
  },
  verified: {
    register: to('verified'),
    'confirm-in-session': to('verified'),
    'confirm-with-password': to('verified'),
    reset: to('verified', 'all-sessions', 'all-links'),
    'google-sign-in': to('verified'),
    'link-google': to('verified'),
    'unlink-google': to('verified', 'google-sessions'),
    'ask-email-change': to('verified', 'change-links'),
    'change-email': to('verified', 'all-links'),
    'change-password': to('verified', 'other-sessions', 'change-links', 'reset-links'),
    'sign-out-elsewhere': to('verified', 'other-sessions', 'change-links'),
    delete: to('none', 'everything'),
  },
}

export const accountStateOf = (user: { emailVerified: boolean } | null): AccountState => {
  if (!user) return 'none'
  return user.emailVerified ? 'verified' : 'unverified'
}

/** Undefined where the action is refused in the account's present state. */
export const findTransition = (
  user: { emailVerified: boolean } | null,
  act: AccountAction,
): Transition | undefined => accountLifecycle[accountStateOf(user)][act]

/**
 * Whether the action gives the address to its owner by closing an account that nobody verified, and that
 * somebody else may have opened.
 */
export const reclaimsAddress = (user: { emailVerified: boolean }, act: AccountAction): boolean => {
  const step = findTransition(user, act)
  return step !== undefined && step.next !== 'none' && step.ends.includes('everything')
}
