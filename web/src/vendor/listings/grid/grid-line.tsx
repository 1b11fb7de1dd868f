import { memo, type CSSProperties } from 'react'
import { classNames } from '#ui/class-names.ts'
import { SentBackLine } from '../list/sent-back-line.tsx'
import { fixedLook } from './fixed-look.tsx'
import { FixedCell, ValueCell, type CellSpot } from './grid-cell.tsx'
import { lineClass, lineHeight, sentBackHeight, variantHeight } from './grid-look.ts'
import { cellOf, gridColumns } from './grid-model.ts'
import type { GridLineProps } from './line-props.ts'

const placeOf = (top: number, height: number): CSSProperties => ({ top, height })

/**
 * One line of the grid. It is drawn anew only when something of it has changed. Everything in it is made of what it is given: a
 * hook in each cell, a link of the router and a menu in each line made drawing it four times as long.
 */
export const Line = memo(function Line(props: GridLineProps) {
  const { shop, words, actions, line, at, top, listing, activeColumn, selectedFrom, selectedTo } = props
  const { row, isBelow } = line
  const height = isBelow ? variantHeight : lineHeight
  return (
    <>
      <div
        role="row"
        aria-rowindex={at + 2}
        aria-selected={isBelow ? undefined : props.isChosen}
        data-line={line.id}
        style={placeOf(top, height)}
        className={classNames(lineClass, isBelow && 'listing-grid-variant', activeColumn !== null && 'z-10')}
      >
        {gridColumns.map((column, number) => {
          const spot: CellSpot = {
            column: number,
            isActive: activeColumn === number,
            isSelected: number >= selectedFrom && number <= selectedTo,
          }
          const cell = cellOf(line, column)
          if (!cell) return <FixedCell key={column} {...spot} look={fixedLook(props, column)} />
          return (
            <ValueCell
              key={column}
              {...spot}
              {...{ words, line, cell, listing }}
              editing={spot.isActive ? props.editing : null}
              onDone={actions.onDone}
              onCancel={actions.onCancel}
            />
          )
        })}
      </div>
      {row.sentBack && !isBelow && (
        <div
          role="row"
          style={placeOf(top + height, sentBackHeight)}
          className="absolute inset-x-0 overflow-hidden border-b border-line [&_a]:min-h-10! [&>div>div]:m-0! [&>div>div]:flex-nowrap [&>div>div]:py-0.5 [&_p]:truncate [&_p]:text-small [&_a]:text-small"
        >
          <div role="gridcell" aria-colindex={1}>
            <SentBackLine shop={shop} row={row} sentBack={row.sentBack} />
          </div>
        </div>
      )}
    </>
  )
})
