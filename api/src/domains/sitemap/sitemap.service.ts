import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { categoryTree, listProductAddresses, productRanges } from '../catalogue/catalogue.service.ts'
import { listServiceAddresses, serviceRanges } from '../services/services.service.ts'
import { listVendorAddresses, vendorRanges } from '../vendors/vendors.service.ts'

/** How many numbers of things a file covers: a megabyte of addresses, a fifth of what the protocol allows. */
const width = 10_000

interface Kind {
  /** Which files of it there are, counted from 0. */
  ranges(db: Tx): Promise<number[]>
  paths(db: Tx, range: number): Promise<string[]>
}

/** Few enough for one file. */
const whole = (all: (db: Tx) => Promise<string[]>): Kind => ({
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

const kinds: Record<string, Kind> = {
  pages: whole(async () => pages),
  categories: whole((db) => categoryPaths(db, 'product', '/products/')),
  'service-categories': whole((db) => categoryPaths(db, 'service', '/services/')),
  vendors: {
    ranges: (db) => vendorRanges(db, width),
    paths: async (db, range) =>
      (await listVendorAddresses(db, range, width)).map(({ slug }) => `/vendors/${slug}`),
  },
  products: {
    ranges: (db) => productRanges(db, width),
    paths: async (db, range) =>
      (await listProductAddresses(db, range, width)).map(
        ({ slug, id }) => `/products/${toPublicId(slug, id)}`,
      ),
  },
  services: {
    ranges: (db) => serviceRanges(db, width),
    paths: async (db, range) =>
      (await listServiceAddresses(db, range, width)).map(
        ({ slug, id }) => `/services/${toPublicId(slug, id)}`,
      ),
  },
}

/** The files there are, by their paths. */
export async function sitemapFiles(db: Tx): Promise<string[]> {
  const files = Object.entries(kinds).map(async ([name, kind]) =>
    (await kind.ranges(db)).map((range) => `/sitemaps/${name}-${range + 1}.xml`),
  )
  return (await Promise.all(files)).flat()
}

const fileName = /^([a-z-]+)-([1-9]\d{0,8})\.xml$/

/** The addresses in one file; none when there is no such file. */
export async function sitemapPaths(db: Tx, file: string): Promise<string[]> {
  const [, name = '', number] = fileName.exec(file) ?? []
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind ? kind.paths(db, Number(number) - 1) : []
}
