import { randomUUID } from 'node:crypto'
import { insertRules } from '@haat/api/domains/commission/commission.service.ts'
import { rulePage } from '@haat/api/domains/commission/read-rules.service.ts'
import { findSubjectId } from '@haat/api/domains/commission/rule-subjects.service.ts'
import { listProductsOfVendor } from '@haat/api/domains/catalogue/catalogue.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'
import type { CommissionSubject } from '@haat/contract/domains/commission.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'

interface DemoRule {
  subject: CommissionSubject
  subjectId: number
  rate: number
  /** Days from today. Rules that hold began before the first order of the demo. */
  from: number
  to: number | null
  note: string
  isWithdrawn?: true
}

const dayMs = 86_400_000

/** Rules for the commission in every state, once: some hold, one begins soon, one has ended, one was withdrawn. */
export async function ensureDemoCommission({ db }: Services) {
  const { counts } = await rulePage(db, { state: 'running', pageSize: 1 })
  const palpa = await findVendorBySlug(db, 'palpa-dhaka-udhyog')
  if (!palpa || counts.running + counts.coming + counts.ended > 0) return
  const shop = (slug: string) => findSubjectId(db, 'shop', slug)
  const category = (slug: string) => findSubjectId(db, 'category', slug)
  const product = (await listProductsOfVendor(db, palpa.id))[2]!.id
  const rules: DemoRule[] = [
    {
      subject: 'shop',
      subjectId: await shop('asan-kapada-pasal'),
      rate: 650,
      from: -150,
      to: null,
      note: 'Agreed with Rajesh Tuladhar for more than 200 parcels a month.',
    },
    {
      subject: 'category',
      subjectId: await category('electronics'),
      rate: 500,
      from: -130,
      to: 235,
      note: 'Small margins on phones and computers.',
    },
    { subject: 'product', subjectId: product, rate: 0, from: -120, to: 30, note: 'Shown at the craft fair.' },
    {
      subject: 'shop',
      subjectId: palpa.id,
      rate: 700,
      from: 12,
      to: 72,
      note: 'Winter offer for weavers.',
    },
    {
      subject: 'shop',
      subjectId: await shop('mustang-oon-udhyog'),
      rate: 400,
      from: -160,
      to: -100,
      note: 'First two months.',
    },
    {
      subject: 'category',
      subjectId: await category('books'),
      rate: 300,
      from: 20,
      to: null,
      note: 'Entered twice.',
      isWithdrawn: true,
    },
  ]
  const today = nepalDay(Date.now())
  await insertRules(
    db,
    rules.map(({ from, to, isWithdrawn, ...rule }) => {
      const createdAt = new Date(Date.now() + (Math.min(from, 0) - 4) * dayMs)
      return {
        ...rule,
        id: randomUUID(),
        beginsOn: addDays(today, from),
        endsOn: to === null ? null : addDays(today, to),
        createdBy: demoAccountIds.admin,
        createdAt,
        ...(isWithdrawn && { withdrawnBy: demoAccountIds.admin, withdrawnAt: createdAt }),
      }
    }),
  )
}
