import { describe, expect, it } from 'vitest'
import { editDistance, spellingDistance, wordsOneEditAway } from './edit-distance.ts'
import { findOccasion } from './occasions.ts'
import { parseQuery } from './query-units.ts'
import { toTsvector } from '../documents/search-document.ts'
import { foldedForms, latinStemOf, tokenize } from './tokenize.ts'

describe('words of a text', () => {
  it.each([
    ['Hand-woven shawl, 70 × 200 cm', ['hand-woven', 'shawl', '70', '200', 'cm']],
    ['पश्मिना सल, १,००० ग्राम', ['पश्मिना', 'सल', '१०००', 'ग्राम']],
    ['1.5 litre (kansa)', ['1.5', 'litre', 'kansa']],
    ['भर्\u200dयाङ', ['भर्याङ']],
    ['Ｔｅａ', ['tea']],
    ['😀 !!! \u0001', []],
  ])('%s', (text, words) => {
    expect(tokenize(text)).toEqual(words)
  })

  it('are cut where nobody writes any longer ones', () => {
    expect(tokenize('x'.repeat(5000))[0]).toHaveLength(40)
  })
})

describe('forms of a word', () => {
  it.each([
    ['माटोको', ['matoko', 'mato']],
    ['झोलाहरू', ['jholahru', 'jhola']],
    ['डोको', ['doko']],
    ['तामा', ['tama']],
    ['डल्ले', ['dale']],
    ['t-shirt', ['tsirt']],
    ['茶', []],
  ])('%s', (word, folded) => {
    expect(foldedForms(word).map((form) => form.folded)).toEqual(folded)
  })
})

it.each([
  ['lugaharu', 'luga'],
  ['bachhako', 'baca'],
  ['gharma', 'ghar'],
  ['ko', undefined],
  ['tea', undefined],
])('%s without its ending is %s', (raw, stem) => {
  expect(latinStemOf(raw)).toBe(stem)
})

it('bedding and a sari are no wedding', () => {
  const isOccasion = (word: string) => findOccasion(parseQuery(word)[0]!.typed[0]!, word) !== undefined
  expect(['wedding', 'bihe', 'बिहे', 'aama', 'आमा'].map(isOccasion)).toEqual([true, true, true, true, true])
  expect(['bedding', 'साडी', 'tea'].map(isOccasion)).toEqual([false, false, false])
})

it('a word for an ending or a courtesy says nothing', () => {
  const meant = (term: string) => parseQuery(term).map(({ raw }) => raw[0])
  expect(meant('pani tanki safa garne manche')).toEqual(['pani', 'tanki', 'safa'])
  expect(meant('pandit ji chahiyo')).toEqual(['pandit'])
})

it.each([
  ['gren', 'grin', 0.5],
  ['tawa', 'tama', 1.5],
  ['istri', 'mistri', 2],
  ['labtop', 'laptop', 0.5],
  ['elektrikan', 'elektrician', 1],
])('%s is %s by %d', (one, other, distance) => {
  expect(spellingDistance(one, other)).toBe(distance)
})

it('a question drops what says nothing, unless there is nothing else', () => {
  expect(parseQuery('a bag for the laptop').map(({ raw }) => raw[0])).toEqual(['bag', 'laptop'])
  expect(parseQuery('the').map(({ raw }) => raw[0])).toEqual(['the'])
  expect(parseQuery('one two three four five six seven eight nine')).toHaveLength(8)
})

it('a document weighs what it is, the rest of its title, its category and what else is said', () => {
  const vector = toTsvector({
    kind: 'product',
    number: 1,
    vendorId: 1,
    popularity: 0,
    address: 'x',
    title: { en: "Tea, it's \\ green", ne: '' },
    category: ['Drinks'],
    about: ['Ilam'],
  })
  expect(vector).toBe("'tea':1A 'its':2B 'it':3B 's':4B 'green':5B 'grin':5B 'drink':6C 'ilam':7D")
})

it.each([
  ['laptop', 'laptop', 0],
  ['labtop', 'laptop', 1],
  ['lpatop', 'laptop', 1],
  ['lapto', 'laptop', 1],
  ['', 'abc', 3],
])('from %s to %s it is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance)
  expect(editDistance(other, one)).toBe(distance)
})

it('the neighbours of a word are one change away', () => {
  const neighbours = wordsOneEditAway('gren')
  expect([...neighbours].every((word) => editDistance('gren', word) === 1)).toBe(true)
  expect([...neighbours]).toEqual(expect.arrayContaining(['grin', 'green', 'gen', 'rgen', 'grenx']))
})
