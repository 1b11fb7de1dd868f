import { maxUnread } from '@haat/contract/domains/notifications.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useUnread, type Place } from './notifications.queries.ts'
import { useLiveNotifications } from './use-live-notifications.ts'

/** A count as screens show it, which ends at "99+". */
export function useUnreadText(count: number): string {
  const { ui } = useMessages()
  return count >= maxUnread ? `${formatCount(maxUnread - 1, ui.language)}+` : formatCount(count, ui.language)
}

export const unreadBadgeClass =
  'min-w-5.5 rounded-badge bg-marigold px-1.5 text-center text-micro leading-5.5! font-extrabold text-on-marigold'

/** How many are unread, kept up to date while it is shown; nothing while there are none. */
export function UnreadCount({ place }: { place: Place }) {
  const texts = useArea('profile').notifications
  const count = useUnread(place) ?? 0
  const figure = useUnreadText(count)
  useLiveNotifications()
  if (count === 0) return null
  return (
    <span className={`${unreadBadgeClass} ms-auto`}>
      <span aria-hidden>{figure}</span>
      <span className="sr-only">, {texts.unread(figure)}</span>
    </span>
  )
}
