import { useMutation } from '@tanstack/react-query'
import type { SentContactMessage } from '@haat/contract/domains/support.contact.ts'
import { useCall } from '#api/use-router-context.ts'

export interface SentMessage {
  ticketNumber: string
  answerBy: string
}

export function useSendContactMessage() {
  const call = useCall()
  return useMutation({
    mutationFn: async (body: SentContactMessage): Promise<SentMessage> =>
      (await call('POST /contact-admin', { body })).data,
    // Without a line it fails at once: a message is never queued behind the sender's back.
    networkMode: 'always',
  })
}
