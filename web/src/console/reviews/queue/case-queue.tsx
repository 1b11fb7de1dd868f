import basket from 'picture:state-basket'
import { caseReasons, moderatedKinds } from '@haat/contract/domains/reviews.rules.ts'
import type { ModerationCase } from '@haat/contract/domains/reviews.staff.ts'
import { Rows } from '#console/vendors/list/list-column.tsx'
import { ListSkeleton } from '#console/vendors/list/list-parts.tsx'
import { Segments } from '#office/parts/segments.tsx'
import { Button } from '#ui/button/button.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { CaseRow } from './case-row.tsx'
import type { CaseAddress } from './use-case-search.ts'

interface CaseQueueProps {
  address: CaseAddress
  list: EndlessList<ModerationCase>
  openId: string
}

/** What waits for staff, or was decided: filters and rows. */
export function CaseQueue({ address, list, openId }: CaseQueueProps) {
  const { reviews } = useArea('staff')
  const { filter, query, change } = address
  const now = useBrowserTime()
  const isFiltered = filter.kind !== undefined || filter.reason !== undefined
  return (
    <>
      <div className="grid gap-2.5 border-b border-line px-4.5 pb-3">
        <div role="group" aria-label={reviews.viewsLabel}>
          <Segments
            names={reviews.views}
            chosen={filter.view}
            onChoose={(view) => change({ view: view === 'open' ? '' : view })}
          />
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Filter
            label={reviews.kind}
            all={reviews.allKinds}
            names={reviews.kinds}
            choices={moderatedKinds}
            chosen={filter.kind}
            onChoose={(kind) => change({ kind })}
          />
          <Filter
            label={reviews.reason}
            all={reviews.allReasons}
            names={reviews.reasons}
            choices={caseReasons}
            chosen={filter.reason}
            onChoose={(reason) => change({ reason })}
          />
        </div>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {list.hasFailed ? (
          <ErrorState picture={basket} headingLevel={2} query={list}>
            {reviews.failed}
          </ErrorState>
        ) : !list.rows ? (
          <ListSkeleton />
        ) : list.rows.length === 0 ? (
          <EmptyState
            picture={basket}
            tone="pine"
            headingLevel={2}
            heading={reviews.noneTitle}
            actions={
              isFiltered && (
                <Button variant="secondary" onClick={() => change({ kind: '', reason: '' })}>
                  {reviews.clear}
                </Button>
              )
            }
          >
            {isFiltered ? reviews.none.filtered : reviews.none[filter.view]}
          </EmptyState>
        ) : (
          <Rows label={reviews.queue} list={list}>
            {(found) => (
              <CaseRow key={found.id} found={found} isOpen={found.id === openId} query={query} now={now} />
            )}
          </Rows>
        )}
      </div>
    </>
  )
}

interface FilterProps<Choice extends string> {
  label: string
  all: string
  names: Readonly<Record<Choice, string>>
  choices: readonly Choice[]
  chosen: Choice | undefined
  onChoose(choice: Choice | ''): void
}

const Filter = <Choice extends string>(props: FilterProps<Choice>) => (
  <SelectInput
    aria-label={props.label}
    className="px-3 text-small"
    value={props.chosen ?? ''}
    onChange={(event) => props.onChoose(event.target.value as Choice | '')}
  >
    <option value="">{props.all}</option>
    {props.choices.map((choice) => (
      <option key={choice} value={choice}>
        {props.names[choice]}
      </option>
    ))}
  </SelectInput>
)
