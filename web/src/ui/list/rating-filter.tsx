import Star from 'lucide-react/icons/star'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '../messages/use-area.ts'
import { useMessages } from '../messages/use-messages.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { formatCappedCount } from './format-capped-count.ts'
import { FilterSection } from './filter-section.tsx'

type RatingFilterProps = {
  ratings: readonly { rating: number; count: number }[]
  isCapped?: boolean
  chosen: number | undefined
  onChoose: (rating: number | undefined) => void
}

/** A lower rating that adds no results is left out. */
export function RatingFilter({ ratings, isCapped, chosen, onChoose }: RatingFilterProps) {
  const { ui } = useMessages()
  const texts = useArea('filters')
  const distinct = ratings.filter(
    ({ rating, count }, at) => rating === chosen || count !== ratings[at - 1]?.count,
  )
  if (distinct.length === 0) return null
  const rows = distinct.map(({ rating, count }) => ({
    value: String(rating),
    isChosen: rating === chosen,
    searchText: String(rating),
    label: (
      <>
        <Star className="size-4 fill-current text-star" />
        {texts.andUp(formatCount(rating, ui.language))}
      </>
    ),
    count: formatCappedCount(count, ui.language, isCapped),
  }))
  return (
    <FilterSection title={texts.rating}>
      <ChoiceRows
        name="rating"
        rows={rows}
        first={rows.length}
        onChoose={(value) => onChoose(value === undefined ? undefined : Number(value))}
      />
    </FilterSection>
  )
}
