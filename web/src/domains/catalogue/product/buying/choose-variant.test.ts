import { describe, expect, it } from 'vitest'
import { choicesOf, chosenVariant, pictureIndexOf, type Variant } from './choose-variant.ts'

const name = { en: 'x', ne: 'x' }
const value = (key: string, pictureIndex: number | null = null) => ({ key, name, pictureIndex })
const variant = (
  id: string,
  values: string[],
  pricePaisa: number,
  stock: Variant['stock'] = 'in',
): Variant => ({
  id,
  sku: id,
  values,
  pricePaisa,
  oldPricePaisa: null,
  stock,
  left: null,
  most: 99,
})
const shawl = {
  options: [
    { key: 'colour', name, values: [value('red', 0), value('blue', 2)] },
    { key: 'size', name, values: [value('small'), value('large'), value('huge')] },
  ],
  variants: [
    variant('1', ['red', 'small'], 500, 'out'),
    variant('2', ['red', 'large'], 900),
    variant('3', ['blue', 'small'], 700),
    variant('4', ['blue', 'huge'], 800, 'out'),
  ],
}

describe('the variant on show', () => {
  it('is the one in the address', () => {
    expect(chosenVariant(shawl, 2).id).toBe('2')
  })

  it('is the cheapest that can be had when the address names none, or none of ours', () => {
    expect(chosenVariant(shawl, undefined).id).toBe('3')
    expect(chosenVariant(shawl, 99).id).toBe('3')
  })

  it('is the first one when all are sold out', () => {
    const gone = { variants: shawl.variants.map((one) => ({ ...one, stock: 'out' as const })) }
    expect(chosenVariant(gone, undefined).id).toBe('1')
  })
})

describe('the choices of an option', () => {
  const summary = (chosen: Variant, option: number) =>
    choicesOf(shawl, chosen, option).map(({ key, variant: to, isChosen, isPossible }) => ({
      key,
      to: to?.id,
      is: `${isChosen ? 'chosen' : ''}${isPossible ? '' : 'impossible'}`,
    }))

  it('keep the rest of the choice, and mark what is sold out or not made', () => {
    expect(summary(chosenVariant(shawl, 2), 1)).toEqual([
      { key: 'small', to: '1', is: 'impossible' },
      { key: 'large', to: '2', is: 'chosen' },
      { key: 'huge', to: '4', is: 'impossible' },
    ])
  })

  it('lead to the nearest one that can be had when the exact one is not made', () => {
    expect(summary(chosenVariant(shawl, 2), 0)).toEqual([
      { key: 'red', to: '2', is: 'chosen' },
      { key: 'blue', to: '3', is: 'impossible' },
    ])
  })
})

it('shows the picture of the chosen value', () => {
  expect(pictureIndexOf(shawl, shawl.variants[2]!)).toBe(2)
  expect(pictureIndexOf({ options: [] }, variant('9', [], 1))).toBe(0)
})
