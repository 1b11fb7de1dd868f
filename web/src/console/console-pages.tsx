import FileText from 'lucide-react/icons/file-text'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Languages from 'lucide-react/icons/languages'
import Mail from 'lucide-react/icons/mail'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import { lazy, type ComponentType } from 'react'
import type { Areas } from '#ui/messages/areas.ts'
import { PageNotFound } from './staff/frame/page-not-found.tsx'

export type PageName = keyof Areas['staff']['frame']['places']

interface ConsolePageEntry {
  /** The first part of the page's address below /staff/. */
  name: PageName
  /** The letter that opens the page when it is pressed after `g`. */
  shortcut: string
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  /** `rest` is the part of the address that follows the page's name. */
  Page: ComponentType<{ rest: string }>
}

/**
 * Every page of the console, in the order of the rail. The first page opens when the address names none.
 * Each page is loaded only when it is opened.
 */
export const pages: readonly [ConsolePageEntry, ...ConsolePageEntry[]] = [
  { name: 'desk', shortcut: 'd', Icon: Headset, Page: lazy(() => import('./support/desk-page.tsx')) },
  { name: 'content', shortcut: 'c', Icon: FileText, Page: lazy(() => import('./content/content-page.tsx')) },
  { name: 'home', shortcut: 'h', Icon: House, Page: lazy(() => import('./home/home-page.tsx')) },
  { name: 'words', shortcut: 'w', Icon: Languages, Page: lazy(() => import('./search/synonyms-page.tsx')) },
  { name: 'mail', shortcut: 'm', Icon: Mail, Page: lazy(() => import('./mails/mail-page.tsx')) },
  { name: 'audit', shortcut: 'a', Icon: ScrollText, Page: lazy(() => import('./audit/audit-page.tsx')) },
  {
    name: 'settings',
    shortcut: 's',
    Icon: Settings,
    Page: lazy(() => import('./content/settings-page.tsx')),
  },
]

/** Finds a page by its name in the address; an empty name means the first page. */
export const findPage = (name: string | undefined) =>
  name ? pages.find((page) => page.name === name) : pages[0]

/** Renders the page that the address names. */
export function ConsolePage({ path }: { path: string }) {
  const [name, ...rest] = path.split('/').filter(Boolean)
  const page = findPage(name)
  if (!page) return <PageNotFound />
  return <page.Page rest={rest.join('/')} />
}
