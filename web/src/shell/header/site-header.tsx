import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import { cachedFragment } from '#ui/fragment-cache.ts'
import { MainNav } from '../deferred-parts.tsx'
import { HeaderLinks, WishlistLink } from './header-links.tsx'
import { LanguageSwitch } from '#ui/preferences/language-switch.tsx'
import { openModal } from '../modals/modal-store.ts'
import { SearchBox, useSearched } from './search-box.tsx'
import { useFragmentKey } from '../use-fragment-key.ts'

export function SiteHeader() {
  const { shell } = useMessages()
  const inside = (
    <>
      <Weave cell={1} className="md:hidden" />
      <Weave className="max-md:hidden" />
      <div className="page-width">
        <div className="items-center gap-x-4 max-md:grid max-md:grid-cols-[1fr_92px_48px] max-md:gap-x-2 max-md:pt-1 max-md:pb-3 md:relative md:flex md:min-h-20">
          <Link to="/" aria-label={shell.homeLink} className="rounded-badge py-2">
            <Logo />
          </Link>
          <button
            type="button"
            {...replayPress}
            onClick={() => openModal('menu')}
            aria-haspopup="dialog"
            className="ml-1 hidden min-h-12 items-center gap-2.5 rounded-control bg-sunken px-4 font-semibold hover:bg-line md:flex"
          >
            <LayoutGrid aria-hidden className="size-[18px]" />
            {shell.categories}
            <ChevronDown aria-hidden className="size-[18px]" />
          </button>
          <SearchBox className="max-md:col-span-full max-md:row-start-2 md:grow" />
          <LanguageSwitch className="max-md:col-start-2 max-md:row-start-1" />
          <WishlistLink className="max-md:col-start-3 max-md:row-start-1 md:hidden" isIconOnly />
          <HeaderLinks className="max-md:hidden" />
        </div>
        <MainNav />
      </div>
    </>
  )
  const of = useFragmentKey(shell.homeLink)
  const searched = useSearched()
  return (
    <header
      className="site-header border-b border-line bg-surface"
      {...cachedFragment(searched ? undefined : of, inside)}
    />
  )
}
