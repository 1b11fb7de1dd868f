import type { PostedContact } from '../domains/support.contact.rules.ts'
import type { Language } from './language.ts'
import type { Theme } from './theme.ts'

/**
 * What the server hands to the client's server side when it renders a page. The contract knows neither Node nor the
 * browser, so both sides say what their `fetch` is.
 */
export interface PageInput<Fetch> {
  nonce: string
  language: Language
  /** The theme that the visitor chose; without a choice the page follows the device. */
  theme: Theme | undefined
  /** Only whether there is a token, never what it says: the page of a visitor can be shared. */
  hasSessionCookie: boolean
  apiUrl: string | undefined
  /** Empty where the settings do not name the site's address: links are relative then. */
  publicUrl: string
  hasDev: boolean
  /** Whether sign-in with Google is offered. */
  hasGoogle: boolean
  /** When the page was rendered, so that server and browser write the same year. */
  madeAt: string
  /** The path that the page was rendered for: parts that are hydrated late start with it. */
  firstPath: string
  /** The built file with the texts of the language; there is none in development. */
  messagesHref: string | undefined
  /** What came of the contact form that the page answers. */
  posted?: PostedContact | undefined
  /** Reads the API for the page. */
  fetch: Fetch
}

/** The part of a page's input that the browser needs as well; it travels inside the page. */
export type PublicConfig = Pick<
  PageInput<unknown>,
  'theme' | 'apiUrl' | 'publicUrl' | 'hasDev' | 'hasGoogle' | 'madeAt' | 'firstPath' | 'messagesHref'
>
