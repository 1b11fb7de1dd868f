import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SynonymGroup } from '@haat/contract/domains/search.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const groupsPerPage = 25

export interface WordsSearch {
  searchTerm: string
  pageIndex: number
}

export const synonymGroups = (call: Call, { searchTerm, pageIndex }: WordsSearch) =>
  queryOptions({
    queryKey: ['console', 'words', searchTerm, pageIndex],
    queryFn: async ({ signal }) => {
      const query = { searchTerm, pageIndex: String(pageIndex), pageSize: String(groupsPerPage) }
      return (await call('GET /staff/synonyms', { query, signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    networkMode: 'always',
  })

interface Change {
  /** None for a new one. */
  group: SynonymGroup | undefined
  words: string[]
}

function useGroupChange<Given, Done>(change: (call: Call, given: Given) => Promise<Done>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(call, given),
    networkMode: 'always',
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['console', 'words'] }),
  })
}

export const useSaveGroup = () =>
  useGroupChange(async (call, { group, words }: Change) => {
    if (!group) return (await call('POST /staff/synonyms', { body: { words } })).data
    const params = { id: String(group.id) }
    return (await call('PATCH /staff/synonyms/:id', { params, body: { words, version: group.version } })).data
  })

export const useDropGroup = () =>
  useGroupChange((call, { id }: SynonymGroup) =>
    call('DELETE /staff/synonyms/:id', { params: { id: String(id) } }),
  )
