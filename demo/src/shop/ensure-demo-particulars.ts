import { ensureOpen } from '@haat/api/domains/content/site/open-shop.service.ts'
import { ensureParticulars } from '@haat/api/domains/content/site/particulars.service.ts'
import type { Services } from '@haat/api/services.ts'
import { demoParticulars } from './demo-particulars.ts'

/** Gives the shop a company and opens it at its first start; particulars that an admin has changed stay. */
export const ensureDemoParticulars = ({ db }: Pick<Services, 'db'>) =>
  db.transaction(async (tx) => {
    await ensureParticulars(tx, demoParticulars)
    await ensureOpen(tx)
  })
