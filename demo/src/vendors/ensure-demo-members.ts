import { inviteMember, makeInvitation } from '@haat/api/domains/members/invitations.service.ts'
import { addMember, countMembers, membershipFinder } from '@haat/api/domains/members/members.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'
import type { InvitableRole, ShopRole } from '@haat/contract/domains/members.rules.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'

interface DemoMember {
  account: keyof typeof demoAccountIds
  role: ShopRole
  sinceDays: number
}

const shops: { slug: string; members: DemoMember[] }[] = [
  {
    slug: 'palpa-dhaka-udhyog',
    members: [
      { account: 'vendor', role: 'owner', sinceDays: 612 },
      { account: 'manager', role: 'manager', sinceDays: 388 },
      { account: 'packer', role: 'packer', sinceDays: 47 },
    ],
  },
  {
    slug: 'asan-kapada-pasal',
    members: [
      { account: 'secondOwner', role: 'owner', sinceDays: 540 },
      { account: 'vendor', role: 'manager', sinceDays: 96 },
    ],
  },
]

const open: { email: string; role: InvitableRole } = { email: 'sunita.gaha@haat.test', role: 'packer' }
const ended: { email: string; role: InvitableRole } = { email: 'om.bashyal@haat.test', role: 'manager' }
const endedDaysAgo = 12

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Gives two shops of the demo their people, once: one with invitations, and one person who belongs to both. */
export async function ensureDemoMembers(services: Services) {
  for (const { slug, members } of shops) {
    const vendor = await findVendorBySlug(services.db, slug)
    if (!vendor || (await countMembers(services.db, vendor.id)) > 0) continue
    await services.db.transaction(async (tx) => {
      for (const { account, role, sinceDays } of members) {
        const userId = demoAccountIds[account]
        await addMember(tx, {
          vendorId: vendor.id,
          userId,
          role,
          actorId: null,
          createdAt: daysAgo(sinceDays),
        })
      }
    })
    if (slug === shops[0]?.slug) await invite(services, vendor.id)
  }
}

/** A demo without a mail server shows the mail of the open invitation; one with it would send it to nobody. */
async function invite(services: Services, vendorId: number) {
  const invitedBy = demoAccountIds.vendor
  await services.db.transaction((tx) =>
    makeInvitation(tx, { ...ended, vendorId, invitedBy, at: daysAgo(endedDaysAgo) }),
  )
  const membership = await membershipFinder(services.db)(invitedBy, vendorId)
  if (membership && services.config.smtpUrl === undefined) {
    await inviteMember(services, membership, invitedBy, open)
  }
}
