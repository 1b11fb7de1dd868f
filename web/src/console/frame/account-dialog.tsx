import { Link } from '@tanstack/react-router'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import LogOut from 'lucide-react/icons/log-out'
import Search from 'lucide-react/icons/search'
import Store from 'lucide-react/icons/store'
import { useState } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { useArea } from '#messages/use-area.ts'
import { LanguageSwitch } from '#shell/language-switch.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { useConsoleTools } from '../palette/tools-context.ts'
import { furtherPlaces } from './phone-places.ts'
import { PlaceLink } from './place-link.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const rowClass =
  'flex min-h-13 items-center gap-3 font-semibold hover:text-crimson [&_svg]:size-5 [&_svg]:text-muted'

export function AccountDialog({ user, onClose }: { user: User; onClose(): void }) {
  const { frame, palette } = useArea('staff')
  const { openPalette } = useConsoleTools()
  const { signOut } = useSessionActions()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    setIsLeaving(true)
    await signOut()
    void showToast('success', frame.signedOut)
  }

  return (
    <Dialog isOpen onClose={onClose} title={user.name}>
      <p className="mb-3 text-small text-muted">{user.email}</p>
      <ul className="divide-y divide-line border-y border-line">
        {furtherPlaces.map(({ name }) => (
          <li key={name} className="md:hidden">
            <PlaceLink name={name} isHere={false} className={rowClass} onClick={onClose} />
          </li>
        ))}
        <li className="md:hidden">
          <button
            type="button"
            className={`${rowClass} w-full`}
            onClick={() => {
              onClose()
              openPalette()
            }}
          >
            <Search aria-hidden />
            {palette.open}
          </button>
        </li>
        <li>
          <Link to="/" className={rowClass}>
            <Store aria-hidden />
            {frame.toShop}
          </Link>
        </li>
        <li>
          <Link to="/profile/" className={rowClass}>
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
        <Button variant="secondary" isWide icon={<LogOut />} isBusy={isLeaving} onClick={() => void leave()}>
          {frame.signOut}
        </Button>
      </div>
    </Dialog>
  )
}
