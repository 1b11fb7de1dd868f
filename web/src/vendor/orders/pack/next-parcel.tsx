import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { parcelPath } from '../parcel-path.ts'
import { parcelQueries } from '../parcels.queries.ts'

/** Whoever packs goes on to the next one; handing over can wait for the courier. */
export function NextParcel({ shop: { shopId }, parcel }: ParcelScreenProps) {
  const { pack } = useArea('vendor').orders
  const call = useCall()
  const { data: toPack } = useQuery(parcelQueries.first(call, shopId, 'toPack'))
  const { data: toAccept } = useQuery(parcelQueries.first(call, shopId, 'toAccept'))
  const next = [...(toPack?.items ?? []), ...(toAccept?.items ?? [])].find(
    ({ number, isWaitingForShopper }) => number !== parcel.number && !isWaitingForShopper,
  )
  if (!next) return <span />
  return (
    <Link
      to="/vendor/$"
      params={{ _splat: parcelPath(shopId, next.number) }}
      className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-crimson max-md:justify-center"
    >
      {pack.next(next.number)}
      <ArrowRight aria-hidden className="size-5" />
    </Link>
  )
}
