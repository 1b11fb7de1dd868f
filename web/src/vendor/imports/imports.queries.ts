import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { isImportBusy, openImportStates, type ImportOutcome } from '@haat/contract/domains/imports.rules.ts'
import type { Import, ImportProblem, ImportResult } from '@haat/contract/domains/imports.ts'
import { isTemporary, type Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const shopKey = (shopId: string) => ['vendor', 'shops', shopId] as const
const importsKey = (shopId: string) => [...shopKey(shopId), 'imports'] as const
const importKey = (shopId: string, importId: string) => [...importsKey(shopId), 'one', importId] as const
const problemsKey = (shopId: string, importId: string) =>
  [...importsKey(shopId), 'problems', importId] as const

/** How often the server is asked while it works: in the drawer, where somebody waits, and on the page behind it. */
const watchMs = 700
const glanceMs = 4000
const pageSize = '50'

export const isImportOpen = ({ state }: Import) => openImportStates.some((one) => one === state)

export const importQueries = {
  list: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...importsKey(shopId), 'list'],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/shops/:shopId/imports', { params: { shopId }, signal })).data.items,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.some(({ state }) => isImportBusy(state)) ? glanceMs : false,
    }),
  one: (call: Call, shopId: string, importId: string) =>
    queryOptions({
      queryKey: importKey(shopId, importId),
      queryFn: async ({ signal }) => {
        const params = { shopId, importId }
        return (await call('GET /vendor/shops/:shopId/imports/:importId', { params, signal })).data
      },
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) =>
        data && isImportBusy(data.state) && (!error || isTemporary(error)) ? watchMs : false,
    }),
  fields: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...importsKey(shopId), 'fields'],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/shops/:shopId/import-fields', { params: { shopId }, signal })).data.items,
      staleTime: 60_000,
    }),
  /** For `useEndlessList`, as the one below. */
  problems: (call: Call, shopId: string, importId: string) => ({
    queryKey: problemsKey(shopId, importId),
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const line = 'GET /vendor/shops/:shopId/imports/:importId/problems'
      return (await call(line, { params: { shopId, importId }, query: { pageSize, cursor }, signal })).data
    },
    keyOf: keyOfProblem,
  }),
  results: (call: Call, shopId: string, importId: string, outcome: ImportOutcome) => ({
    queryKey: [...importsKey(shopId), 'results', importId, outcome],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const line = 'GET /vendor/shops/:shopId/imports/:importId/results'
      const query = { pageSize, cursor, outcome }
      return (await call(line, { params: { shopId, importId }, query, signal })).data
    },
    keyOf: ({ code, rows }: ImportResult) => `${rows[0]} ${code}`,
  }),
}

/** One cell can be wrong in two ways, such as a name that lacks its other language and is too long. */
export const keyOfProblem = ({ row, field, code }: ImportProblem) => `${row} ${field} ${code}`

/** Puts what the server says of an import in the place of what was known, so that nothing waits for the next question. */
export function useKeepImport(shopId: string) {
  const queryClient = useQueryClient()
  return (one: Import) => {
    queryClient.setQueryData(importKey(shopId, one.id), one)
    void queryClient.invalidateQueries({ queryKey: [...importsKey(shopId), 'list'] })
  }
}

/** Asks again what is wrong: a row that was mended may have put others of its listing right. */
export function useAskProblemsAgain({ shopId, importId }: OfImport) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: problemsKey(shopId, importId) })
}

/** Asks again for the listings, which an import has changed. */
export function useAskListingsAgain(shopId: string) {
  const queryClient = useQueryClient()
  return () => {
    for (const part of ['listings', 'stock'])
      void queryClient.invalidateQueries({ queryKey: [...shopKey(shopId), part] })
    void queryClient.invalidateQueries({ queryKey: shopKey(shopId), exact: true })
  }
}

export interface OfImport {
  shopId: string
  importId: string
}

interface Answer {
  import: Import
}

/** A step of an import. If it is refused the import is asked for anew, since somebody else may have made the step. */
function useImportStep<Given, Said extends Answer = Answer>(
  of: OfImport,
  step: (call: Call, params: OfImport, given: Given) => Promise<Said>,
) {
  const call = useCall()
  const queryClient = useQueryClient()
  const keep = useKeepImport(of.shopId)
  const askProblemsAgain = useAskProblemsAgain(of)
  return useMutation({
    mutationFn: (given: Given) => step(call, of, given),
    onSuccess: (answer) => {
      keep(answer.import)
      void askProblemsAgain()
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: importKey(of.shopId, of.importId) }),
  })
}

export const useMatchColumns = (of: OfImport) =>
  useImportStep(of, async (call, params, fields: (string | null)[]) => {
    const line = 'PUT /vendor/shops/:shopId/imports/:importId/columns'
    return { import: (await call(line, { params, body: { fields } })).data }
  })

interface Mend {
  row: number
  field: string
  value: string
}

/** Answers what is still wrong with the row. */
export const useMendCell = (of: OfImport) =>
  useImportStep(of, async (call, params, { row, ...body }: Mend) => {
    const line = 'PUT /vendor/shops/:shopId/imports/:importId/rows/:row/cell'
    return (await call(line, { params: { ...params, row }, body })).data
  })

/** The steps that need nothing but to be asked for. */
const plainSteps = {
  mends: 'POST /vendor/shops/:shopId/imports/:importId/mends',
  write: 'POST /vendor/shops/:shopId/imports/:importId/write',
  stop: 'POST /vendor/shops/:shopId/imports/:importId/stop',
  undo: 'POST /vendor/shops/:shopId/imports/:importId/undo',
} as const

export const usePlainStep = (of: OfImport, step: keyof typeof plainSteps) =>
  useImportStep<void>(of, async (call, params) => ({
    import: (await call(plainSteps[step], { params })).data,
  }))
