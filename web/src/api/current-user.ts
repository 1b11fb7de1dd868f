import { createContext, use } from 'react'

interface CurrentUser {
  /** The id of the signed-in user; undefined for visitors, and until the page knows who is here. */
  userId: string | undefined
  /** Waits until the page knows who is here, as somebody may press before. Rejects when nobody is signed in. */
  findUserId(): Promise<string>
}

/** The account hands it to the domains below it, which keep what they load and change apart by user. */
export const CurrentUserContext = createContext<CurrentUser>({
  userId: undefined,
  findUserId: () => Promise.reject(new Error('Nobody is signed in')),
})

export const useCurrentUser = (): CurrentUser => use(CurrentUserContext)
