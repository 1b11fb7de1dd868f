import { setTimeout as delay } from 'node:timers/promises'
import type { Import } from '@haat/contract/domains/imports.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { listUnlisted } from '../../api/src/domains/listings/listings.service.ts'
import { makeCategory, makeVendor } from '../../api/test/catalogue-factories.ts'
import { bearer, makeToken } from '../../api/test/factories.ts'
import { csvOf, newListingHeader } from '../../api/test/import-table.ts'
import { fillShop } from '../listings/fill-shop.ts'
import { cpuMsBetween, readCpu } from '../measure/process-cpu.ts'
import { measureHostile } from './measure-hostile.ts'
import { openFilled } from '../servers/filled-server.ts'

interface Figure {
  name: string
  checkMs: number
  writeMs: number
}
interface Shop {
  path: string
  headers: Record<string, string>
  category: string
  skus: string[]
}

/** Two shops: one that has nothing yet and brings in all it sells, one that lists as much and changes every price and stock. */
export async function measureImports(rowCount: number) {
  const shops: Shop[] = []
  const opened = await openFilled(
    async (services, client) => {
      for (const count of [1, rowCount]) {
        const { user, token } = await makeToken(services, 'vendor')
        const { id: vendorId, slug } = await makeVendor(services)
        const category = await makeCategory(services)
        await fillShop(client, services, { vendorId, categoryId: category.id, ownerId: user.id, count })
        const { rows } = await client.query<{ sku: string }>(
          'select sku from product_variants where vendor_id = $1 order by id',
          [vendorId],
        )
        const path = `/api/vendor/shops/${toPublicId(slug, vendorId)}`
        shops.push({
          path,
          headers: bearer(token),
          category: category.slug,
          skus: rows.map(({ sku }) => sku),
        })
      }
      await listUnlisted(services.db)
    },
    async () => [],
  )
  const [empty, full] = shops
  const begun = Array.from({ length: rowCount }, (_, at) => newRow(at, empty!.category))
  const changed = full!.skus.map((sku, at) => [sku, 700 + (at % 100), 30 + (at % 7)])
  const figures = [
    { name: 'new listings', ...(await measure(empty!, csvOf([newListingHeader, ...begun]))) },
    {
      name: 'prices and stock of live ones',
      ...(await measure(full!, csvOf([['SKU', 'Price, Rs.', 'Stock'], ...changed]))),
    },
  ]
  const hostile = await measureHostile(opened.side.address, empty!)
  opened.stop()
  return { figures, hostile }

  async function measure({ path, headers }: Shop, file: Buffer): Promise<Omit<Figure, 'name'>> {
    const { address, roots } = opened.side
    const send = async (method: string, at: string, body?: Buffer | object): Promise<Import> => {
      const isFile = Buffer.isBuffer(body)
      const response = await fetch(`${address}${path}${at}`, {
        method,
        headers: {
          ...headers,
          ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
      })
      const answer = (await response.json()) as { data: Import }
      if (response.status !== 200) throw new Error(JSON.stringify(answer))
      return answer.data
    }
    const until = async (id: string, state: Import['state']) => {
      for (;;) {
        const found = await send('GET', `/imports/${id}`)
        if (found.state === state) return found
        await delay(700)
      }
    }
    const start = readCpu(roots)
    const { id, columns } = await send('POST', '/imports?name=a.csv', file)
    await send('PUT', `/imports/${id}/columns`, { fields: columns.map(({ field }) => field) })
    const checked = await until(id, 'checked')
    if (checked.rows.errors > 0) throw new Error(`${checked.rows.errors} rows cannot be read`)
    const between = readCpu(roots)
    await send('POST', `/imports/${id}/write`)
    const { listings } = await until(id, 'written')
    if (listings.failed > 0) throw new Error(`${listings.failed} listings were not written`)
    return { checkMs: cpuMsBetween(start, between), writeMs: cpuMsBetween(between, readCpu(roots)) }
  }
}

const newRow = (at: number, category: string) => [
  `code-${at}`,
  `new-${at}`,
  `Felted bowl ${at}`,
  `फेल्टको कचौरा ${at}`,
  'Felted by hand from the wool of Mustang.',
  'मुस्ताङको ऊनबाट हातले बनाइएको।',
  category,
  500 + (at % 900),
  10,
  120,
  2,
  '',
]
