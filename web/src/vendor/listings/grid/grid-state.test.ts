import { describe, expect, it } from 'vitest'
import type { CellVariant } from '@haat/contract/domains/listings.bulk.ts'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { makeGridRow } from '../testing/listings.ts'
import { editOf, fillEdits, pasteEdits, plainText, stepEdits, textsOf } from './grid-edits.ts'
import { cellOf, faultOf, gridColumns, linesOf, sumUp, type GridColumn } from './grid-model.ts'
import { areaOf, cellsIn, nextEditable } from './grid-moves.ts'
import { changeGrid, emptyGrid, type GridAction, type GridState } from './grid-state.ts'
import { sendableOf } from './use-grid-save.ts'

const variant = (key: string, rupees: number): Partial<CellVariant> => ({
  key,
  pricePaisa: rupees * 100,
})
const shawl = makeGridRow({ id: '1' }, [variant('s', 2350), variant('l', 2650)])
const topi = makeGridRow({ id: '2' }, [{ ...variant('', 630), dealPaisa: 500_00, promised: 3, onHand: 22 }])
const sari = makeGridRow({ id: '3', readyDays: 2 }, [variant('', 5250)])
const rows = [shawl, topi, sari]
const column = (name: GridColumn) => gridColumns.indexOf(name)
const lines = linesOf(rows, new Set(['1']))
const play = (...actions: GridAction[]) => actions.reduce(changeGrid, emptyGrid)
const typed = (row: ListingRow, name: GridColumn, text: string, at = 0): GridAction => {
  const line = linesOf([row], new Set([row.id])).filter((one) => cellOf(one, name))[at]!
  return { type: 'change', edits: [editOf(row, cellOf(line, name)!, text)] }
}
const faultsOf = ({ changes }: GridState) =>
  [...changes.values()].flatMap((listing) =>
    Object.keys(listing.cells).flatMap((name) => faultOf(listing, name)?.reason ?? []),
  )

describe('changes of the grid', () => {
  it('are counted by their kind, and forgotten when they are what it was', () => {
    const state = play(
      typed(topi, 'price', '६५०'),
      typed(sari, 'price', '5,450'),
      typed(sari, 'ready', '3 days'),
    )
    expect(sumUp(state.changes)).toEqual({
      cells: 3,
      listings: 2,
      faults: 0,
      savable: 3,
      byField: { price: 2, ready: 1 },
    })
    const back = changeGrid(state, typed(topi, 'price', 'Rs. 630'))
    expect(sumUp(back.changes)).toMatchObject({ cells: 2, listings: 1 })
  })

  it('can be undone and done again, until something else is typed', () => {
    const state = play(typed(topi, 'price', '650'), typed(sari, 'stock', '4'), {
      type: 'undo',
    })
    expect(sumUp(state.changes).byField).toEqual({ price: 1 })
    expect(sumUp(changeGrid(state, { type: 'redo' }).changes).byField).toEqual({
      price: 1,
      stock: 1,
    })
    const other = changeGrid(state, typed(sari, 'cash', 'no'))
    expect(changeGrid(other, { type: 'redo' })).toBe(other)
    const discarded = changeGrid(other, { type: 'discard' })
    expect(discarded.changes.size).toBe(0)
    expect(sumUp(changeGrid(discarded, { type: 'undo' }).changes).cells).toBe(2)
  })

  it('are told what is wrong with them, and hold back only their listing', () => {
    const state = play(
      typed(topi, 'price', '500'),
      typed(topi, 'stock', '2'),
      typed(shawl, 'price', 'free'),
      typed(shawl, 'deal', '2,650', 1),
      typed(sari, 'ready', '31'),
      typed(makeGridRow({ id: '4' }, [variant('', 100)]), 'price', '120'),
    )
    expect(faultsOf(state)).toEqual([
      'not-above-deal',
      'promised',
      'price-range',
      'not-below-price',
      'ready-range',
    ])
    expect(sendableOf(state.changes).map(({ listingId }) => listingId)).toEqual(['4'])
  })

  it('measure a deal by the price that is typed beside it', () => {
    expect(faultsOf(play(typed(topi, 'price', '480'), typed(topi, 'deal', '400')))).toEqual([])
    expect(faultsOf(play(typed(topi, 'price', '480'), typed(topi, 'deal', '490')))).toEqual([
      'not-below-price',
    ])
  })

  it('stay beside what somebody else has saved, until one of them is chosen', () => {
    const before = play(typed(topi, 'price', '650'))
    const told = changeGrid(before, {
      type: 'answered',
      sent: new Map([['2', ['price:']]]),
      answer: {
        items: [
          {
            listingId: '2',
            isSaved: false,
            problems: [{ at: 0, reason: 'changed', limit: null, theirs: 640_00 }],
          },
        ],
      },
    })
    expect(faultsOf(told)).toEqual(['changed'])
    const cells = [{ listingId: '2', name: 'price:' }]
    const mine = changeGrid(told, { type: 'keep-mine', cells })
    expect(sendableOf(mine.changes)[0]!.cells).toEqual([
      { field: 'price', variant: '', was: 640_00, now: 650_00 },
    ])
    expect(changeGrid(told, { type: 'take-theirs', cells }).changes.size).toBe(0)
  })
})

describe('areas of the grid', () => {
  const area = areaOf(
    lines,
    { line: '3', column: column('stock') },
    { line: '1:s', column: column('price') },
  )!

  it('reach from one corner to the other', () => {
    expect(cellsIn(lines, area).map(({ line, cell }) => `${line.id} ${cell.field}`)).toEqual(
      ['1:s', '1:l', '2', '3'].flatMap((id) => ['price', 'deal', 'stock'].map((field) => `${id} ${field}`)),
    )
  })

  it('take rows and columns of a spreadsheet, and one copied cell for all', () => {
    const corner = areaOf(lines, { line: '1:l', column: column('price') }, null)!
    const edits = pasteEdits(lines, corner, [['२,७००', '', '8'], ['640'], ['5,400', '5000', 'many']])
    expect(edits.map(({ cell, now }) => [cell.name, now])).toEqual([
      ['price:l', 2700_00],
      ['deal:l', null],
      ['stock:l', 8],
      ['price:', 640_00],
      ['price:', 5400_00],
      ['deal:', 5000_00],
      ['stock:', undefined],
    ])
    expect(pasteEdits(lines, { ...area, left: column('stock') }, [['5']]).map(({ now }) => now)).toEqual([
      5, 5, 5, 5,
    ])
  })

  it('are copied as they stand with their changes', () => {
    const { changes } = play(typed(topi, 'price', '६५०'))
    expect(textsOf(lines, { ...area, top: 3 }, changes)).toEqual([
      ['650', '500', '22'],
      ['5250', '', '30'],
    ])
  })

  it('are filled down from their first line, or a single line from the one above', () => {
    const { changes } = play(typed(shawl, 'price', '2,400'))
    const filled = fillEdits(lines, { ...area, right: column('price') }, changes)
    expect(filled.map(({ now }) => now)).toEqual([2400_00, 2400_00, 2400_00])
    const single = fillEdits(lines, areaOf(lines, { line: '3', column: column('stock') }, null)!, changes)
    expect(single.map(({ cell, now }) => [cell.listingId, now])).toEqual([['3', 22]])
  })

  it('are left by Tab to the next cell that can be changed', () => {
    expect(nextEditable(lines, { line: '1', column: column('state') }, 1)).toEqual({
      line: '1',
      column: column('ready'),
    })
    expect(nextEditable(lines, { line: '3', column: column('cash') }, 1)).toBeNull()
    expect(nextEditable(lines, { line: '1:s', column: column('price') }, -1)).toEqual({
      line: '1',
      column: column('cash'),
    })
  })
})

it('prices go up and down in percent or rupees, to whole rupees', () => {
  const prices = (way: 'raise' | 'lower', unit: 'percent' | 'rupees', amount: string) =>
    stepEdits(rows, { way, unit, amount }, new Map()).map(({ now }) => Number(now) / 100)
  expect(prices('raise', 'percent', '7.5')).toEqual([2526, 2849, 677, 5644])
  expect(prices('lower', 'rupees', '५०')).toEqual([2300, 2600, 580, 5200])
  expect(prices('raise', 'percent', '95')).toEqual([])
})

it('a listing that staff look at is only shown, and a draft has no deal', () => {
  const [waits] = linesOf([makeGridRow({ state: 'in-review' }, [variant('', 5)])], new Set())
  expect(gridColumns.flatMap((name) => cellOf(waits!, name) ?? [])).toEqual([])
  const [draft] = linesOf([makeGridRow({ state: 'draft', publicId: null }, [variant('', 5)])], new Set())
  const names = gridColumns.filter((name) => cellOf(draft!, name))
  expect(names).toEqual(['price', 'stock', 'ready', 'cash'])
  expect(plainText(new Map(), cellOf(draft!, 'price')!)).toBe('5')
})
