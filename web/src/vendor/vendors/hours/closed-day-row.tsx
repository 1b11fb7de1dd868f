import X from 'lucide-react/icons/x'
import type { ShopHours } from '@haat/contract/domains/vendors.page.ts'
import { formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { DayTile } from './day-tile.tsx'

interface ClosedDayRowProps {
  closedDay: ShopHours['closedDays'][number]
  onRemove?(): void
}

export function ClosedDayRow({ closedDay, onRemove }: ClosedDayRowProps) {
  const { ui } = useMessages()
  const { shopHours } = useArea('vendor')
  const { day, words } = closedDay
  const long = formatLocalLongDate(day, ui.language)
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      <DayTile day={day} />
      <p className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">
          {words.en || words.ne ? <BilingualText text={words} /> : shopHours.closed}
        </span>
        <span className="text-small text-muted">{long}</span>
      </p>
      {onRemove && (
        <IconButton label={shopHours.removeDay(long)} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
