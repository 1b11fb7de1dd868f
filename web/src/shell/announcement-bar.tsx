import { Link } from '@tanstack/react-router'
import Truck from 'lucide-react/icons/truck'
import X from 'lucide-react/icons/x'
import { useMessages } from '#messages/use-messages.ts'
import { early } from '#ui/early-click.ts'
import { keeping } from '#ui/kept-markup.ts'
import { dismissAnnouncement } from './announcement-memory.ts'
import { useKeptBy } from './use-kept-by.ts'

export function AnnouncementBar() {
  const { shell } = useMessages()
  const inside = (
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
        {...early}
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
      className="announcement bg-night text-on-night"
      {...keeping(useKeptBy(shell.announcement), inside)}
    />
  )
}
