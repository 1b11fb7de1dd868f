import ArrowLeft from 'lucide-react/icons/arrow-left'
import Phone from 'lucide-react/icons/phone'
import type { StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import { soldStates } from '@haat/contract/domains/orders.steps.rules.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { formatBothCalendars } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Which order it is, when it was placed, how many of its parcels have come, and whom to call. */
export function OrderHead({ staffOrder: { order }, onBack }: { staffOrder: StaffOrder; onBack(): void }) {
  const { desk, orders } = useArea('staff')
  const { ui } = useMessages()
  const { parcels, address, placedAt } = order
  const count = (n: number) => formatCount(n, ui.language)
  const come = parcels.filter(({ state }) => soldStates.includes(state)).length
  return (
    <header
      data-page-head
      className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line bg-surface px-4 py-3 md:px-5"
    >
      <IconButton label={orders.back} onClick={onBack} className="-ml-2 md:hidden">
        <ArrowLeft aria-hidden />
      </IconButton>
      <div className="min-w-0 grow basis-40">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-title">{order.number}</h2>
          <Badge tone={come === parcels.length ? 'pineTint' : 'creamTint'}>
            {parcels.length === 1
              ? desk.states[parcels[0]!.state]
              : orders.deliveredOf(count(come), count(parcels.length))}
          </Badge>
        </div>
        <p className="text-small text-muted">
          {orders.placed(formatBothCalendars(placedAt, ui.language), formatTime(placedAt, ui.language))}
        </p>
      </div>
      <a href={`tel:${address.phoneNumber}`} className={buttonClass({ variant: 'secondary' })}>
        <ButtonContent icon={<Phone aria-hidden />}>{orders.call(address.name.split(' ')[0]!)}</ButtonContent>
      </a>
    </header>
  )
}
