import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { MailChoice } from '@haat/contract/domains/notifications.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { notificationChoices } from './notifications.tables.ts'

export type ChoiceRow = typeof notificationChoices.$inferSelect

/** What a person has chosen, everywhere or in one shop and for themselves. */
export const listChoices = (db: Tx, userId: string, vendorId?: number | null): Promise<ChoiceRow[]> => {
  const { vendorId: ofShop } = notificationChoices
  const isMeant = vendorId === undefined ? undefined : or(isNull(ofShop), eq(ofShop, vendorId ?? -1))
  return db
    .select()
    .from(notificationChoices)
    .where(and(eq(notificationChoices.userId, userId), isMeant))
}

interface NewChoice {
  userId: string
  vendorId: number | null
  kind: ChoiceRow['kind']
  mail: MailChoice
  isStopped: boolean
}

export const saveChoices = async (db: Tx, choices: NewChoice[]) => {
  if (choices.length === 0) return
  const { userId, vendorId, kind } = notificationChoices
  await db
    .insert(notificationChoices)
    .values(choices)
    .onConflictDoUpdate({
      target: [userId, vendorId, kind],
      set: { mail: sql`excluded.mail`, isStopped: sql`excluded.is_stopped`, changedAt: sql`now()` },
    })
}

/** The mail of the day comes again. */
export const deleteDailyStop = async (tx: Tx, userId: string) => {
  await tx
    .delete(notificationChoices)
    .where(and(eq(notificationChoices.userId, userId), eq(notificationChoices.kind, 'daily')))
}

/** For an account that closes. */
export const deleteChoicesOf = async (tx: Tx, userId: string) => {
  await tx.delete(notificationChoices).where(eq(notificationChoices.userId, userId))
}
