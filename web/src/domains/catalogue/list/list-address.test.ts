import { expect, it } from 'vitest'
import { listAddress } from './list-address.ts'
import { readProductSearch } from '../product-search.ts'

it.each([
  ['', '/products/'],
  ['pageIndex=2', '/products/?pageIndex=2'],
  ['category=clothing&pageIndex=2', '/products/?category=clothing&pageIndex=2'],
  ['searchTerm=green+tea&category=food', '/products/?searchTerm=green+tea&category=food'],
  ['deals=true&pageIndex=3', '/products/?deals=true&pageIndex=3'],
  ['origin=nepal', '/products/?origin=nepal'],
  // Views of another page, and pages of such a view.
  ['category=clothing&minPrice=100&pageIndex=2', '/products/?category=clothing'],
  ['category=clothing&deals=true', '/products/?category=clothing'],
  ['deals=true&origin=nepal&pageIndex=2', '/products/?deals=true'],
  ['sortField=createdAt&sortOrder=desc&pageIndex=2', '/products/'],
  ['vendor=himal', '/products/'],
])('?%s is known as %s', (query, address) => {
  const values = [...new URLSearchParams(query)].map(([key, value]) => [key, value === 'true' ? true : value])
  expect(listAddress(readProductSearch(Object.fromEntries(values)))).toBe(address)
})
