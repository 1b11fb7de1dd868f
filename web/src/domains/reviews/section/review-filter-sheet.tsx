import { useNavigate } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import type { ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Sheet } from '#ui/modal/sheet.tsx'
import { joinStars, noFilters, reviewOrders, starsOf, type ReviewSearch } from '../review-search.ts'
import { useReviewFilters } from './use-review-filters.ts'

interface ReviewFilterSheetProps {
  search: ReviewSearch
  summary: ReviewSummary
  total: number
  isCounting: boolean
  onClose(): void
}

/** The filters on a phone. Choices apply at once; the button says how many reviews they leave. */
export function ReviewFilterSheet({ search, summary, total, isCounting, onClose }: ReviewFilterSheetProps) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const navigate = useNavigate()
  const sortId = useId()
  const apply = (change: ReviewSearch) =>
    void navigate({
      to: '.',
      hash: 'reviews',
      hashScrollIntoView: false,
      search: (before: object) => ({ ...before, reviewPages: undefined, ...change }),
      replace: true,
      resetScroll: false,
    })
  const filters = useReviewFilters(search, summary).filter(({ key }) => key !== 'stars' && key !== 'below')
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.filterTitle}
      footer={
        <>
          <Button variant="secondary" size="large" onClick={() => apply(noFilters)}>
            {texts.clearAll}
          </Button>
          <Button size="large" onClick={onClose} aria-live="polite">
            <span aria-busy={isCounting} className="transition-opacity aria-busy:opacity-60">
              {texts.showCount(formatCount(total, ui.language))}
            </span>
          </Button>
        </>
      }
    >
      <StarTiles search={search} summary={summary} onChange={(stars) => apply({ stars })} />
      <div className="mt-3 divide-y divide-line">
        {filters.map(({ key, name, language, count, isChosen, change }) => (
          <Checkbox
            key={key}
            checked={isChosen}
            onChange={() => apply(change)}
            trailing={formatCount(count, ui.language)}
          >
            <span lang={language}>{name}</span>
          </Checkbox>
        ))}
      </div>
      <div className="flex items-center justify-between border-t border-line pt-2">
        <label htmlFor={sortId} className="text-muted">
          {texts.sort}
        </label>
        <select
          id={sortId}
          value={search.reviewSort ?? 'helpful'}
          onChange={({ target }) =>
            apply({ reviewSort: reviewOrders.find((order) => order === target.value) })
          }
          className="min-h-11 rounded-control bg-transparent pr-1 text-right font-semibold"
        >
          {(['helpful', ...reviewOrders] as const).map((order) => (
            <option key={order} value={order}>
              {texts.sorts[order]}
            </option>
          ))}
        </select>
      </div>
    </Sheet>
  )
}

interface StarTilesProps {
  search: ReviewSearch
  summary: ReviewSummary
  onChange(stars: ReviewSearch['stars']): void
}

/** Five tiles of which several can be chosen; one without reviews cannot. */
function StarTiles({ search, summary, onChange }: StarTilesProps) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const chosen = starsOf(search)
  const toggle = (star: number) =>
    onChange(joinStars(chosen.includes(star) ? chosen.filter((one) => one !== star) : [...chosen, star]))
  return (
    <fieldset>
      <legend className="mb-2 text-label">{texts.stars}</legend>
      <div className="grid grid-cols-5 gap-2.5">
        {[5, 4, 3, 2, 1].map((star) => {
          const count = summary.ratings.byStars[star - 1] ?? 0
          const figure = formatCount(star, ui.language)
          return (
            <button
              key={star}
              type="button"
              aria-pressed={chosen.includes(star)}
              disabled={count === 0}
              aria-label={
                count ? texts.only(figure, formatCount(count, ui.language)) : texts.noneWith(figure)
              }
              onClick={() => toggle(star)}
              className={`grid min-h-15 place-content-center justify-items-center rounded-control border border-line-strong aria-pressed:border-2 aria-pressed:border-crimson aria-pressed:bg-blush ${count === 0 ? 'option-hatch cursor-not-allowed' : ''}`}
            >
              <span className="flex items-center gap-1 font-semibold">
                {figure}
                <Star aria-hidden className="size-4 fill-star text-star" />
              </span>
              <span className="text-small text-muted">{formatCount(count, ui.language)}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
