import { openingStateAt } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { classNames } from '#ui/class-names.ts'
import { useNow } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { minuteText } from '../minute-text.ts'

/** "Open now, until 6:00 PM". The browser computes it: a page that was kept is older than now. */
export function OpeningLine({ vendor }: { vendor: Vendor }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const now = useNow()
  const state = now && openingStateAt(vendor, now)
  // Its height is kept free, so that nothing moves when the line comes.
  if (!state) return vendor.hours && <p className="min-h-[1lh] text-small" />
  const time = (minute: number) => minuteText(minute, ui.language)
  const words = state.isOpen
    ? texts.openUntil(time(state.closes))
    : !state.opens
      ? texts.closedNow
      : state.opens.day === nepalDay(now)
        ? texts.opensToday(time(state.opens.minute))
        : texts.opensOn(formatLocalLongDate(state.opens.day, ui.language), time(state.opens.minute))
  return (
    <p
      className={classNames(
        'flex min-h-[1lh] items-center gap-1.5 text-small font-semibold',
        state.isOpen ? 'text-pine' : 'text-cream-ink',
      )}
    >
      <Diamond className="size-2 shrink-0" />
      {words}
    </p>
  )
}
