import { Link } from '@tanstack/react-router'
import Smartphone from 'lucide-react/icons/smartphone'
import type { ListingKind } from '@haat/contract/domains/listings.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { findKeptStart } from './start.ts'

/** Above the list: a new listing that only this device has, because it was written without a signal. */
export function KeptLine({ shopId, kind }: { shopId: string; kind: ListingKind }) {
  const { listingEditor: editor } = useArea('vendor')
  const name = findKeptStart(shopId, kind)
  if (!name) return null
  const place = kind === 'product' ? 'listings' : 'services'
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 bg-cream px-4 text-small font-semibold text-cream-ink md:px-7">
      <Smartphone aria-hidden className="size-4.5 shrink-0" />
      {editor.keptStart}
      <Link
        to="/vendor/$"
        params={{ _splat: `${shopId}/${place}/${name}` }}
        className="inline-flex min-h-11 items-center underline"
      >
        {editor.goOnWriting}
      </Link>
    </p>
  )
}
