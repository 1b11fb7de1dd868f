import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { categoryTree, listProductAddresses, productRanges } from '../catalogue/catalogue.service.ts'
import { listServiceAddresses, serviceRanges } from '../services/services.service.ts'
import { listVendorAddresses, vendorRanges } from '../vendors/vendors.service.ts'

/** How many ids a file covers: about a megabyte of addresses, a fifth of what the protocol allows. */
const numbersPerFile = 10_000

interface SitemapKind {
  /** The numbers of the files of this kind, counted from 0. */
  ranges(db: Tx): Promise<number[]>
  paths(db: Tx, range: number): Promise<string[]>
}

/** A kind with so few addresses that one file holds them all. */
const inOneFile = (all: (db: Tx) => Promise<string[]>): SitemapKind => ({
  ranges: async (db) => ((await all(db)).length > 0 ? [0] : []),
  paths: async (db, range) => (range === 0 ? all(db) : []),
})

const pages = [
  '/',
  '/products/',
  '/products/?deals=true',
  '/products/?origin=nepal',
  '/services/',
  '/categories/',
  '/service-categories/',
  '/vendors/',
  '/about',
  '/vendor/apply',
  '/help-support',
  '/contact-admin',
  '/terms-and-conditions',
  '/return-policy',
  '/privacy-policy',
]

async function categoryPaths(db: Tx, kind: 'product' | 'service', list: string) {
  const { categories } = await categoryTree(db, kind)
  return categories
    .flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)])
    .map((slug) => `${list}?category=${slug}`)
}

const kinds: Record<string, SitemapKind> = {
  pages: inOneFile(async () => pages),
  categories: inOneFile((db) => categoryPaths(db, 'product', '/products/')),
  'service-categories': inOneFile((db) => categoryPaths(db, 'service', '/services/')),
  vendors: {
    ranges: (db) => vendorRanges(db, numbersPerFile),
    paths: async (db, range) =>
      (await listVendorAddresses(db, range, numbersPerFile)).map(({ slug }) => `/vendors/${slug}`),
  },
  products: {
    ranges: (db) => productRanges(db, numbersPerFile),
    paths: async (db, range) =>
      (await listProductAddresses(db, range, numbersPerFile)).map(
        ({ slug, id }) => `/products/${toPublicId(slug, id)}`,
      ),
  },
  services: {
    ranges: (db) => serviceRanges(db, numbersPerFile),
    paths: async (db, range) =>
      (await listServiceAddresses(db, range, numbersPerFile)).map(
        ({ slug, id }) => `/services/${toPublicId(slug, id)}`,
      ),
  },
}

/** The paths of all sitemap files. */
export async function sitemapFiles(db: Tx): Promise<string[]> {
  const files = Object.entries(kinds).map(async ([name, kind]) =>
    (await kind.ranges(db)).map((range) => `/sitemaps/${name}-${range + 1}.xml`),
  )
  return (await Promise.all(files)).flat()
}

const fileName = /^([a-z-]+)-([1-9]\d{0,8})\.xml$/

/** The paths in one sitemap file; empty when there is no such file. */
export async function sitemapPaths(db: Tx, file: string): Promise<string[]> {
  const [, name = '', number] = fileName.exec(file) ?? []
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind ? kind.paths(db, Number(number) - 1) : []
}
