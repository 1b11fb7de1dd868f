import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export interface ReplyForm {
  shortcut: string
  words: Bilingual
}

function useReplyMutation<Input>(change: (call: Call, input: Input) => Promise<unknown>) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(call, input),
    onSettled: () => client.invalidateQueries({ queryKey: ['desk', 'replies'] }),
  })
}

/** Adds a saved reply, or changes the one with the given id if it still has the given version. */
export const useSaveReply = (id: string | undefined) =>
  useReplyMutation((call, { version, ...body }: ReplyForm & { version: number }) =>
    id === undefined
      ? call('POST /staff/saved-replies', { body })
      : call('PATCH /staff/saved-replies/:id', { params: { id }, body: { ...body, version } }),
  )

export const useDeleteReply = () =>
  useReplyMutation((call, id: string) => call('DELETE /staff/saved-replies/:id', { params: { id } }))
