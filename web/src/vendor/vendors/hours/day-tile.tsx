import { publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { monthNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** A day as a tile: by Bikram Sambat large, by the international calendar small. The text beside it names the day. */
export function DayTile({ day }: { day: string }) {
  const { ui } = useMessages()
  const { month, day: date } = nepalDateParts(day)
  const bs = publishedBsDateOf(day)
  const digits = (figure: number) => inDigitsOf(ui.language, String(figure))
  const monthName = monthNames[ui.language][month - 1]!
  return (
    <span
      aria-hidden
      className="grid min-w-16 shrink-0 justify-items-center rounded-chip bg-blush px-2 py-1.5 text-crimson-deep"
    >
      <span className="text-h3">{digits(bs?.day ?? date)}</span>
      <span className="text-micro">
        {digits(date)} {ui.language === 'en' ? monthName.slice(0, 3) : monthName}
      </span>
    </span>
  )
}
