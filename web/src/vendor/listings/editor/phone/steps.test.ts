import { expect, it } from 'vitest'
import { emptyContent } from '@haat/contract/domains/listings.content.ts'
import { findMissing } from '@haat/contract/domains/listings.missing.ts'
import { nextStep, stepOfField, stepsOf } from './steps.ts'

const particular = (key: string) => ({
  key,
  kind: 'text' as const,
  name: { en: key, ne: key },
  hint: { en: '', ne: '' },
  choices: [],
  isRequired: true,
})
const category = {
  path: [{ slug: 'shawls', name: { en: 'Shawls', ne: '' } }],
  rules: {
    particulars: ['origin', 'maker', 'warranty', 'mrp', 'material'].map(particular),
    taxKind: 'standard' as const,
    allowsNoReturns: false,
    isClosed: false,
  },
}

it('cuts what is asked for into steps of at most three, and leaves the origin at the start', () => {
  const steps = stepsOf(emptyContent.product, category, false)
  expect(steps.map(({ name }) => name)).toEqual([
    'start',
    'story',
    'options',
    'variants',
    'law-0',
    'law-1',
    'more',
    'delivery',
    'check',
  ])
  expect(stepOfField(steps, 'particulars.origin')?.name).toBe('start')
  expect(stepOfField(steps, 'particulars.material')?.name).toBe('law-1')
  expect(stepOfField(steps, 'variants.0.pricePaisa')?.name).toBe('start')
  expect(stepOfField(steps, 'variants.0.sku')?.name).toBe('variants')
  expect(stepOfField(steps, 'pictures.2.alt')?.name).toBe('start')
})

it('goes on to the next step that lacks something, and ends with the checklist', () => {
  const content = { ...emptyContent.product, story: { en: 'x', ne: 'य' } }
  const steps = stepsOf(content, undefined, false)
  expect(nextStep(steps, 'start', findMissing(content, null))).toBe('variants')
  expect(nextStep(steps, 'delivery', findMissing(content, null))).toBe('check')
})

it('shows the options to who comes from the story, as long as there are none', () => {
  const { product } = emptyContent
  const after = (content: typeof product, isLive: boolean) =>
    nextStep(stepsOf(content, undefined, isLive), 'story', findMissing(content, null))
  expect(after(product, false)).toBe('options')
  expect(after(product, true)).toBe('variants')
})
