import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BillSettings, DeskSettings } from '@haat/contract/domains/content.site.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const settingsQueries = {
  desk: (call: Call) =>
    queryOptions({
      queryKey: ['staff', 'settings'],
      queryFn: async ({ signal }) => (await call('GET /staff/settings', { signal })).data,
      staleTime: 0,
    }),
  bills: (call: Call) =>
    queryOptions({
      queryKey: ['staff', 'settings', 'bills'],
      queryFn: async ({ signal }) => (await call('GET /staff/settings/bills', { signal })).data,
      staleTime: 0,
    }),
}

export function useSaveSettings() {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: DeskSettings) => (await call('PUT /staff/settings', { body })).data,
    onSuccess: (saved) => queryClient.setQueryData(settingsQueries.desk(call).queryKey, saved),
  })
}

export function useSaveBillSettings() {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: BillSettings) => (await call('PUT /staff/settings/bills', { body })).data,
    onSuccess: (saved) => queryClient.setQueryData(settingsQueries.bills(call).queryKey, saved),
    // Somebody else has saved meanwhile: their figure is shown beside what was typed.
    onError: () => queryClient.invalidateQueries({ queryKey: settingsQueries.bills(call).queryKey }),
  })
}
