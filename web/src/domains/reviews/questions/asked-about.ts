import { createContext, use } from 'react'
import type { AskedSubject } from '../questions.queries.ts'

interface AskedAbout {
  subject: AskedSubject
  /** Asks a visitor to sign in, and leaves the page as it is. */
  onSignIn: (() => void) | undefined
}

/** What every question and answer of a section needs to know of the page on which it stands. */
export const AskedAboutContext = createContext<AskedAbout | null>(null)

export function useAskedAbout(): AskedAbout {
  const about = use(AskedAboutContext)
  if (!about) throw new Error('A question needs a section around it')
  return about
}
