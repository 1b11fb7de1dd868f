import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useEndlessList } from '#ui/list/use-endless-list.ts'

export type MailListName = 'waiting' | 'ended'

const refetchMs = 30_000
const pageSize = '50'
const mailsKey = ['staff', 'mails']

export const mailSummary = (call: Call) =>
  queryOptions({
    queryKey: [...mailsKey, 'summary'],
    queryFn: async ({ signal }) => (await call('GET /staff/mails/summary', { signal })).data,
    staleTime: 0,
    refetchInterval: refetchMs,
  })

export function useMailList(state: MailListName) {
  const call = useCall()
  return useEndlessList({
    queryKey: [...mailsKey, 'list', state],
    fetchPage: async (cursor, signal) =>
      (await call('GET /staff/mails', { query: { state, pageSize, cursor }, signal })).data,
    keyOf: ({ id }) => id,
  })
}

function useMailMutation<Input, Output>(change: (call: Call, input: Input) => Promise<Output>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(call, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailsKey }),
  })
}

export const useRetryWaiting = () =>
  useMailMutation<void, number>(async (call) => (await call('POST /staff/mails/retry', {})).data.count)

export const useRetryEnded = () =>
  useMailMutation((call, id: string) => call('POST /staff/mails/:id/retry', { params: { id } }))

export const useEndWaiting = () =>
  useMailMutation((call, id: string) => call('POST /staff/mails/:id/end', { params: { id } }))
