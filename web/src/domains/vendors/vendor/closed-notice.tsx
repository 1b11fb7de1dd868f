import DoorClosed from 'lucide-react/icons/door-closed'
import type { ReactNode } from 'react'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { closedShopOn } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useNow } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'

/** Says that nothing can be bought here, that the shop is on holiday, or that a holiday is coming. */
export function ClosedNotice({ vendor }: { vendor: Vendor }) {
  if (vendor.paused) {
    return (
      <Notice>
        <BilingualText text={vendor.paused} />
      </Notice>
    )
  }
  return vendor.closed && <HolidayNotice vendor={vendor} holiday={vendor.closed} />
}

interface HolidayNoticeProps {
  vendor: Vendor
  holiday: NonNullable<Vendor['closed']>
}

function HolidayNotice({ vendor, holiday }: HolidayNoticeProps) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const { madeAt } = usePublicConfig()
  const now = useNow() ?? madeAt
  const day = (date: string) => formatLocalLongDate(date, ui.language)
  const today = nepalDay(now)
  if (holiday.until < today) return null
  const closed = closedShopOn(vendor, today)
  return (
    <Notice>
      <h2 className="text-h3">
        {holiday.from <= today
          ? texts.closedUntil(day(holiday.until))
          : texts.closedFromTo(day(holiday.from), day(holiday.until))}
      </h2>
      <p>
        <BilingualText text={holiday.reason} />
      </p>
      {closed && <p className="mt-1">{texts.packedFrom(day(closed.packsFrom))}</p>}
    </Notice>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <section className="mt-5 flex gap-3 rounded-panel bg-cream p-5 text-cream-ink">
    <DoorClosed aria-hidden className="size-6 shrink-0" />
    <div>{children}</div>
  </section>
)
