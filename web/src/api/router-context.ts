import type { PostedContact } from '@haat/contract/domains/support.contact.rules.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Call } from './client.ts'
import type { PublicConfig } from '@haat/contract/shared/page-input.ts'

/** What the server can know of a session: whether there is a token, but not whose. */
export type FirstSession = 'unknown' | 'anonymous'

export interface RouterContext {
  queryClient: QueryClient
  call: Call
  config: PublicConfig
  language: Language
  firstSession: FirstSession
  /** Navigates to a page, for code outside of components. */
  open(href: string): Promise<void>
  /** Whether the server could not read all data of the first page: it then holds those that could be read. */
  isIncomplete: boolean
  /** What came of the contact form that the first page answers. */
  posted?: PostedContact | undefined
}
