import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useDeepList } from '../parts/use-deep-list.ts'

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
  return useDeepList(['staff', 'audit', 'list', search], async (cursor, signal) => {
    const query = { ...search, pageSize, ...(cursor !== undefined && { cursor }) }
    return (await call('GET /staff/audit', { query, signal })).data
  })
}
