import { canMakeVersionStep, versionSteps, type VersionStep } from '@haat/contract/domains/listings.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { auditSql } from '../../audit/audit.service.ts'
import {
  findLastApproved,
  findVersion,
  holdListingOf,
  updateDecided,
  type LiveChange,
  type ReviewReason,
  type VersionRow,
} from '../listings.store.ts'
import { getCategory } from '../category-of.ts'
import { forgetPages } from '../change-listing.service.ts'
import { findPicturesOf } from '../listing-pictures.ts'
import { putLive, showListing } from '../live/put-live.service.ts'
import { refuseUnfit } from '../refuse-unready.service.ts'
import { findStored, type StoredListing } from '../stored-listing.store.ts'
import { mailDecision } from './review.mail.ts'
import { getReview } from './review.service.ts'

interface Words {
  reasons: ReviewReason[]
  words: string
}

/**
 * Decides about a version while neither the shop nor anybody else of staff changes its listing. What `work` answers with is written
 * into the listing.
 */
async function decide(
  services: Services,
  caller: Caller,
  versionId: string,
  { step, said }: { step: VersionStep; said: Words },
  work: (tx: Tx, stored: StoredListing, version: VersionRow) => Promise<LiveChange>,
) {
  const kind = await services.db.transaction(async (tx) => {
    const held = await holdListingOf(tx, versionId)
    const stored = held && (await findStored(tx, held.vendorId, held.id, caller.userId))
    const version = stored && (await versionOf(tx, stored, versionId))
    if (!version) throw notFound('This version')
    const { listing } = stored
    if (stored.isOfAsker)
      throw new ApiError('FORBIDDEN', 'You belong to this shop. Somebody else has to decide about it.')
    if (!canMakeVersionStep(version.state, step)) throw decidedAlready(version)
    const change = await work(tx, stored, version)
    const decided = {
      state: versionSteps[step].to,
      decidedBy: caller.userId,
      decidedAt: caller.at ?? new Date(),
    }
    const audit = auditSql(caller, {
      action: `listing.${step}` as 'listing.approve',
      // The version and not its listing: the entry leads to the review.
      subject: { kind: 'listing', id: version.id, label: version.content.name.en },
      after: {
        version: version.number,
        ...(said.reasons.length > 0 && { reasons: said.reasons }),
        ...(said.words && { words: said.words }),
      },
    })
    await updateDecided(tx, versionId, { ...decided, ...said }, { id: listing.id, audit, ...change })
    await mailDecision(services, tx, { step, listing, version, ...said })
    return listing.kind
  })
  if (step !== 'send-back') await forgetPages(services, kind)
  return getReview(services.db, versionId)
}

/** One that can still be decided is among those that the listing names. */
const versionOf = async (tx: Tx, { live, waiting, sentBack }: StoredListing, id: string) =>
  [live, waiting, sentBack].find((version) => version?.id === id) ?? (await findVersion(tx, id))

const decidedAlready = ({ state }: VersionRow) =>
  new ApiError(
    'CONFLICT',
    state === 'withdrawn'
      ? 'The shop has taken this version back or sent a newer one.'
      : 'Somebody else has decided about this version meanwhile.',
  )

const nothingSaid = { reasons: [], words: '' }

/** What the shop has written since stays its draft. */
export const approveListing = (services: Services, caller: Caller, versionId: string) =>
  decide(services, caller, versionId, { step: 'approve', said: nothingSaid }, async (tx, stored, version) => {
    if (version.state === 'trusted') return { listing: {} }
    const category = await getCategory(tx, version.content)
    await refuseUnfit(tx, stored, version.content, category)
    const live = await putLive(tx, stored, { ...version, category })
    return { ...live, listing: { ...live.listing, waitingVersionId: null, sentBackVersionId: null } }
  })

export const sendBackListing = (services: Services, caller: Caller, versionId: string, said: Words) =>
  decide(services, caller, versionId, { step: 'send-back', said }, async () => ({
    listing: { waitingVersionId: null, sentBackVersionId: versionId },
  }))

/** The version approved before it is shown again; without one the listing leaves the shop. */
export const takeBackListing = (services: Services, caller: Caller, versionId: string, said: Words) =>
  decide(services, caller, versionId, { step: 'take-back', said }, async (tx, stored, version) => {
    const { listing } = stored
    // A newer one has taken its place, and the shop goes on with that.
    if (listing.liveVersionId !== versionId) return { listing: {} }
    const sentBackVersionId = listing.waitingVersionId ? null : versionId
    const approved = await findLastApproved(tx, listing.id, version.number)
    if (approved) {
      const pictures = await findPicturesOf(tx, approved.content)
      const live = await putLive(tx, { ...stored, pictures }, approved)
      return { ...live, listing: { ...live.listing, sentBackVersionId } }
    }
    await showListing(tx, listing, { isLive: false })
    return { listing: { sentBackVersionId, liveVersionId: null } }
  })
