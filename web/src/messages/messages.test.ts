import { describe, expect, it } from 'vitest'
import type { Language } from '@haat/contract/shared/language.ts'
import { loadArea, type AreaName } from '#ui/messages/areas.ts'
import { areas, messages as english } from './en.ts'
import { courier as englishCourier } from './en/courier.ts'
import { messages as nepali } from './ne.ts'
import { courier as nepaliCourier } from './ne/courier.ts'

type Leaf = { path: string; value: unknown }

function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}

const kindOf = (value: unknown) =>
  typeof value === 'function' ? `function of ${value.length}` : typeof value

type Text = (...values: unknown[]) => unknown

/** The text that users see. A function gets a number, which works as a count and as a name. */
const textOf = (value: unknown, figure = '7') =>
  typeof value === 'function'
    ? String((value as Text)(...Array<string>(value.length).fill(figure)))
    : String(value)

const hasNoLetters = (text: string) => !/\p{L}/u.test(text)
/** The language's own code, which formatters read. */
const inLatin = ['ui.language']
/** These are empty where a field has no example. */
const mayBeEmpty = /^contact\.placeholders\./

/** The catalogue of every page with all areas, and that of the courier's page, which has its own. */
const wholeOf = async (language: Language, base: object) => ({
  ...base,
  ...Object.fromEntries(
    await Promise.all(
      Object.keys(areas).map(async (name) => [name, await loadArea(language, name as AreaName)]),
    ),
  ),
})

const inEnglish = leavesOf(await wholeOf('en', { ...english, courier: englishCourier }))
const inNepali = leavesOf(await wholeOf('ne', { ...nepali, courier: nepaliCourier }))

describe('the message catalogues', () => {
  it('have the same keys of the same kinds', () => {
    const shapeOf = (leaves: Leaf[]) =>
      Object.fromEntries(leaves.map(({ path, value }) => [path, kindOf(value)]).toSorted())
    expect(shapeOf(inNepali)).toEqual(shapeOf(inEnglish))
    expect(inEnglish.length).toBeGreaterThan(100)
  })

  it.each([
    ['English', inEnglish],
    ['Nepali', inNepali],
  ])('%s has texts or functions that give texts, and none is empty', (_, leaves) => {
    for (const { path, value } of leaves) {
      expect(kindOf(value), path).toMatch(/^(string|function of \d)$/)
      if (!mayBeEmpty.test(path)) expect(textOf(value).trim(), path).not.toBe('')
      expect(textOf(value), path).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('are written in Devanagari where they are Nepali', () => {
    const foreign = inNepali
      .filter(
        ({ path, value }) =>
          !inLatin.includes(path) &&
          !hasNoLetters(textOf(value)) &&
          !/\p{Script=Devanagari}/u.test(textOf(value)),
      )
      .map(({ path, value }) => `${path}: ${textOf(value)}`)
    expect(foreign).toEqual([])
  })

  it('are free of Devanagari where they are English, but for the name of the language', () => {
    const foreign = inEnglish
      .filter(({ path, value }) => path !== 'shell.nepali' && /\p{Script=Devanagari}/u.test(textOf(value)))
      .map(({ path, value }) => `${path}: ${textOf(value)}`)
    expect(foreign).toEqual([])
  })

  it('speak of one thing in the singular', () => {
    const counted =
      /\b1 (products|services|vendors|reviews|questions|items|pictures|jobs|categories|stars|parcels|results|suggestions|tickets|entries)\b/
    // These are said only of several.
    const ofSeveral = ['checkout.deliveryParcels', 'search.all']
    const plural = inEnglish
      .filter(({ path }) => !ofSeveral.includes(path))
      .map(({ path, value }) => `${path}: ${textOf(value, '1')}`)
      .filter((text) => counted.test(text))
    expect(plural).toEqual([])
  })

  it('say from which sum on delivery is free: exactly that sum is free too', () => {
    const free = [...inEnglish, ...inNepali].filter(({ path }) =>
      /^(shell\.announcement|product\.deliveryFee|checkout\.freeFrom)$/.test(path),
    )
    expect(free).toHaveLength(6)
    for (const { path, value } of free) expect(textOf(value), path).toMatch(/from |वा बढी/)
  })
})
