import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { maxSuspensionDays } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { reopenVendorBody, suspendVendorBody, Suspension } from '@haat/contract/domains/vendors.staff.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { getVendorRow, toVendorLink } from '../vendors.service.ts'
import { suspensionMail } from './suspensions.mail.ts'
import {
  endSuspensionRow,
  findSuspension,
  findSuspensions,
  insertSuspension,
  listDueSuspensions,
  lockSuspensions,
  type SuspensionRow,
} from './suspensions.store.ts'

export { findSuspensions, insertSuspension, type SuspensionRow } from './suspensions.store.ts'

type Caller = Principal & { ipAddress: string }

const dayMs = 86_400_000

/** What the members of the shop are told. */
export const toSuspension = ({ createdAt, reason, words, reopensOn }: SuspensionRow): Suspension => ({
  since: createdAt.toISOString(),
  reason,
  words,
  reopensOn,
})

/** Takes everything of a vendor off sale in all processes. Its rows stay as they are, so that all comes back by reopening. */
export async function suspendVendor(
  services: Services,
  caller: Caller,
  vendorId: number,
  { reason, words, reopensOn }: z.output<typeof suspendVendorBody>,
) {
  refuseWrongDay(reopensOn)
  await services.db.transaction(async (tx) => {
    await lockSuspensions(tx, vendorId)
    await refuseOwnShop(services, tx, caller, vendorId)
    if ((await findSuspensions(tx, [vendorId])).has(vendorId)) {
      throw new ApiError('CONFLICT', 'This shop is suspended already.')
    }
    const suspension = { vendorId, reason, words, reopensOn, suspendedBy: caller.userId }
    const row = await insertSuspension(tx, suspension)
    await services.vendorHoldings.countOffers(tx, vendorId, false)
    await recordAudit(tx, caller, {
      action: 'vendor.suspend',
      subject: await subjectOf(tx, vendorId),
      after: { suspendedFor: reason, wordsToShop: words, reopensOn },
    })
    await mailOwners(services, tx, 'suspended', row)
  })
  await announce(services, vendorId)
}

/** Nobody decides about a shop that they belong to. */
async function refuseOwnShop({ vendorHoldings }: Services, tx: Tx, { userId }: Caller, vendorId: number) {
  if (!(await vendorHoldings.isMember(tx, userId, vendorId))) return
  throw new ApiError('FORBIDDEN', 'You belong to this shop. Somebody else has to decide about it.')
}

function refuseWrongDay(reopensOn: string | null) {
  const now = Date.now()
  if (reopensOn === null) return
  const sentence =
    reopensOn <= nepalDay(now)
      ? 'This day has to be after today.'
      : reopensOn > nepalDay(now + maxSuspensionDays * dayMs)
        ? 'This day is more than a year away.'
        : undefined
  if (sentence) throw new ApiError('VALIDATION_FAILED', sentence, { reopensOn: sentence })
}

/** Ends the suspension that staff looked at; a newer one stays. */
export async function reopenVendor(
  services: Services,
  caller: Caller,
  vendorId: number,
  { suspensionId, words }: z.output<typeof reopenVendorBody>,
) {
  const known = await findSuspension(services.db, suspensionId)
  if (known?.vendorId !== vendorId) throw notFound('This suspension')
  await services.db.transaction(async (tx) => {
    await refuseOwnShop(services, tx, caller, vendorId)
    const end = { endedHow: 'staff', endedBy: caller.userId, endWords: words } as const
    const row = await endSuspension(services, tx, known, end)
    if (!row) throw new ApiError('CONFLICT', 'This suspension has ended already.')
    const { reason, reopensOn } = row
    await recordAudit(tx, caller, {
      action: 'vendor.reopen',
      subject: await subjectOf(tx, vendorId),
      before: { suspendedFor: reason, reopensOn },
      after: { suspendedFor: null, wordsToShop: words, reopensOn: null },
    })
  })
  await announce(services, vendorId)
}

/** For a job: ends every suspension whose day has come, each once whatever other processes do. */
export async function endDueSuspensions(services: Services) {
  for (const due of await listDueSuspensions(services.db, nepalDay(Date.now()))) {
    const end = { endedHow: 'day', endedBy: null, endWords: '' } as const
    const row = await services.db.transaction((tx) => endSuspension(services, tx, due, end))
    if (row) await announce(services, row.vendorId)
  }
}

async function endSuspension(
  services: Services,
  tx: Tx,
  { id, vendorId }: SuspensionRow,
  end: Parameters<typeof endSuspensionRow>[2],
) {
  await lockSuspensions(tx, vendorId)
  const row = await endSuspensionRow(tx, id, end)
  if (!row) return undefined
  await services.vendorHoldings.countOffers(tx, vendorId, true)
  await mailOwners(services, tx, 'reopened', row)
  return row
}

async function subjectOf(tx: Tx, vendorId: number) {
  const { slug, name } = await getVendorRow(tx, vendorId)
  return { kind: 'vendor', id: toPublicId(slug, vendorId), label: name }
}

async function mailOwners(services: Services, tx: Tx, kind: 'suspended' | 'reopened', row: SuspensionRow) {
  const vendor = await getVendorRow(tx, row.vendorId)
  const { siteUrl } = services.config
  const facts = {
    kind,
    shop: toVendorLink(vendor).name,
    suspension: row,
    shopLink: `${siteUrl}/vendor/${toPublicId(vendor.slug, vendor.id)}`,
    helpLink: `${siteUrl}/help-support`,
  }
  for (const owner of await services.vendorHoldings.listOwners(tx, row.vendorId)) {
    await services.outbox.queue(tx, suspensionMail(owner, facts))
  }
}

/** Has every process forget its pages, and sends the mails. */
async function announce({ bus, outbox }: Services, vendorId: number) {
  outbox.wake()
  await bus.publish('vendors', [vendorId])
}
