import { describe, expect, it } from 'vitest'
import { countries } from '../shared/countries.ts'
import { knownParticulars } from './catalogue.known-particulars.ts'
import {
  factsOfCategory,
  faultOfParticular,
  isParticularAsked,
  particularsFor,
  rulesFor,
  textOfParticular,
  type CategoryOwn,
  type Particular,
} from './catalogue.particulars.ts'

const both = (en: string, ne = '') => ({ en, ne })
const { origin, maker, importer, warranty, mrp, material } = knownParticulars
const own = (changes: Partial<CategoryOwn>): CategoryOwn => ({
  particulars: [],
  notAsked: [],
  taxKind: null,
  allowsNoReturns: null,
  isClosed: false,
  ...changes,
})

describe('what a category asks for', () => {
  const department = own({ particulars: [origin, maker, warranty] })

  it('is what its department asks for, with its own in their place or after them', () => {
    const publisher = { ...maker, name: both('Publisher') }
    const child = own({ particulars: [publisher, material], notAsked: ['warranty'] })
    expect(particularsFor(child, [department])).toEqual([origin, publisher, material])
    expect(particularsFor(department, [])).toEqual([origin, maker, warranty])
  })

  it('has an importer only of what was made elsewhere', () => {
    expect(isParticularAsked(importer, {})).toBe(false)
    expect(isParticularAsked(importer, { origin: 'np:palpa' })).toBe(false)
    expect(isParticularAsked(importer, { origin: 'in' })).toBe(true)
    expect(isParticularAsked(maker, {})).toBe(true)
  })

  it('takes its tax, whether it allows no returns and whether it is closed from its department, unless it says otherwise', () => {
    const books = own({ taxKind: 'exempt', allowsNoReturns: true })
    const rules = { taxKind: 'exempt', allowsNoReturns: true, isClosed: false }
    expect(rulesFor(own({}), [books])).toMatchObject(rules)
    expect(rulesFor(own({ taxKind: 'standard', allowsNoReturns: false }), [books])).toMatchObject({
      ...rules,
      taxKind: 'standard',
      allowsNoReturns: false,
    })
    expect(rulesFor(own({}), [])).toMatchObject({ taxKind: 'standard', allowsNoReturns: false })
    expect(rulesFor(own({}), [own({ isClosed: true })]).isClosed).toBe(true)
  })
})

const choice: Particular = {
  ...material,
  kind: 'choice',
  choices: [
    { key: 'in-box', name: both('In the box') },
    { key: 'bill', name: both('The bill') },
  ],
}

describe('the value of a particular', () => {
  it.each([
    [maker, undefined, 'missing'],
    [maker, both(' ', ''), 'missing'],
    [{ ...maker, isRequired: false }, both('', ''), undefined],
    [maker, both('', 'पाल्पा ढाका'), undefined],
    [maker, both('a'.repeat(120)), undefined],
    [maker, both('a'.repeat(121)), 'long'],
    [maker, both('😀'.repeat(120)), undefined],
    [choice, 'bill', undefined],
    [choice, 'card', 'choice'],
    [choice, both('bill'), 'choice'],
    [mrp, '99', 'amount'],
    [mrp, '100', undefined],
    [mrp, '1000000000', undefined],
    [mrp, '1000000001', 'amount'],
    [mrp, '-5', 'amount'],
    [mrp, '1.5', 'amount'],
    [warranty, 'P12M', undefined],
    [warranty, 'P0D', undefined],
    [warranty, '1 year', 'duration'],
    [origin, 'np', undefined],
    [origin, 'np:palpa', undefined],
    [origin, 'np:atlantis', 'country'],
    [origin, 'in:palpa', 'country'],
    [origin, 'xx', 'country'],
    [origin, 'np:palpa:x', 'country'],
  ] as const)('%o of %o has the fault %s', (particular, value, fault) => {
    expect(faultOfParticular(particular, value)).toBe(fault)
  })

  it('counts as faulty only where it is asked for', () => {
    const rules = rulesFor(own({ particulars: [origin, importer, maker] }), [])
    const facts = (values: object) => factsOfCategory(rules, { ...values }).faultyParticulars
    expect(facts({})).toEqual(['origin', 'maker'])
    expect(facts({ origin: 'in', maker: both('Tata') })).toEqual(['importer'])
    expect(facts({ origin: 'np', maker: both('Goldstar') })).toEqual([])
  })

  it('is read in both languages', () => {
    expect(textOfParticular(mrp, '285000')).toEqual({ en: 'Rs.\u00a02,850', ne: 'रु.\u00a0२,८५०' })
    expect(textOfParticular(warranty, 'P1Y')).toEqual(both('1 year', '१ वर्ष'))
    expect(textOfParticular(warranty, 'P0D')).toEqual(both('No warranty', 'वारेन्टी छैन'))
    expect(textOfParticular(knownParticulars['best-before'], 'P9M')).toEqual(both('9 months', '९ महिना'))
    expect(textOfParticular(origin, 'np:palpa')).toEqual(both('Nepal (Palpa)', 'नेपाल (पाल्पा)'))
    expect(textOfParticular(choice, 'bill')).toEqual(both('The bill'))
    expect(textOfParticular(maker, both(' Palpa Dhaka '))).toEqual(both('Palpa Dhaka'))
    expect(textOfParticular(maker, both(''))).toBeUndefined()
  })

  it('knows each country once, Nepal first, with a name in both scripts', () => {
    expect(countries[0]).toEqual({ code: 'np', name: both('Nepal', 'नेपाल') })
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(countries.filter(({ name }) => !/^\p{Lu}/u.test(name.en) || !/^[ऀ-ॿ ]+$/.test(name.ne))).toEqual([])
  })
})
