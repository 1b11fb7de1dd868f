import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import type { User } from '@haat/contract/domains/account.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { LogoMark } from '#ui/brand/logo-mark.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { useAccountMenu } from '#office/frame/account-menu.tsx'
import { initialsOf } from '#office/parts/initials.tsx'
import { useConsoleTools } from '../palette/tools-context.ts'
import { PageLink, usePageLinks } from './page-link.tsx'

const itemClass =
  'grid min-h-14.5 w-17 content-center justify-items-center gap-1 rounded-control py-2 text-center text-micro font-semibold tracking-tight text-on-night-muted transition-colors hover:bg-white/10 hover:text-white aria-[current]:bg-crimson-fill aria-[current]:text-white'

/** The navigation of the console at the left edge of every screen wider than a phone. */
export function Rail({ user, path }: { user: User; path: string }) {
  const { frame, palette } = useArea('staff')
  const { frame: office } = useArea('office')
  const { openPalette } = useConsoleTools()
  const openAccount = useAccountMenu()
  const { openPages, current } = usePageLinks(path)
  return (
    <header className="office-side z-20 flex flex-col items-center bg-night text-on-night">
      <Weave className="w-full" />
      <Link
        to="/staff/$"
        params={{ _splat: '' }}
        activeOptions={{ exact: true }}
        aria-label={frame.name}
        className="mt-4 rounded-chip p-1"
      >
        <LogoMark className="text-[#EA4471]" />
      </Link>
      <nav aria-label={frame.nav} className="mt-3 grow overflow-y-auto px-2 py-1 [scrollbar-width:none]">
        <ul className="grid gap-0.5">
          {openPages.map(({ name }) => (
            <li key={name}>
              <PageLink name={name} isCurrent={name === current} className={itemClass} />
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        aria-label={palette.open}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${palette.open} (Ctrl K)`}
        onClick={openPalette}
        className="grid size-11 place-items-center rounded-control text-on-night-muted hover:bg-white/10 hover:text-white [&>svg]:size-5"
      >
        <Search aria-hidden />
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={openAccount}
        className="mt-2 mb-3.5 grid size-11 place-items-center rounded-control bg-[#2b3a78] font-extrabold text-white hover:bg-[#3a4b93]"
      >
        {initialsOf(user.name)} <span className="sr-only">{office.account(user.name)}</span>
      </button>
    </header>
  )
}
