import type { RefObject } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { Line } from './grid-line.tsx'
import type { GridLine } from './grid-model.ts'
import type { GridArea } from './grid-moves.ts'
import type { GridSpot, GridState } from './grid-state.ts'
import type { LineActions } from './line-props.ts'
import { useSmallPictureRetry } from './small-picture.tsx'
import { useCellWords } from './use-cell-words.ts'
import { useVisibleLines } from './use-visible-lines.ts'

interface GridLinesProps {
  body: RefObject<HTMLDivElement | null>
  shop: Shop
  lines: readonly GridLine[]
  heights: readonly number[]
  state: GridState
  spot: GridSpot
  /** The number of the line with the active cell, which is drawn wherever it is, so that it keeps the focus. */
  activeLine: number
  area: GridArea | null
  actions: LineActions
}

/** The lines in the window. While somebody scrolls, nothing else of the grid is drawn anew. */
export function GridLines({
  body,
  shop,
  lines,
  heights,
  state,
  spot,
  activeLine,
  area,
  actions,
}: GridLinesProps) {
  const words = useCellWords()
  const { tops, range } = useVisibleLines(body, heights)
  useSmallPictureRetry(body)
  const [from, to] = range
  const { changes, chosen, editing, anchor } = state
  const shown = lines.flatMap((line, at) =>
    (at >= from && at < to) || at === activeLine ? { line, at } : [],
  )
  return (
    <div
      role="rowgroup"
      ref={body}
      style={{ height: tops.at(-1) }}
      className="listing-grid-body relative overflow-clip [overflow-clip-margin:6rem]"
    >
      {shown.map(({ line, at }) => {
        const isSelected = anchor !== null && area !== null && at >= area.top && at <= area.bottom
        return (
          <Line
            key={line.id}
            {...{ shop, words, actions, line, at }}
            top={tops[at]!}
            listing={changes.get(line.row.id)}
            isChosen={chosen.has(line.row.id)}
            activeColumn={at === activeLine ? spot.column : null}
            selectedFrom={isSelected ? area.left : 1}
            selectedTo={isSelected ? area.right : 0}
            editing={at === activeLine ? editing : null}
          />
        )
      })}
    </div>
  )
}
