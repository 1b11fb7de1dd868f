import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedReply } from '@haat/contract/domains/support.desk.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export interface ReplyForm {
  shortcut: string
  words: Bilingual
}

function useReplyWork<Given>(work: (call: Call, given: Given) => Promise<unknown>) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => work(call, given),
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: ['desk', 'replies'] }),
  })
}

/** A new one, or a change of the one that was seen. */
export const useSaveReply = (seen: Pick<SavedReply, 'id' | 'version'> | undefined) =>
  useReplyWork((call, body: ReplyForm) =>
    seen
      ? call('PATCH /staff/saved-replies/:id', {
          params: { id: seen.id },
          body: { ...body, version: seen.version },
        })
      : call('POST /staff/saved-replies', { body }),
  )

export const useDropReply = () =>
  useReplyWork((call, id: string) => call('DELETE /staff/saved-replies/:id', { params: { id } }))
