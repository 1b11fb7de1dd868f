import type { Language } from '@haat/contract/shared/language.ts'
import type { Theme } from '@haat/contract/shared/theme.ts'

/** What the server knows of a request when it renders a page. */
export interface PageInput {
  nonce: string
  language: Language
  /** As the visitor chose it; none follows the device. */
  theme: Theme | undefined
  hasSessionCookie: boolean
  apiUrl: string | undefined
  /** Empty where nobody has said it: addresses are relative then. */
  publicUrl: string
  hasDev: boolean
  /** Whether sign-in with Google is offered. */
  hasGoogle: boolean
  /** When the page was made, so that server and browser write the same year. */
  madeAt: string
  /** The path it was made for: parts that come alive late begin with it. */
  firstPath: string
  /** Where the built texts of the language are; none in development. */
  messagesHref: string | undefined
  fetch(url: string, init: RequestInit): Promise<Response>
}

/** The part of it that the browser needs as well; it travels inside the page. */
export type PublicConfig = Pick<
  PageInput,
  'theme' | 'apiUrl' | 'publicUrl' | 'hasDev' | 'hasGoogle' | 'madeAt' | 'firstPath' | 'messagesHref'
>
