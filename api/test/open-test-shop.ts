import { ensureOpen } from '#domains/content/site/open-shop.service.ts'
import { ensureParticulars } from '#domains/content/site/particulars.service.ts'
import type { Database } from '#platform/database/database.ts'
import { demoParticulars } from '@haat/demo/shop/demo-particulars.ts'

/** Gives a database the particulars of the demo and opens its shop: most tests are about shops that sell. */
export async function openTestShop({ db }: Pick<Database, 'db'>) {
  await ensureParticulars(db, demoParticulars)
  await ensureOpen(db)
}
