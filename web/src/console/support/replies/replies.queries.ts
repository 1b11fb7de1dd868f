import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedReply } from '@haat/contract/domains/support.desk.ts'
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

/** Adds a saved reply, or changes the given one if it still has the given version. */
export const useSaveReply = (saved: Pick<SavedReply, 'id' | 'version'> | undefined) =>
  useReplyMutation((call, body: ReplyForm) =>
    saved
      ? call('PATCH /staff/saved-replies/:id', {
          params: { id: saved.id },
          body: { ...body, version: saved.version },
        })
      : call('POST /staff/saved-replies', { body }),
  )

export const useDeleteReply = () =>
  useReplyMutation((call, id: string) => call('DELETE /staff/saved-replies/:id', { params: { id } }))
