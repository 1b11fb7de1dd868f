import Menu from 'lucide-react/icons/menu'
import type { ReactNode } from 'react'
import { Weave } from '#ui/brand/weave.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useAccountMenu } from './account-menu.tsx'

/** The look of a link in the phone's bar. */
export const phoneBarItemClass =
  'relative grid min-h-14 content-center justify-items-center gap-0.5 text-center text-micro font-semibold text-muted aria-[current]:text-crimson [&_svg]:size-[22px]'

/** Marks the page that is open, at the upper edge of its link. */
export const CurrentMark = () => <Weave cell={1} className="absolute top-0 w-12" />

interface PhoneBarProps {
  label: string
  /** The name of the signed-in person. */
  userName: string
  /** Whether the page that is open is reached through the menu. */
  isInMenu: boolean
  /** Links to pages. */
  children: ReactNode
}

/** The navigation at the foot of a phone: links, and the button that opens the account menu. */
export function PhoneBar({ label, userName, isInMenu, children }: PhoneBarProps) {
  const { frame } = useArea('office')
  const openAccount = useAccountMenu()
  return (
    <nav
      aria-label={label}
      className="sticky bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {children}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${frame.more}: ${frame.account(userName)}`}
        onClick={openAccount}
        className={phoneBarItemClass}
        {...(isInMenu && { 'aria-current': true })}
      >
        {isInMenu && <CurrentMark />}
        <Menu aria-hidden />
        {frame.more}
      </button>
    </nav>
  )
}
