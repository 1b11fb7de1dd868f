import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { DemoProduct } from '../shop/demo-types.ts'
import { bilingual } from '../shop/bilingual.ts'
import { readSizes } from './measures.ts'
import { roundPrice } from './prices.ts'
import { toneOfDrawing } from './tones.ts'

type Option = DemoProduct['options'][number]

const optionNames: Record<string, Bilingual> = {
  colour: bilingual('Colour', 'रङ'),
  size: bilingual('Size', 'साइज'),
  weight: bilingual('Weight', 'तौल'),
  storage: bilingual('Storage', 'भण्डारण'),
  length: bilingual('Length', 'लम्बाइ'),
  pack: bilingual('Pack', 'प्याक'),
}

/** The colours of a choice: a product that has them shows one picture of each. */
export const coloursOf = (choice: string | undefined): string[] =>
  choice
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('colour:'))
    ?.slice('colour:'.length)
    .split(',')
    .map((tone) => tone.trim()) ?? []

/** Reads a choice such as `colour: red, pine; size: S, M, L*1.1`. */
export function readOptions(
  choice: string,
  drawing: string,
): { option: Option; factors: Map<string, number> }[] {
  return choice.split(';').map((part) => {
    const [key = '', list = ''] = part.trim().split(':')
    const name = optionNames[key]
    if (!name) throw new Error(`no option ${key}`)
    if (key === 'colour')
      return { option: { key, name, values: colourValues(choice, drawing) }, factors: new Map() }
    const sizes = readSizes(list)
    const values = sizes.map((size) => ({ key: size.key, name: bilingual(size.en, size.ne) }))
    return { option: { key, name, values }, factors: new Map(sizes.map((size) => [size.key, size.factor])) }
  })
}

function colourValues(choice: string, drawing: string): Option['values'] {
  return coloursOf(choice).map((tone, pictureIndex) => {
    const [en, ne] = toneOfDrawing(tone, drawing).name
    return { key: tone, name: bilingual(`${en.charAt(0).toUpperCase()}${en.slice(1)}`, ne), pictureIndex }
  })
}

/** Every combination of the options; one with another price than the product names it. */
export function combinations(
  read: ReturnType<typeof readOptions>,
  price: number,
): { values: string[]; price?: number }[] {
  let rows: { values: string[]; factor: number }[] = [{ values: [], factor: 1 }]
  for (const { option, factors } of read) {
    rows = rows.flatMap((row) =>
      option.values.map(({ key }) => ({
        values: [...row.values, key],
        factor: row.factor * (factors.get(key) ?? 1),
      })),
    )
  }
  return rows.map(({ values, factor }) =>
    factor === 1 ? { values } : { values, price: roundPrice(price * factor) },
  )
}
