import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { Link } from '#ui/link/link.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import { MainNav } from '../deferred-parts.tsx'
import { HeaderLinks, WishlistLink } from './header-links.tsx'
import { LanguageSwitch } from '#ui/preferences/language-switch.tsx'
import { openModal } from '../modals/modal-store.ts'
import { SearchBox } from './search-box.tsx'

export function SiteHeader() {
  const { shell } = useMessages()
  return (
    <header className="site-header">
      <Weave cell={1} className="md:hidden" />
      <Weave className="max-md:hidden" />
      <div className="page-width">
        <div className="header-row">
          <Link to="/" aria-label={shell.homeLink} className="rounded-badge py-2">
            <Logo />
          </Link>
          <button
            type="button"
            {...replayPress}
            onClick={() => openModal('menu')}
            aria-haspopup="dialog"
            className="header-menu-button"
          >
            <LayoutGrid aria-hidden />
            <span className="max-lg:sr-only">{shell.categories}</span>
            <ChevronDown aria-hidden className="max-lg:hidden" />
          </button>
          <SearchBox />
          <LanguageSwitch />
          <WishlistLink isIconOnly />
          <HeaderLinks className="max-md:hidden" />
        </div>
        <MainNav />
      </div>
    </header>
  )
}
