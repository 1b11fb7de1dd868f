import { useQuery } from '@tanstack/react-query'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { openingStateAt } from '@haat/contract/domains/vendors.page.rules.ts'
import { formatLocalDate, formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { useCall } from '#api/use-router-context.ts'
import { minuteText } from '#domains/vendors/minute-text.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { shopQueries } from '../vendors/shop.queries.ts'
import type { KnownShop } from './page-links.tsx'

/** The hours of the shop, for members who may change them; undefined for others and until they have come. */
const useKnownHours = ({ shopId, rights }: KnownShop) =>
  useQuery({ ...shopQueries.hours(useCall(), shopId), enabled: rights.includes('shop') }).data

/** How the shop stands by its hours now; undefined where no hours are known. */
function useOpening(shop: KnownShop) {
  const now = useBrowserTime()
  const hours = useKnownHours(shop)
  return hours && openingStateAt({ ...hours, closed: hours.holiday }, now)
}

/** Whether the shop is open at this hour, as far as that is known. */
export function useIsOpenNow(shop: KnownShop) {
  const opening = useOpening(shop)
  return shop.state === 'open' && opening?.isOpen !== false
}

/** "Open until 6:00 PM", or until when it is closed. */
export function StateText({ shop }: { shop: KnownShop }) {
  const { frame } = useArea('vendor')
  const { ui } = useMessages()
  const now = useBrowserTime()
  const state = useOpening(shop)
  if (shop.state === 'suspended') return frame.suspended
  if (shop.state === 'closed') {
    const closed = 'closed' in shop ? shop.closed : null
    return closed ? frame.closedUntil(formatLocalDate(closed.until, ui.language)) : frame.closed
  }
  if (!state) return frame.open
  if (state.isOpen) return frame.openUntil(minuteText(state.closes, ui.language))
  const { opens } = state
  if (!opens) return frame.closedNow
  const time = minuteText(opens.minute, ui.language)
  return opens.day === nepalDay(now)
    ? frame.opensToday(time)
    : frame.opensOn(formatLocalDate(opens.day, ui.language), time)
}

/** The next of the single days on which the shop is closed. */
export function NextClosedDay({ shop }: { shop: KnownShop }) {
  const { frame } = useArea('vendor')
  const { ui } = useMessages()
  const next = useKnownHours(shop)?.closedDays[0]
  if (!next) return null
  return <span className="block">{frame.nextClosedDay(formatLocalLongDate(next.day, ui.language))}</span>
}
