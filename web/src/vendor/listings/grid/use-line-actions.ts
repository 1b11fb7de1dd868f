import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, type Dispatch } from 'react'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { listingPath } from '../list/listing-path.ts'
import { editOf } from './grid-edits.ts'
import { cellOf, gridColumns, type GridLine } from './grid-model.ts'
import { lineNumber, nextEditable, spotAt } from './grid-moves.ts'
import type { GridAction, GridSpot } from './grid-state.ts'
import type { LineActions } from './line-props.ts'

interface LineActionsOptions {
  shop: Shop
  lines: readonly GridLine[]
  /** Where the keyboard is. */
  spot: GridSpot
  dispatch: Dispatch<GridAction>
  onMenu(row: ListingRow): void
}

/** What happens in lines. Lines are drawn anew only when something of them has changed, so these stay the same functions. */
export function useLineActions({ shop, lines, spot, dispatch, onMenu }: LineActionsOptions): LineActions {
  const navigate = useNavigate()
  const latest = useRef({ lines, spot })
  useEffect(() => {
    latest.current = { lines, spot }
  })
  const { shopId } = shop
  return useMemo(
    () => ({
      onDone(text, move) {
        const { lines: shown, spot: at } = latest.current
        const number = lineNumber(shown, at)
        const line = shown[number]
        const cell = line && cellOf(line, gridColumns[at.column]!)
        if (!line || !cell) return
        dispatch({ type: 'change', edits: [editOf(line.row, cell, text)] })
        const to =
          move === null
            ? null
            : move === 'down' || move === 'up'
              ? spotAt(shown, number + (move === 'down' ? 1 : -1), at.column)
              : nextEditable(shown, at, move === 'next' ? 1 : -1)
        if (to) dispatch({ type: 'move', to })
      },
      onCancel: () => dispatch({ type: 'stop-editing' }),
      onChoose: (id, isChosen) => dispatch({ type: 'choose', ids: [id], isChosen }),
      onUnfold: (id, isUnfolded) => dispatch({ type: 'unfold', id, isUnfolded }),
      onMenu,
      onFollow(event, { kind, id }) {
        const { button, altKey, ctrlKey, metaKey, shiftKey } = event
        // With these the browser opens another tab or saves the page.
        if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
        event.preventDefault()
        void navigate({ to: '/vendor/$', params: { _splat: listingPath(shopId, kind, id) } })
      },
    }),
    [navigate, dispatch, onMenu, shopId],
  )
}
