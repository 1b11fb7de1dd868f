import Banknote from 'lucide-react/icons/banknote'
import MapPin from 'lucide-react/icons/map-pin'
import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Button } from '#ui/button/button.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ReachLinks } from '../parts/reach-links.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { usePlace } from '../parts/use-place.ts'

interface NextDoorProps {
  stop: PhoneStop
  at: number
  onOpen(): void
}

/** The door to go to now: what one sees there first, large. */
export function NextDoor({ stop, at, onOpen }: NextDoorProps) {
  const { list } = useCourierTexts()
  const { language } = useMessages().ui
  const { count, day, rupees } = useFigures()
  const place = usePlace(stop)
  return (
    <section className="overflow-hidden rounded-panel bg-surface shadow-2 inset-ring-2 inset-ring-crimson">
      <div className="grid gap-3 p-4">
        <p className="flex items-baseline justify-between gap-3 text-small font-semibold text-crimson">
          {list.next}
          <span className="text-muted" translate="no">
            {stop.number}
          </span>
        </p>
        <div className="flex gap-3">
          <MapPin aria-hidden className="mt-1 size-6 shrink-0 text-crimson" />
          <div className="min-w-0">
            <h2 className="text-h2 wrap-anywhere">{place.first}</h2>
            <p className="mt-1 text-lead wrap-anywhere">{place.rest}</p>
            <p className="mt-2 text-lead font-semibold wrap-anywhere">{stop.name}</p>
            <p className="text-small text-muted">{list.from(inLanguage(stop.shopName, language))}</p>
            {stop.tries > 0 && (
              <p className="mt-1 text-small font-semibold text-cream-ink">
                {list.tries(count(stop.tries))}
                {stop.wishedDay && ` · ${list.wished(day(stop.wishedDay))}`}
              </p>
            )}
          </div>
        </div>
        {stop.note && (
          <p className="rounded-control bg-cream px-3 py-2 text-small text-cream-ink wrap-anywhere">
            {stop.note}
          </p>
        )}
        <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <span className="flex items-center gap-2 text-muted">
            <Banknote aria-hidden className="size-5" />
            {stop.cashPaisa > 0 ? list.cashToTake : list.paid}
          </span>
          <strong className="text-h1">{rupees(stop.cashPaisa)}</strong>
        </p>
        <Button size="large" isWide onClick={onOpen} aria-label={`${list.open}: ${count(at)}, ${stop.name}`}>
          {list.open}
        </Button>
      </div>
      <ReachLinks stop={stop} />
    </section>
  )
}
