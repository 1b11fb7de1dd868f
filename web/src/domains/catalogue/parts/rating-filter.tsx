import Star from 'lucide-react/icons/star'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { FilterProps } from './filter-fields.tsx'
import { FilterSection } from './filter-section.tsx'

export function RatingFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  return (
    <FilterSection title={texts.rating}>
      {facets.ratings.map(({ rating, count }) => (
        <ChoiceRow
          key={rating}
          name="rating"
          value={String(rating)}
          isChosen={rating === chosen.rating}
          onChoose={() => choose({ rating: rating === chosen.rating ? undefined : rating })}
          count={formatCount(count, ui.language)}
        >
          <Star className="size-4 fill-current text-star" />
          {texts.andUp(formatCount(rating, ui.language))}
        </ChoiceRow>
      ))}
    </FilterSection>
  )
}
