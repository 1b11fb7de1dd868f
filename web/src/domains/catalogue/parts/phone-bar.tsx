import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, startTransition, Suspense, useState } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { early } from '#ui/early-click.ts'
import { countChosen } from '../count-chosen.ts'
import type { ProductSearch } from '../product-search.ts'
import { SortSelect } from './sort-select.tsx'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

/** Filters and order under the thumb, however far one has scrolled. */
export function PhoneBar({ search }: { search: ProductSearch }) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const [isOpen, setIsOpen] = useState(false)
  const count = countChosen(search)
  const figure = formatCount(count, ui.language)
  return (
    <div className="grid grid-cols-[3fr_4fr] gap-3">
      <button
        type="button"
        {...early}
        aria-haspopup="dialog"
        aria-label={count > 0 ? texts.filtersOn(figure) : undefined}
        onClick={() => startTransition(() => setIsOpen(true))}
        className="flex min-h-13 items-center justify-center gap-2.5 rounded-control border-[1.5px] border-line-strong bg-surface px-3 text-label active:bg-sunken"
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        {texts.filters}
        {count > 0 && (
          <span className="grid min-h-5.5 min-w-5.5 place-items-center rounded-full bg-crimson-fill px-1.5 text-micro font-semibold text-white">
            {figure}
          </span>
        )}
      </button>
      <SortSelect search={search} form="phone" />
      {isOpen && (
        <Suspense>
          <FilterSheet search={search} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
