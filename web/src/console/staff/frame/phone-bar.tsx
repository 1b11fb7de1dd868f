import Menu from 'lucide-react/icons/menu'
import type { User } from '@haat/contract/domains/account.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { useAccountMenu } from './account-menu.tsx'
import { furtherPages, phonePages } from './page-link.tsx'
import { isPathOfPage, PageLink } from './page-link.tsx'

const itemClass =
  'relative grid min-h-14 content-center justify-items-center gap-0.5 text-center text-micro font-semibold text-muted aria-[current]:text-crimson [&_svg]:size-[22px]'
/** The navigation of the console at the foot of a phone, in place of the rail. */
export function PhoneBar({ user, path }: { user: User; path: string }) {
  const { frame } = useArea('staff')
  const openAccount = useAccountMenu()
  const isFurther = furtherPages.some(({ name }) => isPathOfPage(path, name))
  return (
    <nav
      aria-label={frame.nav}
      className="sticky bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {phonePages.map(({ name }) => {
        const isCurrent = isPathOfPage(path, name)
        return (
          <PageLink key={name} name={name} isCurrent={isCurrent} className={itemClass}>
            {isCurrent && <Weave cell={1} className="absolute top-0 w-12" />}
          </PageLink>
        )
      })}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${frame.more}: ${frame.account(user.name)}`}
        onClick={openAccount}
        className={itemClass}
        {...(isFurther && { 'aria-current': true })}
      >
        {isFurther && <Weave cell={1} className="absolute top-0 w-12" />}
        <Menu aria-hidden />
        {frame.more}
      </button>
    </nav>
  )
}
