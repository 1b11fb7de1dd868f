/** How far an address and its account have come. A deleted account is none: its address is free again. */
export type AccountState = 'none' | 'unproven' | 'proven'

export type AccountAct =
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

/** What an act ends. `everything` closes the account: whoever has the address afterwards has another one. */
export type Ending =
  | 'everything'
  | 'all-sessions'
  | 'other-sessions'
  | 'google-sessions'
  | 'all-links'
  | 'change-links'
  | 'reset-links'

export interface Step {
  next: AccountState
  ends: readonly Ending[]
}

const to = (next: AccountState, ...ends: Ending[]): Step => ({ next, ends })

/**
 * The life of an account: what can be done to it in each state, what it is afterwards, and what ends with it. What is
 * not here is refused. An address is proven by a link that was opened in a session of the account or with its
 * password, by a reset through its mailbox, and by Google; where none of them comes from whoever opened the account,
 * the account closes and its address gets a new one.
 */
export const accountLife: Record<AccountState, Partial<Record<AccountAct, Step>>> = {
  none: {
    register: to('unproven'),
    'google-sign-in': to('proven'),
  },
  unproven: {
    register: to('unproven'),
    'confirm-in-session': to('proven'),
    'confirm-with-password': to('proven'),
    disown: to('proven', 'everything'),
    reset: to('proven', 'everything'),
    'google-sign-in': to('proven', 'everything'),
    'unlink-google': to('unproven', 'google-sessions'),
    'ask-email-change': to('unproven', 'change-links'),
    'change-email': to('proven', 'all-links'),
    // The link of a reset waits in the mailbox of the address's owner, who need not be the one that is signed in.
    'change-password': to('unproven', 'other-sessions', 'change-links'),
    'sign-out-elsewhere': to('unproven', 'other-sessions', 'change-links'),
    delete: to('none', 'everything'),
  },
  proven: {
    register: to('proven'),
    'confirm-in-session': to('proven'),
    'confirm-with-password': to('proven'),
    reset: to('proven', 'all-sessions', 'all-links'),
    'google-sign-in': to('proven'),
    'link-google': to('proven'),
    'unlink-google': to('proven', 'google-sessions'),
    'ask-email-change': to('proven', 'change-links'),
    'change-email': to('proven', 'all-links'),
    'change-password': to('proven', 'other-sessions', 'change-links', 'reset-links'),
    'sign-out-elsewhere': to('proven', 'other-sessions', 'change-links'),
    delete: to('none', 'everything'),
  },
}

export const stateOf = (user: { emailVerified: boolean } | null): AccountState => {
  if (!user) return 'none'
  return user.emailVerified ? 'proven' : 'unproven'
}

/** Nothing where the act is refused in this state. */
export const findStep = (user: { emailVerified: boolean } | null, act: AccountAct): Step | undefined =>
  accountLife[stateOf(user)][act]

/** Whether whoever does it has shown that the account was opened by somebody else. */
export const isTakingBack = (user: { emailVerified: boolean }, act: AccountAct): boolean => {
  const step = findStep(user, act)
  return step !== undefined && step.next !== 'none' && step.ends.includes('everything')
}
