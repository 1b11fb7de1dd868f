import type { FastifyBaseLogger } from 'fastify'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { maxNamedItems } from '@haat/contract/domains/notifications.rules.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { reviewMailDays } from '@haat/contract/domains/reviews.rules.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '../../account/account.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { invitationMail } from './invitation.mail.ts'
import { listDueInvitations, type DueInvitation } from './invitations.store.ts'

/** Nobody is asked about what came longer ago than this: after an upgrade, or after the job stood still. */
const oldestDays = 14
/** Shoppers are asked from this hour of the clock in Nepal on. */
const fromHour = 8
const perPage = 200

/** Asks buyers, once for each parcel, what they think of what came a week ago. */
export async function inviteReviewers(
  services: Services,
  log: Pick<FastifyBaseLogger, 'warn'>,
  now = new Date(),
) {
  if (nepalDateParts(now).hour < fromHour) return
  const today = nepalDay(now)
  const days = { from: addDays(today, -oldestDays), to: addDays(today, -reviewMailDays) }
  for (let after = 0; ;) {
    const due = await listDueInvitations(services.db, { ...days, after, limit: perPage })
    for (const one of due) {
      // Somebody who cannot be asked must not hold up the others.
      await inviteReviewer(services, one).catch((err: unknown) =>
        log.warn({ err, parcelId: one.parcelId }, 'a shopper was not asked for a review'),
      )
    }
    services.outbox.wake()
    if (due.length < perPage) return
    after = due.at(-1)!.parcelId
  }
}

/** The mail is queued with the notification, which is there once: whoever is killed in between has done neither. */
async function inviteReviewer(services: Services, due: DueInvitation) {
  if (due.goods.length === 0) return
  await services.db.transaction(async (tx) => {
    const user = await findLiveUser(tx, due.userId)
    if (!user?.emailVerified) return
    const readers = await notify(tx, {
      kind: 'reviewInvitation',
      key: String(due.parcelId),
      data: {
        orderNumber: orderNumber(due.orderId),
        shop: due.shop,
        titles: due.goods.slice(0, maxNamedItems).map(({ title }) => title),
        count: due.goods.length,
      },
      to: { userId: due.userId },
    })
    if (readers.length > 0) await services.outbox.queue(tx, invitationMail(services, user, due))
  })
}
