import { expect, it } from 'vitest'
import { cellsOfPaste, parseCell } from './parse-cells.ts'

it('reads amounts and counts as people write them', () => {
  expect(parseCell('pricePaisa', '2,350')).toBe(235_000)
  expect(parseCell('pricePaisa', 'रु. १,२३,४५६.५०')).toBe(12_345_650)
  expect(parseCell('stock', ' १२ ')).toBe(12)
  expect(parseCell('stock', '1,00,000')).toBe(100_000)
  expect(parseCell('stock', '')).toBeNull()
  expect(parseCell('stock', '1.5')).toBeUndefined()
  expect(parseCell('stock', '-3')).toBeUndefined()
  expect(parseCell('pricePaisa', 'cheap')).toBeUndefined()
  expect(parseCell('sku', ' SHL-1 ')).toBe('SHL-1')
})

it('takes a column or a block of a spreadsheet apart', () => {
  expect(cellsOfPaste('1\r\n2\r\n3\r\n')).toEqual([['1'], ['2'], ['3']])
  expect(cellsOfPaste('A\t100\nB\t200')).toEqual([
    ['A', '100'],
    ['B', '200'],
  ])
})
