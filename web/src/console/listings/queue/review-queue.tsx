import basket from 'picture:state-basket'
import { reviewTabs, type ReviewTab } from '@haat/contract/domains/listings.rules.ts'
import type { ReviewCard, ReviewCounts } from '@haat/contract/domains/listings.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useOffice } from '#api/use-office.ts'
import { Rows } from '#console/vendors/list/list-column.tsx'
import { ListSkeleton } from '#console/vendors/list/list-parts.tsx'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { Chip } from '#ui/form/chip.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { ReviewRow } from './review-row.tsx'
import type { ReviewAddress } from './use-review-search.ts'

interface ReviewQueueProps {
  address: ReviewAddress
  list: EndlessList<ReviewCard, { counts: ReviewCounts }>
  openId: string
}

/** What waits for staff: tabs, filters and rows. */
export function ReviewQueue({ address, list, openId }: ReviewQueueProps) {
  const { listings } = useArea('staff')
  const { filter, query, change } = address
  const now = useBrowserTime()
  const office = useOffice()
  const isFiltered = filter.kind !== undefined || filter.shop !== undefined
  return (
    <>
      <div className="grid gap-2.5 border-b border-line px-4.5 pb-3">
        <Tabs
          chosen={filter.state}
          counts={list.firstPage?.counts}
          onChoose={(state) => change({ state: state === 'waiting' ? '' : state })}
        />
        <SelectInput
          aria-label={listings.kind}
          value={filter.kind ?? ''}
          onChange={(event) => change({ kind: event.target.value })}
        >
          <option value="">{listings.kinds.all}</option>
          <option value="product">{listings.kinds.product}</option>
          <option value="service">{listings.kinds.service}</option>
        </SelectInput>
        {filter.shop !== undefined && <ShopChip rows={list.rows} onRemove={() => change({ shop: '' })} />}
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {list.hasFailed ? (
          <ErrorState picture={basket} headingLevel={2} query={list}>
            {listings.failed}
          </ErrorState>
        ) : !list.rows ? (
          <ListSkeleton />
        ) : list.rows.length === 0 ? (
          <EmptyState
            picture={basket}
            tone="pine"
            headingLevel={2}
            heading={listings.noneTitle}
            actions={
              isFiltered && (
                <Button variant="secondary" onClick={() => change({ kind: '', shop: '' })}>
                  {listings.clear}
                </Button>
              )
            }
          >
            {isFiltered ? listings.none.filtered : listings.none[filter.state]}
          </EmptyState>
        ) : (
          <Rows label={listings.queue} list={list}>
            {(card) => (
              <ReviewRow
                key={card.id}
                card={card}
                isOpen={card.id === openId}
                query={query}
                now={now}
                office={office}
              />
            )}
          </Rows>
        )}
      </div>
    </>
  )
}

interface TabsProps {
  chosen: ReviewTab
  counts: ReviewCounts | undefined
  onChoose(tab: ReviewTab): void
}

function Tabs({ chosen, counts, onChoose }: TabsProps) {
  const { listings } = useArea('staff')
  const { ui } = useMessages()
  const countOf = { waiting: counts?.waiting, afterwards: counts?.afterwards, decided: undefined }
  return (
    <div
      role="group"
      aria-label={listings.tabsLabel}
      className="flex flex-wrap gap-0.5 rounded-control bg-sunken p-0.5"
    >
      {reviewTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === chosen}
          onClick={() => onChoose(tab)}
          className={classNames(
            'min-h-11 grow rounded-chip px-1 text-center text-fine font-semibold max-md:text-small',
            tab === chosen ? 'bg-surface text-ink shadow-1' : 'text-muted hover:text-ink',
          )}
        >
          {listings.tabs[tab]} {countOf[tab] === undefined ? '' : formatCount(countOf[tab], ui.language)}
        </button>
      ))}
    </div>
  )
}

/** Says that only one shop is shown; its name is that of any of its rows. */
function ShopChip({ rows, onRemove }: { rows: ReviewCard[] | undefined; onRemove(): void }) {
  const { listings } = useArea('staff')
  const { ui } = useMessages()
  const name = rows?.[0] ? inLanguage(rows[0].shop.name, ui.language) : listings.shop.title
  return (
    <div>
      <Chip label={listings.onlyShop(name)} onRemove={onRemove} />
    </div>
  )
}
