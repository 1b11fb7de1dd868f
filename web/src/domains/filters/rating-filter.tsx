import Star from 'lucide-react/icons/star'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { counted } from './counted.ts'
import { FilterSection } from './filter-section.tsx'

type RatingFilterProps = {
  ratings: readonly { rating: number; count: number }[]
  isCapped?: boolean
  chosen: number | undefined
  onChoose: (rating: number | undefined) => void
}

/** A lower bar that lets nothing more through is no choice. */
export function RatingFilter({ ratings, isCapped, chosen, onChoose }: RatingFilterProps) {
  const { ui } = useMessages()
  const texts = useArea('filters')
  const told = ratings.filter(
    ({ rating, count }, at) => rating === chosen || count !== ratings[at - 1]?.count,
  )
  if (told.length === 0) return null
  const rows = told.map(({ rating, count }) => ({
    value: String(rating),
    isChosen: rating === chosen,
    words: String(rating),
    label: (
      <>
        <Star className="size-4 fill-current text-star" />
        {texts.andUp(formatCount(rating, ui.language))}
      </>
    ),
    count: counted(count, ui.language, isCapped),
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
