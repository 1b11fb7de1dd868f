import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  ChecklistLineName,
  SendBackReason,
} from '@haat/contract/domains/applications.checklist.rules.ts'
import type { ApplicationTab, RefusalReason } from '@haat/contract/domains/applications.rules.ts'
import type { ApplicationCard, StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import type { Call } from '#api/client.ts'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'

const refetchMs = 15_000
const countRefetchMs = 60_000
const firstPageSize = 25
const longPageSize = 100
/** Opening a paper again is another entry of the audit log, so a paper is kept while somebody goes back and forth. */
const paperKeptMs = 60_000

const listsKey = ['applications', 'list']

export const applicationQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, state: ApplicationTab, searchTerm: string) => ({
    queryKey: [...listsKey, state, searchTerm],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const pageSize = String(cursor === undefined ? firstPageSize : longPageSize)
      const query = { state, searchTerm, pageSize, cursor }
      return (await call('GET /staff/applications', { query, signal })).data
    },
    keyOf: ({ id }: ApplicationCard) => id,
    refetchMs,
  }),
  one: (call: Call, id: string) =>
    queryOptions({
      queryKey: ['applications', 'one', id],
      queryFn: async ({ signal }) =>
        (await call('GET /staff/applications/:id', { params: { id }, signal })).data,
      refetchInterval: refetchMs,
      staleTime: 0,
    }),
}

/** How many applications wait for an answer; undefined while that is unknown. */
export function useWaitingCount(): number | undefined {
  const call = useCall()
  return useQuery({
    queryKey: [...listsKey, 'counts'],
    queryFn: async ({ signal }) =>
      (await call('GET /staff/applications', { query: { pageSize: '1' }, signal })).data.counts,
    refetchInterval: countRefetchMs,
    retry: false,
  }).data?.waiting
}

/** The bytes of a paper, as the signed-in person; undefined as long as no paper is chosen. */
export function usePaperFile(applicationId: string, paperId: string | undefined) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  return useQuery({
    queryKey: ['applications', 'paper', applicationId, paperId],
    queryFn: ({ signal }) =>
      fetchFile({ call, apiUrl }, `/staff/applications/${applicationId}/papers/${paperId}`, signal),
    enabled: paperId !== undefined,
    staleTime: Infinity,
    gcTime: paperKeptMs,
    retry: false,
  })
}

interface SeenVersion {
  version: number
}
export interface SentBackLine {
  line: ChecklistLineName
  reason: SendBackReason
  note: string
}
export type Decision =
  | { step: 'send-back'; lines: SentBackLine[] }
  | { step: 'approve' }
  | { step: 'refuse'; reason: RefusalReason; note: string }
  | { step: 'look-again' | 'stay-refused'; note: string }

async function sendDecision(call: Call, id: string, { version, ...decision }: Decision & SeenVersion) {
  const params = { id }
  switch (decision.step) {
    case 'send-back':
      return call('POST /staff/applications/:id/send-back', {
        params,
        body: { version, lines: decision.lines },
      })
    case 'approve':
      return call('POST /staff/applications/:id/approve', { params, body: { version } })
    case 'refuse':
      return call('POST /staff/applications/:id/refuse', {
        params,
        body: { version, reason: decision.reason, note: decision.note },
      })
    default:
      return call('POST /staff/applications/:id/decide-objection', {
        params,
        body: { version, decision: decision.step, note: decision.note },
      })
  }
}

/** Changes an application. The answer is how it is now, which is shown at once; after a refusal it is loaded again. */
function useApplicationMutation<Input>(
  id: string,
  change: (call: Call, input: Input) => Promise<{ data: StaffApplication }>,
) {
  const call = useCall()
  const client = useQueryClient()
  const { queryKey } = applicationQueries.one(call, id)
  return useMutation({
    mutationFn: async (input: Input) => (await change(call, input)).data,
    onSuccess: (application) => {
      client.setQueryData(queryKey, application)
      void client.invalidateQueries({ queryKey: listsKey })
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

export const useDecide = (id: string) =>
  useApplicationMutation(id, (call, decision: Decision & SeenVersion) => sendDecision(call, id, decision))

interface Judgement {
  line: ChecklistLineName
  isAccepted: boolean
  timesSent: number
}

export const useJudgeLine = (id: string) =>
  useApplicationMutation(id, (call, { line, ...body }: Judgement) =>
    call('PUT /staff/applications/:id/lines/:line', { params: { id, line }, body }),
  )
