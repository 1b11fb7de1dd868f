import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import LogOut from 'lucide-react/icons/log-out'
import Store from 'lucide-react/icons/store'
import type { User } from '@haat/contract/domains/account.ts'
import { toTheme } from '@haat/contract/shared/theme.ts'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { useSignOutQuestion } from '#ui/form/use-sign-out-question.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { LanguageSwitch } from '#ui/preferences/language-switch.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { chooseTheme, readTheme } from '#ui/preferences/choose-theme.ts'
import { Segments } from '../parts/segments.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'

const OpenAccountMenuContext = createContext<() => void>(() => {})

/** Returns the function that opens the account menu of the signed-in person. */
export const useAccountMenu = () => use(OpenAccountMenuContext)

interface AccountMenuProps {
  user: User
  /** Rows before those that every office has: each an `li` with a link or a button, which closes the menu. */
  renderRows?(close: () => void): ReactNode
}

export function AccountMenuProvider({
  user,
  renderRows,
  children,
}: AccountMenuProps & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  return (
    <OpenAccountMenuContext value={open}>
      {children}
      {isOpen && <AccountDialog {...{ user, renderRows }} onClose={() => setIsOpen(false)} />}
    </OpenAccountMenuContext>
  )
}

/** The look of a row of the menu. */
export const accountRowClass =
  'flex min-h-13 items-center gap-3 font-semibold hover:text-crimson [&_svg]:size-5 [&_svg]:text-muted'

function AccountDialog({ user, renderRows, onClose }: AccountMenuProps & { onClose(): void }) {
  const { frame } = useArea('office')
  const { signOut } = useSessionActions()
  const [isSigningOut, setIsSigningOut] = useState(false)

  async function signOutAndNotify() {
    setIsSigningOut(true)
    if (await signOut()) void showToast('success', frame.signedOut)
  }
  const { ask, question } = useSignOutQuestion(() => void signOutAndNotify())

  return (
    <Dialog isOpen onClose={onClose} title={user.name}>
      <p className="mb-3 text-small text-muted">{user.email}</p>
      <ul className="divide-y divide-line border-y border-line">
        {renderRows?.(onClose)}
        <li>
          <Link to="/" className={accountRowClass}>
            <Store aria-hidden />
            {frame.toMarket}
          </Link>
        </li>
        <li>
          <Link to="/profile/" className={accountRowClass}>
            <CircleUserRound aria-hidden />
            {frame.toProfile}
          </Link>
        </li>
      </ul>
      <div className="mt-4 grid gap-4">
        <ThemeChoice />
        <div className="flex items-center justify-between gap-4">
          <span className="text-label">{frame.language}</span>
          <LanguageSwitch />
        </div>
        <Button variant="secondary" isWide icon={<LogOut />} isBusy={isSigningOut} onClick={ask}>
          {frame.signOut}
        </Button>
        {question}
      </div>
    </Dialog>
  )
}

function ThemeChoice() {
  const { frame } = useArea('office')
  const [chosen, setChosen] = useState<keyof typeof frame.themes>(readTheme() ?? 'system')
  return (
    <fieldset>
      <legend className="mb-2 text-label">{frame.appearance}</legend>
      <Segments
        names={frame.themes}
        chosen={chosen}
        onChoose={(choice) => {
          setChosen(choice)
          chooseTheme(toTheme(choice))
        }}
      />
    </fieldset>
  )
}
