import MapPin from 'lucide-react/icons/map-pin'
import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { ReachLinks } from '../parts/reach-links.tsx'
import { usePlace } from '../parts/use-place.ts'

/** Whose door it is, where, and the ways to reach it. */
export function PlaceCard({ stop }: { stop: PhoneStop }) {
  const place = usePlace(stop)
  return (
    <section className="overflow-hidden rounded-panel bg-surface shadow-2">
      <div className="flex gap-3 p-4">
        <MapPin aria-hidden className="size-6 shrink-0 text-crimson" />
        <div className="min-w-0">
          <h2 className="text-h3 wrap-anywhere">{stop.name}</h2>
          <p className="mt-1 font-semibold wrap-anywhere">{place.first}</p>
          <p className="text-small text-muted wrap-anywhere">{place.rest}</p>
        </div>
      </div>
      <ReachLinks stop={stop} />
    </section>
  )
}
