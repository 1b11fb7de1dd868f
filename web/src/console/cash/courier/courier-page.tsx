import umbrella from 'picture:state-umbrella'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { CourierCash } from '@haat/contract/domains/cash.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageLayout, PageSkeleton, PageTitle } from '#office/parts/page-layout.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { cashQueries } from '../cash.queries.ts'
import { DifferenceDialog } from '../dialogs/difference-dialog.tsx'
import { useSums } from '../use-sums.ts'
import { HandInList } from './hand-in-list.tsx'
import { HeldParcels } from './held-parcels.tsx'

/** The cash of one courier: what is held, what was handed in, and what was missing. */
export default function CourierPage({ courierId }: { courierId: string }) {
  const { cash, frame } = useArea('staff')
  const sums = useSums()
  const query = useQuery(cashQueries.courier(useCall(), courierId))
  const { data } = query
  if (!data) {
    return (
      <>
        <PageTitle title={cash.title} />
        {query.isError ? (
          <ErrorState picture={umbrella} heading={cash.failed} query={query}>
            {frame.nothingLost}
          </ErrorState>
        ) : (
          <PageSkeleton />
        )}
      </>
    )
  }
  const name = sums.courier(data.cash.courierName)
  return (
    <PageLayout>
      <PageTitle title={name} />
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Link
            to="/staff/$"
            params={{ _splat: 'cash' }}
            className="flex min-h-9 w-fit items-center gap-1.5 text-small font-semibold text-crimson no-underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {cash.courier.back}
          </Link>
          <h1 className="text-h1">{name}</h1>
        </div>
        <p className="text-small text-muted">
          {cash.couriers.held}{' '}
          <strong className="text-h2 text-ink">{sums.rupees(data.cash.heldPaisa)}</strong>
        </p>
      </header>
      {data.cash.differencePaisa !== 0 && <DifferenceNotice cash={data.cash} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <HeldParcels courierId={courierId} parcels={data.parcels} heldCount={data.cash.parcelCount} />
        <HandInList handIns={data.handIns} />
      </div>
    </PageLayout>
  )
}

function DifferenceNotice({ cash }: { cash: CourierCash }) {
  const { courier: texts } = useArea('staff').cash
  const { rupees } = useSums()
  const [isOpen, setIsOpen] = useState(false)
  const { differencePaisa } = cash
  const sum = rupees(Math.abs(differencePaisa))
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-cream p-4 text-cream-ink md:px-6">
      <p className="font-semibold">{differencePaisa > 0 ? texts.missing(sum) : texts.tooMuch(sum)}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.end}
      </Button>
      {isOpen && <DifferenceDialog cash={cash} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
