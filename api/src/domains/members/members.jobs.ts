import type { FastifyBaseLogger } from 'fastify'
import { endedInvitationDays } from '@haat/contract/domains/members.rules.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { deleteOldInvitations } from './invitations.store.ts'

const hourMs = 3_600_000

/** Forgets the addresses of people who were invited and never came. */
export const forgetOldInvitations = ({ db }: Pick<Services, 'db'>) =>
  deleteOldInvitations(db, endedInvitationDays)

export function startMemberJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  return startTimedJob(services, log, {
    name: 'members',
    everyMs: hourMs,
    work: () => forgetOldInvitations(services),
    failure: 'old invitations were not forgotten',
  })
}
