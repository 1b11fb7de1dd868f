import type { FastifyBaseLogger } from 'fastify'
import { answerTimeDays, leastAnswers } from '@haat/contract/domains/reviews.rules.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { setAnswerMinutes, shopTimesOf } from '../../vendors/vendors.service.ts'
import { answerTimeOf } from './answer-time.ts'
import { listAnsweredOfAll } from './shop-questions.store.ts'

const everyMs = 20 * 60_000

/** Counts anew how soon each shop answers. It stands in the row of the shop, so that no page counts it. */
export async function recountAnswerTimes({ db }: Pick<Services, 'db'>): Promise<void> {
  const shops = await listAnsweredOfAll(db, answerTimeDays, leastAnswers)
  const times = await shopTimesOf(
    db,
    shops.map(({ vendorId }) => vendorId),
  )
  await setAnswerMinutes(
    db,
    shops.map(({ vendorId, answered }) => ({
      vendorId,
      minutes: answerTimeOf(times.get(vendorId)!, answered).medianMinutes,
    })),
  )
}

export const startQuestionJobs = (services: Services, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startTimedJob(services, log, {
    name: 'answer times',
    everyMs,
    work: () => recountAnswerTimes(services),
    failure: 'how soon shops answer was not counted anew',
  })
