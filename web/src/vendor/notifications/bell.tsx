import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import { Suspense, useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { NotificationSkeleton } from '#office/notifications/notification-list.tsx'
import { NotificationRow } from '#office/notifications/notification-row.tsx'
import { notificationQueries, useUnread } from '#office/notifications/notifications.queries.ts'
import { unreadBadgeClass, useUnreadText } from '#office/notifications/unread-count.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { PartError } from '#ui/state/part-error.tsx'

/** How many the panel shows; the page has all. */
const shownCount = 8

interface BellProps {
  shopId: string
  className?: string
}

/** The bell of the portal with how much is unread; pressed, it shows the newest. */
export const NotificationBell = (props: BellProps) => (
  <Suspense fallback={<span className="size-11" />}>
    <BellButton {...props} />
  </Suspense>
)

function BellButton({ shopId, className }: BellProps) {
  const texts = useArea('profile').notifications
  const count = useUnread(shopId) ?? 0
  const figure = useUnreadText(count)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={classNames('relative grid size-11 shrink-0 place-items-center rounded-chip', className)}
      >
        <Bell aria-hidden className="size-5.5" />
        <span className="sr-only">{texts.open}</span>
        {count > 0 && (
          <span className={`${unreadBadgeClass} absolute -top-0.5 -right-0.5`}>
            <span aria-hidden>{figure}</span>
            <span className="sr-only">, {texts.unread(figure)}</span>
          </span>
        )}
      </button>
      {isOpen && <BellPanel shopId={shopId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function BellPanel({ shopId, onClose }: { shopId: string; onClose(): void }) {
  const texts = useArea('profile').notifications
  const { data, isError, refetch } = useQuery(notificationQueries.newest(useCall(), shopId, shownCount))
  const path = `${shopId}/notifications`
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Link
            to="/vendor/$"
            params={{ _splat: path }}
            search={{ view: 'choices' } as object}
            onClick={onClose}
            className={buttonClass({ variant: 'secondary' })}
          >
            {texts.tabs.choices}
          </Link>
          <Link to="/vendor/$" params={{ _splat: path }} onClick={onClose} className={buttonClass()}>
            {texts.seeAll}
          </Link>
        </>
      }
    >
      <div className="-mx-5">
        {data ? (
          data.items.length > 0 ? (
            <ul aria-label={texts.title} className="divide-y divide-line">
              {data.items.map((item) => (
                <NotificationRow key={item.id} place={shopId} item={item} onOpen={onClose} />
              ))}
            </ul>
          ) : (
            <p className="px-5 py-6 text-muted">{texts.noneText.shop}</p>
          )
        ) : isError ? (
          <PartError onRetry={() => void refetch()} className="px-5" />
        ) : (
          <NotificationSkeleton count={4} />
        )}
      </div>
    </Dialog>
  )
}
