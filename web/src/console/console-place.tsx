import FileText from 'lucide-react/icons/file-text'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Languages from 'lucide-react/icons/languages'
import Mail from 'lucide-react/icons/mail'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import { lazy, type ComponentType } from 'react'
import type { Areas } from '#messages/areas.ts'
import { NoPlace } from './frame/no-place.tsx'

export interface PlaceProps {
  /** What follows the name of the place in the address. */
  rest: string
}

export type PlaceName = keyof Areas['staff']['frame']['places']

interface Place {
  name: PlaceName
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  Page: ComponentType<PlaceProps>
}

/** Every place of the console in the order of the rail, each with code of its own. The first one is where staff begin. */
export const places: readonly [Place, ...Place[]] = [
  { name: 'desk', Icon: Headset, Page: lazy(() => import('./desk/desk-page.tsx')) },
  { name: 'content', Icon: FileText, Page: lazy(() => import('./content/content-page.tsx')) },
  { name: 'home', Icon: House, Page: lazy(() => import('./home/home-page.tsx')) },
  { name: 'words', Icon: Languages, Page: lazy(() => import('./words/words-page.tsx')) },
  { name: 'mail', Icon: Mail, Page: lazy(() => import('./mail/mail-page.tsx')) },
  { name: 'audit', Icon: ScrollText, Page: lazy(() => import('./audit/audit-page.tsx')) },
  { name: 'settings', Icon: Settings, Page: lazy(() => import('./settings/settings-page.tsx')) },
]

/** The place that an address of the console names. */
export const placeNamed = (name: string | undefined) =>
  name ? places.find((place) => place.name === name) : places[0]

export function ConsolePlace({ path }: { path: string }) {
  const [name, ...rest] = path.split('/').filter(Boolean)
  const place = placeNamed(name)
  if (!place) return <NoPlace />
  return <place.Page rest={rest.join('/')} />
}
