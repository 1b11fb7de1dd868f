import type { FastifyBaseLogger } from 'fastify'
import { dailyMailHour, notificationDays, rolesToldOf } from '@haat/contract/domains/notifications.rules.ts'
import { nepalOffsetMs } from '@haat/contract/shared/dates.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '../account/account.service.ts'
import { listMembershipsOf } from '../members/members.service.ts'
import { findVendorRows, toVendorLink } from '../vendors/vendors.service.ts'
import { listChoices } from './choices.store.ts'
import { notificationMail, type MailedNotification } from './mail/notifications.mail.ts'
import {
  deleteOldNotifications,
  endMails,
  listReadersOfMails,
  lockMailsOf,
  type DueMail,
  type NotificationRow,
} from './notifications.store.ts'
import { choiceOf, isDailyStopped, isReadable } from './read-notifications.service.ts'

const [soonMs, minutesMs, hourMs] = [15_000, 10 * 60_000, 3_600_000]
const readersAtOnce = 200
const deletedAtOnce = 5000

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Those that may still be told: somebody may have left the shop, got another role or chosen otherwise since the event. */
async function stillTold(tx: Tx, userId: string, rows: NotificationRow[]): Promise<NotificationRow[]> {
  const roles = new Map((await listMembershipsOf(tx, userId)).map(({ vendorId, role }) => [vendorId, role]))
  const choices = await listChoices(tx, userId)
  return rows.filter(({ kind, vendorId, mail, readAt }) => {
    const role = vendorId === null ? undefined : roles.get(vendorId)
    if (vendorId !== null && !(role && rolesToldOf(kind).includes(role))) return false
    if (mail === 'daily' && (readAt !== null || isDailyStopped(choices))) return false
    const { mail: wanted, isStopped } = choiceOf(choices, kind, vendorId)
    return !isStopped && wanted !== 'never'
  })
}

async function withShops(tx: Tx, rows: NotificationRow[]): Promise<MailedNotification[]> {
  const ids = [...new Set(rows.flatMap(({ vendorId }) => vendorId ?? []))]
  const vendors = ids.length === 0 ? [] : await findVendorRows(tx, ids)
  const shops = new Map(
    vendors.map((row) => [row.id, { id: toPublicId(row.slug, row.id), name: toVendorLink(row).name }]),
  )
  return rows.map((row) => ({ ...row, shop: row.vendorId === null ? undefined : shops.get(row.vendorId) }))
}

/** Writes the mails that are due for one person: one for each kind and shop, or one of the day. */
async function mailReader(services: Services, userId: string, due: DueMail) {
  await services.db.transaction(async (tx) => {
    // What only another version of this program can read keeps its mail, which that version writes.
    const rows = (await lockMailsOf(tx, userId, due)).filter(isReadable)
    const person = await findLiveUser(tx, userId)
    const wanted = person ? await stillTold(tx, userId, rows) : []
    const told = await services.notificationChecks.stillSo(tx, userId, wanted)
    await endMails(
      tx,
      rows.map(({ id }) => id),
      told.map(({ id }) => id),
    )
    // Somebody may have typed another's address into an account, which must not bring mails to that one.
    if (!person?.emailVerified || told.length === 0) return
    const all = await withShops(tx, told)
    const isDaily = due.mail === 'daily'
    const groups = Map.groupBy(all, ({ kind, vendorId }) => (isDaily ? '' : `${vendorId} ${kind}`))
    for (const group of groups.values()) {
      await services.outbox.queue(tx, notificationMail(services, person, group, isDaily))
    }
  })
}

async function mailReaders(services: Services, log: Log, due: DueMail) {
  let after = ''
  for (;;) {
    const userIds = await listReadersOfMails(services.db, due, after, readersAtOnce)
    for (const userId of userIds) {
      // Somebody who cannot be told must not hold up the others.
      await mailReader(services, userId, due).catch((err: unknown) =>
        log.warn({ err, userId }, 'a mail about notifications was not written'),
      )
    }
    if (userIds.length < readersAtOnce) break
    after = userIds.at(-1)!
  }
  services.outbox.wake()
}

/** Writes the mails that do not wait. */
export const sendMailsNow = (services: Services, log: Log) =>
  mailReaders(services, log, { mail: 'now', before: undefined })

/** The last moment at which the mail of the day was due. */
export function lastDailyTime(now: Date): Date {
  const dayMs = 24 * hourMs
  const shift = nepalOffsetMs - dailyMailHour * hourMs
  return new Date(Math.floor((now.getTime() + shift) / dayMs) * dayMs - shift)
}

/** Writes one mail to everybody for whom something waited that they have not read; what came later waits for tomorrow. */
export const sendDailyMails = (services: Services, log: Log, now = new Date()) =>
  mailReaders(services, log, { mail: 'daily', before: lastDailyTime(now) })

export async function forgetOldNotifications({ db }: Pick<Services, 'db'>) {
  while ((await deleteOldNotifications(db, notificationDays, deletedAtOnce)) === deletedAtOnce);
}

export function startNotificationJobs(services: Services, log: Log) {
  const jobs = [
    startTimedJob(services, log, {
      name: 'notification-mails',
      everyMs: soonMs,
      work: () => sendMailsNow(services, log),
      failure: 'mails about notifications were not written',
    }),
    startTimedJob(services, log, {
      name: 'daily-mails',
      everyMs: minutesMs,
      work: () => sendDailyMails(services, log),
      failure: 'the mails of the day were not written',
    }),
    startTimedJob(services, log, {
      name: 'old-notifications',
      everyMs: hourMs,
      work: () => forgetOldNotifications(services),
      failure: 'old notifications were not deleted',
    }),
  ]
  return {
    async close() {
      for (const job of jobs) await job.close()
    },
  }
}
