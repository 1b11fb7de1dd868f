import Banknote from 'lucide-react/icons/banknote'
import BellOff from 'lucide-react/icons/bell-off'
import Boxes from 'lucide-react/icons/boxes'
import CheckCheck from 'lucide-react/icons/check-check'
import Clock from 'lucide-react/icons/clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FilePen from 'lucide-react/icons/file-pen'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import Store from 'lucide-react/icons/store'
import TrendingDown from 'lucide-react/icons/trending-down'
import Star from 'lucide-react/icons/star'
import Truck from 'lucide-react/icons/truck'
import { Link } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
import {
  isPartlyStoppable,
  notificationPath,
  notificationTable,
  type NotificationIcon,
} from '@haat/contract/domains/notifications.rules.ts'
import type { Notification } from '@haat/contract/domains/notifications.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useRead, useStopKind, type Place } from './notifications.queries.ts'
import { useNotificationTexts } from './use-notification-texts.ts'

const icons: Record<NotificationIcon, ComponentType<{ className?: string; 'aria-hidden'?: boolean }>> = {
  order: Package,
  clock: Clock,
  stock: Boxes,
  listing: FilePen,
  money: Banknote,
  parcel: Truck,
  answer: MessageCircle,
  price: TrendingDown,
  shop: Store,
  review: Star,
}

/** What stands behind the question mark of a path; a number is one. */
const searchOf = (search: string): object =>
  Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [
      name,
      /^\d{1,15}$/.test(value) ? Number(value) : value,
    ]),
  )

interface NotificationRowProps {
  place: Place
  item: Notification
  /** Called when the page behind it is opened. */
  onOpen?: (() => void) | undefined
}

/** One notification: the whole row opens what it is about and marks it as read. */
export function NotificationRow({ place, item, onOpen }: NotificationRowProps) {
  const texts = useArea('profile').notifications
  const { title, text } = useNotificationTexts(item)
  const { mutate: markRead } = useRead(place)
  const Icon = icons[notificationTable[item.kind].icon]
  const [to, search = ''] = notificationPath(item.kind, item.data as never, place).split('?')
  return (
    <li className="relative flex items-start gap-3 px-4 py-3.5 hover:bg-sunken md:px-5">
      <span
        className={classNames(
          'relative grid size-11 shrink-0 place-items-center rounded-chip',
          item.isRead ? 'bg-sunken text-muted' : 'bg-blush text-crimson-deep',
        )}
      >
        <Icon aria-hidden className="size-5.5" />
        {!item.isRead && <Diamond className="absolute -top-1 -right-1 size-3 text-crimson" />}
      </span>
      <div className="min-w-0 grow">
        <Link
          to={to as '/'}
          search={searchOf(search)}
          onClick={() => {
            if (!item.isRead) markRead({ id: item.id, andEarlier: false })
            onOpen?.()
          }}
          className={classNames(
            'block wrap-anywhere before:absolute before:inset-0',
            item.isRead ? 'font-semibold' : 'font-extrabold',
          )}
        >
          {!item.isRead && <span className="sr-only">{texts.isUnread}: </span>}
          {title}
        </Link>
        <p className="text-small wrap-anywhere">{text}</p>
        <p className="mt-0.5 text-fine text-muted">
          <DateText instant={item.at} form="dateTime" />
        </p>
      </div>
      <RowMenu {...{ place, item, title }} onRead={() => markRead({ id: item.id, andEarlier: false })} />
    </li>
  )
}

interface RowMenuProps extends NotificationRowProps {
  title: string
  onRead(): void
}

const rowClass =
  'flex min-h-13 w-full items-center gap-3 font-semibold hover:text-crimson [&_svg]:size-5 [&_svg]:text-muted'

/** What can be done with a notification: above all, one press that stops its kind. */
function RowMenu({ place, item, title, onRead }: RowMenuProps) {
  const texts = useArea('profile').notifications
  const { menu } = texts
  const { name } = texts.kinds[item.kind]
  const stopText = isPartlyStoppable(item.kind) ? menu.partlyStopText : menu.stopText
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const { mutate: stopKind } = useStopKind(place)
  const stop = () => {
    stopKind(item.kind, {
      onSuccess: () => void showToast('success', texts.stopped(name)),
      onError: () => void showToast('error', texts.changeFailed),
    })
    close()
  }
  return (
    <>
      <IconButton
        label={texts.menuOf(title)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="relative -my-1 shrink-0"
      >
        <Ellipsis aria-hidden />
      </IconButton>
      {isOpen && (
        <Dialog isOpen onClose={close} title={title}>
          <ul className="divide-y divide-line border-y border-line">
            {!item.isRead && (
              <li>
                <button
                  type="button"
                  className={rowClass}
                  onClick={() => {
                    onRead()
                    close()
                  }}
                >
                  <CheckCheck aria-hidden />
                  {menu.read}
                </button>
              </li>
            )}
            <li>
              <button type="button" className={rowClass} onClick={stop}>
                <BellOff aria-hidden />
                <span className="py-2 text-left">
                  {menu.stop}
                  <span className="block text-small font-normal text-muted">{stopText(name)}</span>
                </span>
              </button>
            </li>
          </ul>
        </Dialog>
      )}
    </>
  )
}
