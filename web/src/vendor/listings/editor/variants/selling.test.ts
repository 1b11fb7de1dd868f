import { describe, expect, it } from 'vitest'
import { emptyContent } from '@haat/contract/domains/listings.content.ts'
import { changesOfPaste } from './paste-cells.ts'
import { withCells } from './selling.ts'
import { suggestSkus } from './suggest-skus.ts'

const one = { sku: '', pricePaisa: null, stock: null, isOffered: true }
const variants = ['red', 'blue', 'green'].map((value) => ({ ...one, values: [value] }))

describe('a pasted part of a spreadsheet', () => {
  const all = { rows: 3, hasDeal: false }

  it('fills a column downwards and ends with the last row', () => {
    const changes = changesOfPaste([['1,000'], ['2000'], ['3000']], { row: 1, field: 'pricePaisa' }, all)
    expect(withCells(variants, changes).map(({ pricePaisa }) => pricePaisa)).toEqual([null, 100_000, 200_000])
  })

  it('fills several columns, and leaves out what it cannot read', () => {
    const changes = changesOfPaste(
      [
        ['A-1', '१,५००', '4'],
        ['A-2', 'cheap', '5', 'x'],
      ],
      { row: 0, field: 'sku' },
      all,
    )
    expect(withCells(variants, changes)).toEqual([
      { ...variants[0], sku: 'A-1', pricePaisa: 150_000, stock: 4 },
      { ...variants[1], sku: 'A-2', stock: 5 },
      variants[2],
    ])
  })

  it('knows the column of a deal only while there is one', () => {
    const changes = changesOfPaste(
      [['1000', '900', '3']],
      { row: 0, field: 'pricePaisa' },
      { rows: 3, hasDeal: true },
    )
    expect(changes.map(({ field }) => field)).toEqual(['pricePaisa', 'dealPaisa', 'stock'])
  })
})

it('suggests a SKU of its own for each variant that has none', () => {
  const content = {
    ...emptyContent.product,
    name: { en: 'Dhaka shawl', ne: '' },
    options: [
      {
        key: 'colour',
        name: { en: 'Colour', ne: '' },
        values: ['red', 'blue', 'green'].map((key) => ({ key, name: { en: key, ne: '' }, pictureId: null })),
      },
    ],
    variants: [{ ...variants[0]!, sku: 'DHSH-BLU' }, variants[1]!, variants[2]!],
  }
  expect(suggestSkus(content).map(({ sku }) => sku)).toEqual(['DHSH-BLU', 'DHSH-BLU-2', 'DHSH-GRE'])
})
