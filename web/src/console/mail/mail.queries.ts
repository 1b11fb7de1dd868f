import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useDeepList } from '../parts/use-deep-list.ts'

export type MailListName = 'waiting' | 'ended'

const lookAgainMs = 30_000
const pageSize = '50'
const all = ['staff', 'mails']

export const mailSummary = (call: Call) =>
  queryOptions({
    queryKey: [...all, 'summary'],
    queryFn: async ({ signal }) => (await call('GET /staff/mails/summary', { signal })).data,
    staleTime: 0,
    refetchInterval: lookAgainMs,
    networkMode: 'always',
  })

export function useMailList(state: MailListName) {
  const call = useCall()
  return useDeepList([...all, 'list', state], async (cursor, signal) => {
    const query = { state, pageSize, ...(cursor !== undefined && { cursor }) }
    return (await call('GET /staff/mails', { query, signal })).data
  })
}

function useMailChange<Given, Done>(change: (call: Call, given: Given) => Promise<Done>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(call, given),
    networkMode: 'always',
    onSettled: () => queryClient.invalidateQueries({ queryKey: all }),
  })
}

export const useRetryWaiting = () =>
  useMailChange<void, number>(async (call) => (await call('POST /staff/mails/retry', {})).data.count)

export const useRetryEnded = () =>
  useMailChange((call, id: string) => call('POST /staff/mails/:id/retry', { params: { id } }))

export const useEndWaiting = () =>
  useMailChange((call, id: string) => call('POST /staff/mails/:id/end', { params: { id } }))
