import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DifferenceEnd } from '@haat/contract/domains/cash.rules.ts'
import { instant, number64, paisa, textOrEmpty } from '#platform/database/columns.ts'

/**
 * Cash that a courier took at a door. Only a trigger of the ledger writes it, so that it is there as soon as the books say
 * that a courier holds the cash. `courierId` is 0 in parcels from before their courier was recorded.
 */
export const cashTakings = pgTable(
  'cash_takings',
  {
    parcelId: number64().primaryKey(),
    orderId: number64().notNull(),
    courierId: number64().notNull(),
    vendorId: number64().notNull(),
    amountPaisa: paisa().notNull(),
    takenAt: instant().notNull(),
    /** Null while the courier has it. */
    handInId: uuid().references(() => cashHandIns.id),
    /** Only the shop says that the courier took it: no debt of the courier before its phone says so too, or it is counted. */
    isSaid: boolean().notNull().default(false),
  },
  (t) => [
    // What is held, by courier and by shop: as small as that is, however many parcels there were.
    index('cash_takings_courier')
      .on(t.courierId, t.takenAt, t.parcelId)
      .where(sql`${t.handInId} is null`),
    index('cash_takings_vendor')
      .on(t.vendorId, t.courierId)
      .where(sql`${t.handInId} is null`),
    index('cash_takings_hand_in')
      .on(t.handInId)
      .where(sql`${t.handInId} is not null`),
    check('cash_takings_amount', sql`${t.amountPaisa} > 0`),
  ],
)

/** A courier brought the cash of some parcels. It is counted once; one that was a mistake stays as undone. */
export const cashHandIns = pgTable(
  'cash_hand_ins',
  {
    /** Made by whoever sends it: sent twice, it is one. */
    id: uuid().primaryKey(),
    courierId: number64().notNull(),
    /** In Nepal, as all days here. */
    day: date().notNull(),
    parcelCount: integer().notNull(),
    expectedPaisa: number64().notNull(),
    handedInTo: uuid().notNull(),
    handedInAt: instant().notNull().defaultNow(),
    undoneBy: uuid(),
    undoneAt: instant(),
    countedPaisa: number64(),
    countedBy: uuid(),
    countedAt: instant(),
    countedDay: date(),
    /** Why it was not what it should have been. */
    words: textOrEmpty(),
    /** What is missing of it and was not made good yet, negative where there was too much; null where nothing is. */
    owedPaisa: number64(),
    /** By what its difference was ended. */
    differenceId: uuid().references(() => cashDifferences.id),
  },
  (t) => [
    index('cash_hand_ins_courier').on(t.courierId, t.handedInAt),
    index('cash_hand_ins_day')
      .on(t.countedDay)
      .where(sql`${t.countedDay} is not null`),
    index('cash_hand_ins_uncounted')
      .on(t.courierId, t.day)
      .where(sql`${t.countedAt} is null and ${t.undoneAt} is null`),
    index('cash_hand_ins_differing')
      .on(t.courierId)
      .where(sql`${t.owedPaisa} is not null`),
    check(
      'cash_hand_ins_expected',
      sql`${t.expectedPaisa} > 0 and ${t.parcelCount} > 0 and ${t.countedPaisa} >= 0`,
    ),
    check(
      'cash_hand_ins_counted',
      sql`num_nonnulls(${t.countedPaisa}, ${t.countedBy}, ${t.countedAt}, ${t.countedDay}) in (0, 4) and (${t.countedPaisa} is null or ${t.undoneAt} is null)`,
    ),
    check(
      'cash_hand_ins_words',
      sql`${t.countedPaisa} is null or ${t.countedPaisa} = ${t.expectedPaisa} or ${t.words} <> ''`,
    ),
    check(
      'cash_hand_ins_owed',
      sql`${t.owedPaisa} is null or ${t.differenceId} is null and ${t.owedPaisa} = ${t.expectedPaisa} - ${t.countedPaisa}`,
    ),
  ],
)

/** The end of all that was missing with a courier at that time. Rows are never changed. */
export const cashDifferences = pgTable(
  'cash_differences',
  {
    id: uuid().primaryKey(),
    courierId: number64().notNull(),
    day: date().notNull(),
    /** Negative where there was too much. */
    amountPaisa: number64().notNull(),
    endedHow: text().$type<DifferenceEnd>().notNull(),
    words: text().notNull(),
    endedBy: uuid().notNull(),
    endedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('cash_differences_day').on(t.day),
    check('cash_differences_amount', sql`${t.amountPaisa} <> 0`),
    check('cash_differences_end', sql`${t.endedHow} in ('paid', 'writtenOff')`),
  ],
)

/** Cash of the box that was brought to the bank. Rows are never changed. */
export const cashRemittances = pgTable(
  'cash_remittances',
  {
    id: uuid().primaryKey(),
    day: date().notNull(),
    amountPaisa: number64().notNull(),
    /** The number of the bank's slip. */
    reference: text().notNull(),
    remittedBy: uuid().notNull(),
    remittedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('cash_remittances_day').on(t.day),
    index('cash_remittances_time').on(t.remittedAt, t.id),
    check('cash_remittances_amount', sql`${t.amountPaisa} > 0`),
  ],
)

/** Days that were closed, one after the other, with their sums as of then. Rows are never changed. */
export const cashDays = pgTable(
  'cash_days',
  {
    day: date().primaryKey(),
    startPaisa: number64().notNull(),
    countedPaisa: number64().notNull(),
    differencePaisa: number64().notNull(),
    madeGoodPaisa: number64().notNull(),
    remittedPaisa: number64().notNull(),
    boxPaisa: number64().notNull(),
    foundPaisa: number64().notNull(),
    /** Why the box did not hold what it should have. */
    words: textOrEmpty(),
    closedBy: uuid().notNull(),
    closedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check(
      'cash_days_box',
      sql`${t.boxPaisa} = ${t.startPaisa} + ${t.countedPaisa} + ${t.madeGoodPaisa} - ${t.remittedPaisa} and least(${t.boxPaisa}, ${t.foundPaisa}) >= 0`,
    ),
    check('cash_days_words', sql`${t.boxPaisa} = ${t.foundPaisa} or ${t.words} <> ''`),
  ],
)
