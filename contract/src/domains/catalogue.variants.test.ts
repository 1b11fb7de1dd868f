import { describe, expect, it } from 'vitest'
import { nameVariant } from './catalogue.variants.ts'

const both = (en: string, ne: string) => ({ en, ne })
const options = [
  {
    values: [
      { key: 'red', name: both('Rhododendron red', 'गुराँसे रातो') },
      { key: 'blue', name: both('Glacier blue', 'हिमनदी निलो') },
    ],
  },
  {
    values: [
      { key: 'm', name: both('Medium', 'मझौला') },
      { key: 'l', name: both('Large', 'ठूलो') },
    ],
  },
]
const shawl = {
  title: both('Pashmina shawl, rhododendron red, with a fringe', 'पश्मिना सल, गुराँसे रातो'),
  options,
}

describe('the name of a variant', () => {
  it('has the chosen colour in the title instead of another one, and says it once', () => {
    expect(nameVariant(shawl, ['blue', 'l'])).toEqual({
      title: both('Pashmina shawl, glacier blue, with a fringe', 'पश्मिना सल, हिमनदी निलो'),
      choice: [both('Large', 'ठूलो')],
    })
  })

  it('has the title as it is where that names the chosen colour', () => {
    expect(nameVariant(shawl, ['red', 'm'])).toEqual({
      title: shawl.title,
      choice: [both('Medium', 'मझौला')],
    })
  })

  it('has the colour beside a title that names none, or names it in one language only', () => {
    const plain = { title: both('Shawl for red carpets', 'सल'), options }
    expect(nameVariant(plain, ['blue', 'm'])).toEqual({
      title: plain.title,
      choice: [both('Glacier blue', 'हिमनदी निलो'), both('Medium', 'मझौला')],
    })
    const halfNamed = { title: both('Shawl, rhododendron red', 'सल'), options }
    expect(nameVariant(halfNamed, ['blue', 'm'])).toMatchObject({
      title: both('Shawl, glacier blue', 'सल'),
      choice: [both('Glacier blue', 'हिमनदी निलो'), both('Medium', 'मझौला')],
    })
  })

  it('is the title where there is nothing to choose', () => {
    expect(nameVariant({ title: both('Tea', 'चिया'), options: [] }, [])).toEqual({
      title: both('Tea', 'चिया'),
      choice: [],
    })
  })
})
