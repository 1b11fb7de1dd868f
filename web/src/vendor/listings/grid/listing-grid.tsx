import plug from 'picture:state-plug'
import { useEffect, useMemo, useReducer, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { LoadMore } from '#office/parts/table/data-table.tsx'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../members/failure-text.ts'
import { RowMenuDialog } from '../list/row-menu.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { ConflictsPanel } from './conflicts-panel.tsx'
import { GridHead, GridKeyHints, GridLegend } from './grid-head.tsx'
import { GridLines } from './grid-lines.tsx'
import { lineHeight, sentBackHeight, variantHeight } from './grid-look.ts'
import { gridColumns, linesOf, sumUp, type GridLine } from './grid-model.ts'
import { gridMouse } from './grid-mouse.ts'
import { areaOf, firstWrong, lineNumber, spotAt } from './grid-moves.ts'
import { changeGrid, emptyGrid, type GridSpot } from './grid-state.ts'
import { SaveBar } from './save-bar.tsx'
import { useGridKeys, type GridNews } from './use-grid-keys.ts'
import { useGridSave } from './use-grid-save.ts'
import { useLineActions } from './use-line-actions.ts'

interface ListingGridProps {
  shop: Shop
  list: EndlessList<ListingRow>
  /** Shown in the place of the lines where there are none. */
  empty: ReactNode
  /** Told whether there are changes that are not saved. */
  onDirty(isDirty: boolean): void
}

const priceColumn = gridColumns.indexOf('price')
const heightOf = ({ isBelow, row }: GridLine) =>
  isBelow ? variantHeight : lineHeight + (row.sentBack ? sentBackHeight : 0)

/** The products of a shop as a sheet: cells are changed by keyboard and clipboard, and saved together. */
export default function ListingGrid({ shop, list, empty, onDirty }: ListingGridProps) {
  const { listingGrid: grid, listingList: listings, failures } = useArea('vendor')
  const { parts } = useArea('office')
  const { ui } = useMessages()
  const count = (number: number) => formatCount(number, ui.language)
  const [state, dispatch] = useReducer(changeGrid, emptyGrid)
  const [said, setSaid] = useState('')
  const [menuOf, setMenuOf] = useState<ListingRow>()
  const { changes, chosen, unfolded, editing } = state
  const rows = useMemo(() => list.rows ?? [], [list.rows])
  const lines = useMemo(() => linesOf(rows, unfolded), [rows, unfolded])
  const heights = useMemo(() => lines.map(heightOf), [lines])
  const body = useRef<HTMLDivElement>(null)
  const sum = useMemo(() => sumUp(changes), [changes])
  const { dialog } = useLeaveGuard(changes.size > 0, { isKeptByQuery: true })
  const isDirty = changes.size > 0
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  const saving = useGridSave(shop.shopId, changes, dispatch)

  const isKnown = lineNumber(lines, state.active) !== -1
  const spot: GridSpot = isKnown ? state.active! : spotAt(lines, 0, priceColumn)
  const activeLine = lineNumber(lines, spot)
  const area = areaOf(lines, isKnown ? state.active : null, state.anchor)
  const keys = useGridKeys({
    lines,
    state,
    spot,
    dispatch,
    onNews: (news) => setSaid(textOf(news)),
  })
  useFocus(body, spot, isKnown && editing === null)

  function textOf(news: GridNews): string {
    if (news.news === 'pasted')
      return news.faults > 0
        ? grid.said.pastedWithFaults(count(news.count), count(news.faults))
        : grid.said.pasted(count(news.count))
    return 'count' in news ? grid.said[news.news](count(news.count)) : grid.said[news.news]
  }

  const mouse = gridMouse({ lines, state, spot, dispatch })
  const actions = useLineActions({ shop, lines, spot, dispatch, onMenu: setMenuOf })

  async function save() {
    const { saved, left } = await saving.mutateAsync()
    const isAll = left === 0 && sum.faults === 0
    if (isAll) return showToast('success', grid.saved(count(saved)))
    return showToast('warning', grid.notAllSaved(count(saved), count(sum.cells - saved)))
  }
  function showWrong() {
    const wrong = firstWrong(changes)
    if (!wrong) return
    const { listingId, isBelow, spot: to } = wrong
    if (isBelow) dispatch({ type: 'unfold', id: listingId, isUnfolded: true })
    dispatch({ type: 'move', to })
  }
  const onFailed = (failure: unknown) => void showToast('error', failureText(failure, failures)!)

  // What was thrown away or undone can be had back; a value that was put back leaves nothing to do.
  const isAnythingThere = sum.cells > 0 || state.isDiscarded || state.future.length > 0
  const chosenRows = rows.filter(({ id }) => chosen.has(id))
  const sheet = (
    <div>
      <div className="rounded-panel bg-surface shadow-2">
        <div className="flex min-h-16 flex-wrap items-center gap-3 px-4 py-2.5">
          {chosenRows.length > 0 && (
            <BulkActions
              rows={chosenRows}
              changes={changes}
              onChange={(edits) => dispatch({ type: 'change', edits })}
            />
          )}
          <GridKeyHints />
        </div>
        <div className="overflow-x-auto xl:overflow-visible">
          <div
            role="grid"
            aria-label={listings.table.product}
            aria-rowcount={lines.length + 1}
            aria-colcount={gridColumns.length}
            aria-multiselectable="true"
            aria-busy={list.isFetching || saving.isPending}
            aria-describedby="listing-grid-help"
            inert={saving.isPending}
            onKeyDown={keys.onKeyDown}
            onCopy={keys.onCopy}
            onPaste={keys.onPaste}
            onMouseDown={mouse.onMouseDown}
            onMouseMove={mouse.onMouseMove}
            className="min-w-max border-t border-line select-none"
          >
            <GridHead
              isAllChosen={rows.length > 0 && chosenRows.length === rows.length}
              isSomeChosen={chosenRows.length > 0}
              onChooseAll={(isChosen) =>
                dispatch({
                  type: 'choose',
                  ids: rows.map(({ id }) => id),
                  isChosen,
                })
              }
            />
            <GridLines {...{ body, shop, lines, heights, state, spot, activeLine, area, actions }} />
          </div>
        </div>
        <GridLegend />
      </div>
      <LoadMore list={list} shown={parts.rowsShown(count(rows.length))} />
    </div>
  )
  return (
    <>
      <ConflictsPanel changes={changes} dispatch={dispatch} />
      {list.hasFailed ? (
        <ErrorState picture={plug} headingLevel={2} heading={parts.listFailed} query={list}>
          {parts.listFailedText}
        </ErrorState>
      ) : !list.rows ? (
        <TableSkeleton />
      ) : rows.length === 0 ? (
        <div role="status">{empty}</div>
      ) : (
        sheet
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {isAnythingThere && (
        <SaveBar
          sum={sum}
          canUndo={state.past.length > 0}
          canRedo={state.future.length > 0}
          isSaving={saving.isPending}
          onUndo={() => keys.step('undo')}
          onRedo={() => keys.step('redo')}
          onDiscard={() => {
            dispatch({ type: 'discard' })
            setSaid(grid.said.discarded)
          }}
          onSave={() => void save().catch(onFailed)}
          onShowWrong={showWrong}
        />
      )}
      {menuOf && <RowMenuDialog shop={shop} row={menuOf} onClose={() => setMenuOf(undefined)} />}
      {dialog}
    </>
  )
}

/** Keeps the focus on the active cell, once somebody has gone into the grid. */
function useFocus(body: RefObject<HTMLElement | null>, { line, column }: GridSpot, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    const row = body.current?.querySelector(`[data-line="${line}"]`)
    const cell = row?.querySelector<HTMLElement>(`[data-column="${column}"]`)
    if (!cell || cell.contains(document.activeElement)) return
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [body, line, column, isWanted])
}
