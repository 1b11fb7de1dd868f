import basket from 'picture:state-basket'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { ListSkeleton, ListTools } from './list-parts.tsx'
import type { VendorsAddress } from './use-vendors-search.ts'

interface ListColumnProps<State extends string> {
  texts: {
    search: string
    failed: string
    tabs: Record<State, string>
    none: { searched(term: string): string; ofState(state: string): string }
  }
  /** What is said where there is nothing in the first state. */
  noneAtAll: string
  address: VendorsAddress
  states: readonly [State, ...State[]]
  state: State
  onState(state: State): void
  /** The lists that the column shows. The first has to be there; one of the others may fail. */
  lists: readonly [EndlessList<unknown>, ...EndlessList<unknown>[]]
  /** Below the rows, and also where there are none. */
  foot?: ReactNode
  /** The rows, once they are there. */
  children: ReactNode
}

/** The column beside what is open: a search, and its rows or why there are none. */
export function ListColumn<State extends string>(props: ListColumnProps<State>) {
  const { texts, noneAtAll, address, states, state, onState, lists, foot, children } = props
  const { vendors } = useArea('staff')
  const { searchTerm, setSearchTerm } = address
  const [main] = lists
  const none = () => {
    if (searchTerm !== '') return texts.none.searched(searchTerm)
    return state === states[0] ? noneAtAll : texts.none.ofState(texts.tabs[state])
  }
  return (
    <>
      <ListTools
        searchLabel={texts.search}
        searchTerm={searchTerm}
        onSearch={setSearchTerm}
        state={state}
        states={states}
        names={texts.tabs}
        onState={onState}
      />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {main.hasFailed ? (
          <ErrorState picture={basket} headingLevel={2} query={main}>
            {texts.failed}
          </ErrorState>
        ) : lists.some(({ rows, hasFailed }) => !rows && !hasFailed) ? (
          <ListSkeleton />
        ) : lists.every(({ rows = [] }) => rows.length === 0) ? (
          <EmptyState
            picture={basket}
            tone="pine"
            headingLevel={2}
            heading={vendors.noneTitle}
            actions={
              searchTerm !== '' && (
                <Button variant="secondary" onClick={() => setSearchTerm('')}>
                  {vendors.clear}
                </Button>
              )
            }
          >
            {none()}
          </EmptyState>
        ) : (
          children
        )}
        {foot}
      </div>
    </>
  )
}

interface RowsProps<Row> {
  label: string
  list: EndlessList<Row>
  children(row: Row): ReactNode
}

/** The rows of a list, with a button for more. */
export function Rows<Row>({ label, list, children }: RowsProps<Row>) {
  const { vendors } = useArea('staff')
  const { parts } = useArea('office')
  return (
    <>
      <ul aria-label={label}>{list.rows?.map(children)}</ul>
      {list.hasMore && (
        <div className="grid gap-2 p-4.5">
          <FormError text={list.hasMoreFailed ? parts.moreFailed : undefined} />
          <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
            {vendors.more}
          </Button>
        </div>
      )}
    </>
  )
}
