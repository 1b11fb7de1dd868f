import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CategoryKind } from '@haat/contract/domains/catalogue.categories.rules.ts'
import type {
  CaseReason,
  caseViews,
  ModeratedKind,
  RemovalReason,
} from '@haat/contract/domains/reviews.rules.ts'
import type {
  CategoryAspects,
  ModerationCase,
  ModerationCaseDetail,
} from '@haat/contract/domains/reviews.staff.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const refetchMs = 15_000
const countRefetchMs = 60_000
const firstPageSize = 25
const longPageSize = 100

const listsKey = ['moderation', 'list']

export interface CaseFilter {
  view: (typeof caseViews)[number]
  kind: ModeratedKind | undefined
  reason: CaseReason | undefined
}

export const caseQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, filter: CaseFilter) => ({
    queryKey: [...listsKey, filter],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const pageSize = String(cursor === undefined ? firstPageSize : longPageSize)
      return (await call('GET /staff/moderation', { query: { ...filter, pageSize, cursor }, signal })).data
    },
    keyOf: ({ id }: ModerationCase) => id,
    refetchMs,
  }),
  one: (call: Call, caseId: string) =>
    queryOptions({
      queryKey: ['moderation', 'one', caseId],
      queryFn: async ({ signal }) =>
        (await call('GET /staff/moderation/:caseId', { params: { caseId }, signal })).data,
      refetchInterval: refetchMs,
      staleTime: 0,
    }),
}

/** How much waits for a look; undefined while that is unknown. */
export function useOpenCaseCount(): number | undefined {
  const call = useCall()
  return useQuery({
    queryKey: [...listsKey, 'count'],
    queryFn: async ({ signal }) =>
      (await call('GET /staff/moderation', { query: { pageSize: '1' }, signal })).data.openCount,
    refetchInterval: countRefetchMs,
    retry: false,
  }).data
}

export interface CaseDecision {
  /** Null where it stays on the page. */
  reason: RemovalReason | null
  words: string
}

/** Decides about a case as it was read; whatever comes of it, the lists and the case are asked again. */
export function useDecideCase() {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({
      found: { id, writtenAt },
      decision: { reason, words },
    }: {
      found: ModerationCaseDetail
      decision: CaseDecision
    }) => {
      const params = { caseId: id }
      if (reason === null)
        return call('POST /staff/moderation/:caseId/keep', { params, body: { writtenAt, words } })
      return call('POST /staff/moderation/:caseId/remove', { params, body: { writtenAt, reason, words } })
    },
    onSettled: async (answer, _failure, { found }) => {
      const { queryKey } = caseQueries.one(call, found.id)
      if (answer) client.setQueryData(queryKey, answer.data)
      else void client.invalidateQueries({ queryKey })
      await client.invalidateQueries({ queryKey: listsKey })
    },
  })
}

export const aspectsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['console', 'review-aspects'],
    queryFn: async ({ signal }) => (await call('GET /staff/review-aspects', { signal })).data.items,
    staleTime: 0,
    // A refetch must not replace what somebody is writing.
    refetchOnWindowFocus: false,
  })

interface AspectsChange {
  version: number
  aspects: { key: string | null; name: Bilingual }[]
}

/** Changes what is asked in a category; after a refusal all of them are loaded again. */
export function useSetAspects(kind: CategoryKind, slug: string) {
  const call = useCall()
  const client = useQueryClient()
  const { queryKey } = aspectsQuery(call)
  return useMutation({
    mutationFn: async (body: AspectsChange): Promise<CategoryAspects> =>
      (await call('PUT /staff/review-aspects/:kind/:slug', { params: { kind, slug }, body })).data,
    onSuccess: (changed) => {
      client.setQueryData(queryKey, (all) =>
        all?.map((one) => (one.kind === changed.kind && one.slug === changed.slug ? changed : one)),
      )
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
}
