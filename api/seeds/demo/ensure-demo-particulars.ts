import { ensureHolidays } from '#domains/site/desk-settings.service.ts'
import { ensureOpen } from '#domains/site/open-shop.service.ts'
import { ensureParticulars } from '#domains/site/particulars.service.ts'
import type { Services } from '#services.ts'
import { demoHolidays, demoParticulars } from './demo-particulars.ts'

/** A shop with a company behind it, open from its first start; what an admin has changed stays as it is. */
export const ensureDemoParticulars = ({ db }: Pick<Services, 'db'>) =>
  db.transaction(async (tx) => {
    await ensureParticulars(tx, demoParticulars)
    await ensureOpen(tx)
    await ensureHolidays(tx, demoHolidays)
  })
