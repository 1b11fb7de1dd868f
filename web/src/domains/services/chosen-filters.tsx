import { Link, useNavigate } from '@tanstack/react-router'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Chip } from '#ui/chip.tsx'
import type { ServiceSearch } from './service-search.ts'

/** What was chosen, each taken away by one press. */
export function ChosenFilters({ search }: { search: ServiceSearch }) {
  const { ui } = useMessages()
  const services = useArea('services')
  const navigate = useNavigate()
  const { searchTerm, district, day, priceUnit, rating } = search
  const labels = {
    searchTerm: searchTerm && services.searched(searchTerm),
    district: district && inLanguage(districtName(district), ui.language),
    day: day && formatDate(day, ui.language),
    priceUnit: priceUnit && services.units[priceUnit],
    rating: rating && services.starsUp(inDigitsOf(ui.language, String(rating))),
  }
  const chosen = Object.entries(labels).flatMap(([name, label]) => (label ? [{ name, label }] : []))
  if (chosen.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chosen.map(({ name, label }) => (
        <Chip
          key={name}
          label={label}
          onRemove={() =>
            void navigate({
              to: '/services/',
              search: { ...search, [name]: undefined, pageIndex: undefined },
              resetScroll: false,
            })
          }
        />
      ))}
      <Link
        to="/services/"
        resetScroll={false}
        className="inline-flex min-h-11 items-center px-2 text-small font-semibold underline underline-offset-4 hover:text-crimson"
      >
        {services.clearAll}
      </Link>
    </div>
  )
}
