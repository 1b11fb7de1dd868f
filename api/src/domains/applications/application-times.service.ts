import { applicationClock } from '@haat/contract/domains/applications.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { getOffice } from '../content/site/site.service.ts'
import { listEvents, setApplicationTimes, setEventTime } from './applications.store.ts'

/** Dates the steps of an application, oldest first, for a demo that tells of days before it was started. */
export async function dateApplication(tx: Tx, id: string, times: Date[]) {
  const events = await listEvents(tx, [id])
  const dated = events.map((event, at) => ({ ...event, at: times[at] ?? event.at }))
  for (const event of dated) await setEventTime(tx, event.id, event.at)
  const last = dated.at(-1)!.at
  const { office } = await getOffice(tx)
  await setApplicationTimes(tx, id, {
    createdAt: dated[0]!.at,
    updatedAt: last,
    sentAt: dated.findLast(({ step }) => step === 'send')?.at ?? null,
    answerBy: applicationClock(office, dated, new Date())?.promisedAt ?? null,
  })
}
