import { createContext, use } from 'react'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { ReviewSubject } from '../reviews.queries.ts'

interface Section {
  subject: ReviewSubject
  shopName: Bilingual
  onSignIn: (() => void) | undefined
}

/** What every review of a section needs to know of the page on which it stands. */
export const SectionContext = createContext<Section | null>(null)

export function useSection(): Section {
  const section = use(SectionContext)
  if (!section) throw new Error('A review needs a section around it')
  return section
}
