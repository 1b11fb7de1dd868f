import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useFigures } from '../parts/use-figures.ts'
import { useLineName } from './use-line-name.ts'

/** What is in the parcel, for when the shopper looks through it. */
export function LinesCard({ stop }: { stop: PhoneStop }) {
  const { door } = useCourierTexts()
  const { count, rupees } = useFigures()
  const nameOf = useLineName()
  return (
    <section className="rounded-panel bg-surface p-4 shadow-2">
      <h2 className="text-h3">{door.lines}</h2>
      <ul className="mt-2 divide-y divide-line">
        {stop.lines.map((line) => (
          <li key={line.variantId} className="flex items-baseline justify-between gap-3 py-2.5">
            <span className="min-w-0 wrap-anywhere">{nameOf(line)}</span>
            <span className="shrink-0 text-small text-muted">
              <strong className="text-body text-ink">× {count(line.quantity)}</strong>{' '}
              {rupees(line.pricePaisa)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
