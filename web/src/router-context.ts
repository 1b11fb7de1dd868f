import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Call } from '#api/client.ts'
import type { FirstSession } from '#domains/account/session.tsx'
import type { Messages } from '#messages/catalogue.ts'
import type { PublicConfig } from './page-input.ts'

/** What every route is given. */
export interface RouterContext {
  queryClient: QueryClient
  call: Call
  config: PublicConfig
  language: Language
  messages: Messages
  firstSession: FirstSession
  /** Goes to an address of the shop, for whoever is no part of the page. */
  open(href: string): Promise<void>
  /** Whether the server could not read all of the first page: then it came with what could be read. */
  isLacking: boolean
}
