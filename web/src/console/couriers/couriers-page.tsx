import umbrella from 'picture:state-umbrella'
import basket from 'picture:state-basket'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Courier } from '@haat/contract/domains/couriers.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { Toggle } from '#office/parts/toggle.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { CourierEditor } from './courier-editor.tsx'
import { courierQueries, useSwitchCourier } from './couriers.queries.ts'

/** The companies that shops can give their parcels to. */
export default function CouriersPage() {
  const { couriers, frame, orders } = useArea('staff')
  const query = useQuery(courierQueries.all(useCall()))
  const { data } = query
  const [edited, setEdited] = useState<Courier | 'new'>()
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
      {couriers.add}
    </Button>
  )
  return (
    <div className="mx-auto grid max-w-240 grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 md:px-7 md:py-7">
      <PageTitle title={couriers.title} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <Link
            to="/staff/$"
            params={{ _splat: 'orders' }}
            className="flex min-h-9 w-fit items-center gap-1.5 text-small font-semibold text-crimson no-underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {orders.title}
          </Link>
          <h1 className="text-h1">{couriers.title}</h1>
          <p className="mt-1 text-small text-muted">{couriers.lead}</p>
        </div>
        {data && data.length > 0 && add}
      </header>
      {query.isError && !data ? (
        <ErrorState picture={umbrella} heading={couriers.failed} headingLevel={2} query={query}>
          {frame.nothingLost}
        </ErrorState>
      ) : !data ? (
        <SkeletonGroup className="grid gap-3">
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} className="h-22 rounded-control" />
          ))}
        </SkeletonGroup>
      ) : data.length === 0 ? (
        <EmptyState picture={basket} headingLevel={2} heading={couriers.noneTitle} actions={add}>
          {couriers.none}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {data.map((courier) => (
            <CourierRow key={courier.id} courier={courier} onEdit={() => setEdited(courier)} />
          ))}
        </ul>
      )}
      {edited && (
        <CourierEditor courier={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  )
}

function CourierRow({ courier, onEdit }: { courier: Courier; onEdit(): void }) {
  const { couriers } = useArea('staff')
  const { id, name, phone, collects, isActive } = courier
  const change = useSwitchCourier()
  const press = () => {
    if (change.isPending) return
    change.mutate(
      { id, isActive: !isActive },
      {
        onSuccess: () => void showToast('success', isActive ? couriers.switchedOff : couriers.switchedOn),
        onError: (failure) => {
          const isTaken = failure instanceof ApiFailure && failure.status === 409
          void showToast('error', isTaken ? couriers.problems.nameTaken : couriers.notSaved)
        },
      },
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-surface px-5 py-3 shadow-1">
      <div className="min-w-0 grow basis-50">
        <h2 className="text-name break-words">{name}</h2>
        <p className="text-small text-muted">
          {phone || couriers.noPhone}
          {(collects.en || collects.ne) && (
            <span className="block">
              <BilingualText text={collects} />
            </span>
          )}
        </p>
      </div>
      <Toggle isOn={isActive} isBusy={change.isPending} onPress={press}>
        {couriers.isOffered}
        <span className="sr-only">: {name}</span>
      </Toggle>
      <IconButton label={couriers.edit(name)} onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
    </li>
  )
}
