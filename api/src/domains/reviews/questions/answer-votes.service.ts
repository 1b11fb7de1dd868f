import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { isMember } from '../../members/members.service.ts'
import { refuseUnconfirmed } from '../refuse-unconfirmed.ts'
import { openCase } from '../moderation/open-case.service.ts'
import {
  countVotesOfDevice,
  deleteVote,
  findShownAnswer,
  helpfulCountOf,
  insertVote,
} from './answer-votes.store.ts'
import { questionNumber, type Writer } from './ask-question.service.ts'

/** From so many accounts of one device on, staff look at who finds an answer helpful. */
const manyOfOneDevice = 3

/** Finds an answer helpful, or takes that back. Done twice it is done once. */
export async function voteAnswer(
  { db }: Services,
  { userId, device }: Writer,
  answerId: string,
  isVoted: boolean,
) {
  return db.transaction(async (tx) => {
    const answer = await findShownAnswer(tx, questionNumber(answerId))
    if (!answer) throw notFound('This answer')
    if (isVoted) {
      const isOwn =
        answer.userId === userId ||
        (answer.vendorId !== null && (await isMember(tx, userId, answer.vendorId)))
      if (isOwn) throw new ApiError('CONFLICT', 'This is your own answer.')
      await refuseUnconfirmed(tx, userId)
      await insertVote(tx, { answerId: answer.id, userId, device })
      if ((await countVotesOfDevice(tx, answer.id, device)) >= manyOfOneDevice) {
        await openCase(tx, { kind: 'answer', subjectId: answer.id, reason: 'device' })
      }
    } else await deleteVote(tx, answer.id, userId)
    return { helpfulCount: await helpfulCountOf(tx, answer.id), isVoted }
  })
}
