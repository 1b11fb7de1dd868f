import type { SentContactMessage } from '@haat/contract/domains/support.contact.ts'
import type { Call } from '#api/client.ts'

/** What the thank-you screen shows. The specification names no answer, so that another API may leave out any of it. */
export interface SentMessage {
  ticketNumber: string | undefined
  answerBy: Date | undefined
}

export const sendContactMessage = async (call: Call, body: SentContactMessage): Promise<SentMessage> =>
  sentMessageOf(await call('POST /contact-admin', { body }).catch(unlessUnreadable))

/** A body that is no JSON is thrown only after a status of 2xx: the message has arrived. */
function unlessUnreadable(failure: unknown): undefined {
  if (!(failure instanceof SyntaxError)) throw failure
}

export function sentMessageOf(answer: unknown): SentMessage {
  const { data } = (answer ?? {}) as { data?: unknown }
  const { ticketNumber, answerBy } = (data ?? {}) as Partial<Record<keyof SentMessage, unknown>>
  const date = new Date(typeof answerBy === 'string' ? answerBy : Number.NaN)
  return {
    ticketNumber: typeof ticketNumber === 'string' ? ticketNumber : undefined,
    answerBy: Number.isNaN(date.getTime()) ? undefined : date,
  }
}
