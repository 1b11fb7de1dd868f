import { queryOptions } from '@tanstack/react-query'
import { homeSections, type HomeSection } from '@haat/contract/domains/home.rules.ts'
import type { Call } from '#api/client.ts'

/** So many parts, from the top on, are written by the server with every page; what is further down comes by itself. */
export const writtenParts = 3

/** Parts of the page in their order; null for our own, so that a page carries nothing of it. */
export const homeLayout = (call: Call) =>
  queryOptions({
    queryKey: ['home', 'layout'],
    queryFn: async ({ signal }): Promise<HomeSection[] | null> => {
      const { data } = await call('GET /home/sections', { signal })
      return String(data) === String(homeSections) ? null : data
    },
    networkMode: 'online' as const,
  })
