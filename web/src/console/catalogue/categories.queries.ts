import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CategoryParticularsBody, StaffCategory } from '@haat/contract/domains/catalogue.categories.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const categoriesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['console', 'categories'],
    queryFn: async ({ signal }) => (await call('GET /staff/categories', { signal })).data.categories,
    staleTime: 0,
    // A refetch must not replace what somebody is arranging.
    refetchOnWindowFocus: false,
  })

export const isConflict = (failure: unknown) => failure instanceof ApiFailure && failure.status === 409

type Change =
  | { step: 'save'; body: CategoryParticularsBody }
  | { step: 'close' | 'open'; body: { version: number } }

function send(call: Call, categoryId: string, { step, ...change }: Change) {
  const params = { categoryId }
  if (step === 'save')
    return call('PUT /staff/categories/:categoryId/particulars', {
      params,
      body: change.body as CategoryParticularsBody,
    })
  return call(`POST /staff/categories/:categoryId/${step}`, { params, body: change.body })
}

/** Changes a category; how it is then is shown at once. After a refusal all of them are loaded again. */
export function useChangeCategory(id: string) {
  const call = useCall()
  const client = useQueryClient()
  const { queryKey } = categoriesQuery(call)
  return useMutation({
    mutationFn: async (change: Change): Promise<StaffCategory> => (await send(call, id, change)).data,
    onSuccess: (changed) => {
      client.setQueryData(queryKey, (all) =>
        all?.map((category) => (category.id === changed.id ? changed : category)),
      )
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
}
