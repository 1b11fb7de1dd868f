import { expect, it } from 'vitest'
import type { Category } from '@haat/contract/domains/catalogue.ts'
import { readCategorySearch } from './category-search.ts'
import { findCategories } from './categories/find-categories.ts'

const named = (slug: string, en: string, ne: string) => ({ slug, name: { en, ne }, count: 7 })
const departments: Category[] = [
  {
    ...named('tea-food', 'Tea & food', 'चिया र खाना'),
    picture: null,
    children: [named('spices', 'Spices and achar', 'मसला र अचार'), named('tea', 'Tea', 'चिया')],
  },
  { ...named('kids', 'Kids', 'बालबालिका'), picture: null, children: [named('toys', 'Toys', 'खेलौना')] },
]
const found = (find: string | undefined) =>
  findCategories(departments, find).map(({ slug, children }) => [slug, ...children.map((one) => one.slug)])

it('finds by a part of a name in either language', () => {
  expect(found(undefined)).toEqual([
    ['tea-food', 'spices', 'tea'],
    ['kids', 'toys'],
  ])
  expect(found('ACHAR')).toEqual([['tea-food', 'spices']])
  expect(found('अचार')).toEqual([['tea-food', 'spices']])
  expect(found('tea')).toEqual([['tea-food', 'spices', 'tea']])
  expect(found('plane')).toEqual([])
})

it('reads the address; a bad value falls back to its default', () => {
  expect(readCategorySearch({ find: ' tea ', view: 'tree' })).toStrictEqual({ find: 'tea', view: 'tree' })
  expect(readCategorySearch({ find: {}, view: 'map' })).toStrictEqual({ find: undefined, view: undefined })
})
