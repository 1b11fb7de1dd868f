import { expect } from '@playwright/test'
import { readRows } from '../testing/database.ts'
import type { NewAccount } from '../testing/new-account.ts'
import type { NewShop } from './write-application.ts'

interface Records {
  shop: NewShop
  applicant: NewAccount
  packer: NewAccount
}

/** What opening, handing over and suspending a shop have left in the database. */
export async function expectRecords(applicationId: string, { shop, applicant, packer }: Records) {
  const steps = await readRows(
    `select array_agg(e.step order by e.at, e.id) as steps, a.state, v.name, v.pan_number, v.grievance_phone
     from vendor_applications a
     join vendor_application_events e on e.application_id = a.id
     join vendors v on v.id = a.vendor_id
     where a.id = $1 group by a.id, v.id`,
    [applicationId],
  )
  expect(steps).toEqual([
    {
      steps: ['begin', 'send', 'send-back', 'send', 'approve'],
      state: 'approved',
      name: shop.name,
      pan_number: shop.pan,
      grievance_phone: '984-7055121',
    },
  ])
  const members = await readRows(
    `select u.email, m.role, m.ended_for, 'vendor' = any(u.roles) as is_vendor
     from vendor_members m join users u on u.id = m.user_id join vendors v on v.id = m.vendor_id
     where v.pan_number = $1 order by m.created_at`,
    [shop.pan],
  )
  expect(members).toEqual([
    { email: applicant.email, role: 'manager', ended_for: 'removed', is_vendor: false },
    { email: packer.email, role: 'owner', ended_for: null, is_vendor: true },
  ])
  const suspensions = await readRows(
    `select s.reason, s.words, s.ended_how from vendor_suspensions s join vendors v on v.id = s.vendor_id
     where v.pan_number = $1`,
    [shop.pan],
  )
  expect(suspensions).toEqual([
    { reason: 'papers-expired', words: 'Your licence has expired.', ended_how: 'staff' },
  ])
  const opened = await readRows(
    `select count(*)::int as count from audit_entries where action = 'application.open-paper' and subject_id = $1`,
    [applicationId],
  )
  expect(opened[0]!['count']).toBeGreaterThanOrEqual(2)
}
