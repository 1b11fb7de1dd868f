import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import X from 'lucide-react/icons/x'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { Link } from '#ui/link/link.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { replayPress } from '#ui/button/replay-press.ts'
import { dismissAnnouncement } from './announcement-memory.ts'

export function AnnouncementBar() {
  const { shell, ui } = useMessages()
  const closed = useSiteSettings()?.closed
  const inside = closed ? (
    <p className="page-width py-2 font-semibold text-marigold">
      <Store aria-hidden />
      {inLanguage(closed, ui.language)}
    </p>
  ) : (
    <div className="page-width">
      <Truck aria-hidden />
      <p>
        <strong>{shell.announcementBold}</strong>
        {shell.announcement}
      </p>
      <Link to="/vendor/$" params={{ _splat: 'apply' }} className="announcement-link">
        {shell.sell}
      </Link>
      <Link to="/about" className="announcement-link">
        {shell.about}
      </Link>
      <button type="button" {...replayPress} onClick={dismissAnnouncement} aria-label={shell.dismiss}>
        <X aria-hidden />
      </button>
    </div>
  )
  return (
    <aside
      aria-label={shell.announcementLabel}
      // An announcement that visitors must know before they fill a cart cannot be dismissed.
      className={classNames('announcement-bar', !closed && 'announcement')}
    >
      {inside}
    </aside>
  )
}
