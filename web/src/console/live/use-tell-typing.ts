import { useCallback, useRef } from 'react'
import { typingTellMs } from '@haat/contract/domains/support.tickets.rules.ts'
import { useCall } from '#api/use-router-context.ts'

/** Says to the sender of a ticket that somebody of ours types; to be called with every key. */
export function useTellTyping(number: string): () => void {
  const call = useCall()
  const toldAt = useRef(0)
  return useCallback(() => {
    if (Date.now() - toldAt.current < typingTellMs) return
    toldAt.current = Date.now()
    void call('POST /staff/tickets/:number/typing', { params: { number } }).catch(() => {})
  }, [call, number])
}
