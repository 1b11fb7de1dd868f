import { kindsOfProfile, shopKindsFor } from '@haat/contract/domains/notifications.rules.ts'
import { rightsOfRole } from '@haat/contract/domains/members.rules.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { listMembershipsOf } from '../../members/members.service.ts'
import { findVendorRows } from '../../vendors/vendors.service.ts'
import { listChoices, saveChoices } from '../choices.store.ts'
import { publishReader } from '../notification-hub.ts'
import { choiceOf, vendorOf } from '../read-notifications.service.ts'
import type { StopTarget } from './stop-link.ts'

/** Every kind that a person can be told of, with its shop. */
async function allKindsOf(tx: Tx, userId: string) {
  const shops = await listMembershipsOf(tx, userId)
  return [
    ...kindsOfProfile.map((kind) => ({ kind, vendorId: null })),
    ...shops.flatMap(({ vendorId, role }) =>
      shopKindsFor(rightsOfRole[role]).map((kind) => ({ kind, vendorId })),
    ),
  ]
}

/**
 * Stops the mails of a kind, or the mail of the day: whatever comes with it now, and what would come with it later, as of another
 * shop. Done twice it is the same.
 */
export async function stopMails(services: Services, { userId, vendorId, kind }: StopTarget) {
  await services.db.transaction(async (tx) => {
    const rows = await listChoices(tx, userId)
    const meant = kind === 'daily' ? await allKindsOf(tx, userId) : [{ kind, vendorId }]
    const choices = meant
      .map((one) => ({
        ...choiceOf(rows, one.kind, one.vendorId),
        vendorId: vendorOf(one.kind, one.vendorId),
      }))
      .filter(({ mail }) => kind !== 'daily' || mail === 'daily')
    const daily = { kind: 'daily' as const, vendorId: null, isStopped: false }
    await saveChoices(
      tx,
      [...choices, ...(kind === 'daily' ? [daily] : [])].map((choice) => ({
        ...choice,
        userId,
        mail: 'never' as const,
      })),
    )
  })
  await publishReader(services, userId)
}

/** The page on which the person changes all of it. */
export async function choicesPathOf(db: Tx, { vendorId }: StopTarget): Promise<string> {
  const [vendor] = vendorId === null ? [] : await findVendorRows(db, [vendorId])
  return vendor
    ? `/vendor/${toPublicId(vendor.slug, vendor.id)}/notifications?view=choices`
    : '/profile/notifications?view=choices'
}
