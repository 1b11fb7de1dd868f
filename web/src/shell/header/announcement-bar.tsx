import { Link } from '@tanstack/react-router'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import X from 'lucide-react/icons/x'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { replayPress } from '#ui/button/replay-press.ts'
import { cachedFragment } from '#ui/fragment-cache.ts'
import { dismissAnnouncement } from './announcement-memory.ts'
import { useFragmentKey } from '../use-fragment-key.ts'

export function AnnouncementBar() {
  const { shell, ui } = useMessages()
  const closed = useSiteSettings()?.closed
  const inside = closed ? (
    <p className="page-width flex min-h-10 items-center gap-3 py-2 text-small font-semibold text-marigold max-md:min-h-13">
      <Store aria-hidden className="size-[18px] shrink-0" />
      {inLanguage(closed, ui.language)}
    </p>
  ) : (
    <div className="page-width flex min-h-10 items-center gap-3 max-md:min-h-13 text-small max-md:py-1 max-md:text-fine">
      <Truck aria-hidden className="size-[18px] shrink-0" />
      <p className="grow">
        <strong className="font-semibold text-marigold">{shell.announcementBold}</strong>
        {shell.announcement}
      </p>
      <Link to="/contact-admin" search={{ topic: 'sell' }} className="announcement-link">
        {shell.sell}
      </Link>
      <Link to="/about" className="announcement-link">
        {shell.about}
      </Link>
      <button
        type="button"
        {...replayPress}
        onClick={dismissAnnouncement}
        aria-label={shell.dismiss}
        className="-mr-2.5 grid size-10 shrink-0 place-items-center rounded-control hover:bg-white/10"
      >
        <X aria-hidden className="size-[18px]" />
      </button>
    </div>
  )
  return (
    <aside
      aria-label={shell.announcementLabel}
      // An announcement that visitors must know before they fill a cart cannot be dismissed.
      className={classNames('bg-night text-on-night', !closed && 'announcement')}
      {...cachedFragment(useFragmentKey(shell.announcement, closed), inside)}
    />
  )
}
