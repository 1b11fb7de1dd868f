import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useEndlessList } from '#ui/list/use-endless-list.ts'

export interface AuditSearch {
  searchTerm: string
  action: string
  actor: string
  from: string
  to: string
}

export const auditQueries = {
  people: (call: Call) =>
    queryOptions({
      queryKey: ['staff', 'audit', 'people'],
      queryFn: async ({ signal }) => (await call('GET /staff/audit/people', { signal })).data,
    }),
}

const pageSize = '50'

export function useAuditList(search: AuditSearch) {
  const call = useCall()
  return useEndlessList({
    queryKey: ['staff', 'audit', 'list', search],
    fetchPage: async (cursor, signal) =>
      (await call('GET /staff/audit', { query: { ...search, pageSize, cursor }, signal })).data,
    keyOf: ({ id }) => id,
  })
}
