import type { PhoneOutcome } from '@haat/contract/domains/runs.phone.ts'
import type { DoorOutcomeKind } from '@haat/contract/domains/orders.steps.rules.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { courierNamesById } from '#domains/couriers/couriers.service.ts'
import type { RunRow } from '../runs.store.ts'

interface Kept {
  run: RunRow
  row: { notedAt: Date; refusal: string }
  sent: PhoneOutcome
  /** Undefined where the code was not looked at, null where it could not be compared. */
  isCodeRight: boolean | null | undefined
}

const outcomeWords: Record<DoorOutcomeKind, string> = {
  delivered: 'delivered',
  partlyDelivered: 'delivered in part',
  refused: 'not taken at the door',
  tried: 'brought in vain',
}

const codeWords = (isRight: boolean | null) =>
  isRight === null ? 'could not be checked' : isRight ? 'is right' : 'is wrong'

function detailsOf({ sent, isCodeRight }: Kept): string[] {
  const { door, cashTakenPaisa } = sent
  return [
    ...(cashTakenPaisa === undefined ? [] : [`Cash taken: ${formatRupees(cashTakenPaisa, 'en')}.`]),
    ...('reason' in door ? [`Reason: ${door.reason}.`] : []),
    ...('words' in door && door.words ? [`Their words: ${door.words}`] : []),
    ...('taken' in door
      ? [`Kept: ${door.taken.map(({ variantId, quantity }) => `${quantity} × ${variantId}`).join(', ')}.`]
      : []),
    ...(isCodeRight === undefined ? [] : [`The door code that was typed ${codeWords(isCodeRight)}.`]),
  ]
}

/** Asks staff to decide about something that a courier noted and that did not move the parcel. */
export async function openOutcomeTask(services: Services, tx: Tx, kept: Kept): Promise<void> {
  const { run, row, sent } = kept
  const { number, position, door } = sent
  const courier = (await courierNamesById(tx, [run.courierId])).get(run.courierId) ?? 'a courier'
  const who = run.rider === '' ? courier : `${run.rider} (${courier})`
  await services.staffTasks.open(tx, {
    key: ['parcel', 'outcome', sent.id],
    subject: `${number}: a courier noted "${outcomeWords[door.outcome]}", which was not booked`,
    message: [
      `${who} noted on ${formatDateTime(row.notedAt, 'en')} that parcel ${position} of ${number} was ${outcomeWords[door.outcome]}.`,
      `It was not booked: ${row.refusal}`,
      ...detailsOf(kept),
      'Please find out what happened, then close the parcel on the page of the order.',
    ].join('\n'),
    about: { kind: 'order', id: number, title: number },
  })
}
