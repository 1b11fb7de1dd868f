import { describe, expect, it } from 'vitest'
import {
  addOption,
  changeOption,
  isRoomFor,
  removeOption,
  removeValue,
  type Option,
} from './change-options.ts'
import { keyFor } from './key-for.ts'

const value = (key: string) => ({ key, name: { en: key, ne: '' }, pictureId: null })
const option = (key: string, ...values: string[]): Option => ({
  key,
  name: { en: key, ne: '' },
  values: values.map(value),
})
const first = { values: [] as string[], sku: 'A-1', pricePaisa: 235_000, stock: 4, isOffered: true }
const none = { options: [] as Option[], variants: [first] }
const valuesOf = ({ variants }: { variants: { values: string[] }[] }) =>
  variants.map((one) => one.values.join('/'))

describe('options', () => {
  it('give what was there their first value, and the price to what they add', () => {
    const colours = addOption(none, option('colour', 'red'))
    expect(colours.variants).toEqual([{ ...first, values: ['red'] }])
    const two = changeOption(colours, 0, { values: [value('red'), value('blue')] })
    expect(two.variants).toEqual([
      { ...first, values: ['red'] },
      { values: ['blue'], sku: '', pricePaisa: 235_000, stock: null, isOffered: true },
    ])
    const sized = addOption(two, option('size', 's', 'l'))
    expect(valuesOf(sized)).toEqual(['red/s', 'red/l', 'blue/s', 'blue/l'])
    expect(sized.variants[0]).toMatchObject({ sku: 'A-1', stock: 4 })
  })

  it('that go away leave one variant of each choice that is left', () => {
    const both = addOption(addOption(none, option('colour', 'red', 'blue')), option('size', 's', 'l'))
    expect(valuesOf(removeOption(both, 1))).toEqual(['red', 'blue'])
    expect(valuesOf(removeValue(both, 0, 'red'))).toEqual(['blue/s', 'blue/l'])
    const oneColour = removeValue(both, 0, 'red')
    expect(removeValue(oneColour, 0, 'blue').options.map(({ key }) => key)).toEqual(['size'])
  })

  it('have keys of their own, whatever their names are written in', () => {
    expect(keyFor({ en: 'Rhododendron red', ne: '' }, [])).toBe('rhododendron-red')
    expect(keyFor({ en: '70 × 200', ne: '' }, [{ key: '70-200' }])).toBe('70-200-2')
    expect(keyFor({ en: '', ne: 'रातो' }, [{ key: 'value' }])).toBe('value-2')
  })

  it('make no more than a hundred variants', () => {
    const ten = Array.from({ length: 10 }, (_, at) => `v${at}`)
    expect(isRoomFor([option('a', ...ten), option('b', ...ten)], 0)).toBe(false)
    expect(isRoomFor([option('a', ...ten), option('b', ...ten.slice(1))], 1)).toBe(true)
  })
})
