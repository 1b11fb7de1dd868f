import { exportRows } from '@haat/api/domains/imports/export/export-listings.service.ts'
import {
  listNewestImports,
  matchColumns,
  openImport,
  writeImport,
} from '@haat/api/domains/imports/imports.service.ts'
import { workOnImports } from '@haat/api/domains/imports/imports.jobs.ts'
import type { Services } from '@haat/api/services.ts'
import { importFieldNames } from '@haat/contract/domains/imports.rules.ts'
import { demoShopOf, editorOf, type DemoMember, type DemoShop } from './demo-shop-of.ts'

/** Variants of which there are so many can be counted anew without anything running low or coming back. */
const plenty = 20
const columns = ['sku', 'stock', 'price'] as const

/** One import that is written and can still be undone, and one whose dry run found what is wrong. */
export async function ensureDemoImports(services: Services) {
  const palpa = await demoShopOf(services, 'palpa-dhaka-udhyog')
  const asan = await demoShopOf(services, 'asan-kapada-pasal')
  if (!palpa || !asan || (await listNewestImports(services.db, palpa.vendorId, 1)).length > 0) return
  const counted = (await readVariants(services, palpa)).filter(({ stock }) => stock >= plenty).slice(0, 6)
  await begin(services, palpa, 'manager', {
    name: 'mangsir-count.csv',
    rows: counted.map(({ sku, stock, price }) => [sku, String(stock + 6), price]),
    isWritten: true,
  })
  const [first, second, third, fourth, ...others] = await readVariants(services, asan)
  if (!first || !second || !third || !fourth) return
  await begin(services, asan, 'secondOwner', {
    name: 'mangsir-winter.csv',
    rows: [
      [first.sku, String(first.stock + 5), first.price],
      [second.sku, String(second.stock), `Rs ${second.price}/-`],
      [third.sku, '-3', third.price],
      [fourth.sku, 'many', fourth.price],
      [fourth.sku, String(fourth.stock), fourth.price],
      ...others.slice(0, 20).map(({ sku, stock, price }) => [sku, String(stock), price]),
    ],
  })
}

/** The goods of a shop that it counts by variant, as its export has them. */
async function readVariants(services: Services, { vendorId }: DemoShop) {
  const lines: string[][] = []
  for await (const line of exportRows(services, vendorId, 'en')) lines.push(line)
  const [header = [], ...rows] = lines
  const at = columns.map((column) => header.indexOf(importFieldNames[column].en))
  return rows
    .map((cells) => at.map((place) => cells[place] ?? ''))
    .filter(([sku]) => sku)
    .map(([sku = '', stock = '', price = '']) => ({ sku, stock: Number(stock), price }))
}

interface DemoFile {
  name: string
  rows: string[][]
  isWritten?: true
}

async function begin(services: Services, shop: DemoShop, account: DemoMember, file: DemoFile) {
  const { membership, caller } = await editorOf(services, shop, account, new Date())
  const asker = { membership, userId: caller.userId }
  const header = columns.map((column) => importFieldNames[column].en)
  const text = [header, ...file.rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')
  const { id } = await openImport(services, asker, { name: file.name, bytes: Buffer.from(text) })
  await matchColumns(services, asker, id, [...columns])
  // The demo is made whole, or its start says why not.
  const log = {
    warn: ({ err }: { err?: unknown }) => {
      throw err
    },
  }
  await workOnImports(services, log)
  if (!file.isWritten) return
  await writeImport(services, asker, id)
  await workOnImports(services, log)
}
