import { queryOptions } from '@tanstack/react-query'
import { homeSections, type HomeSection } from '@haat/contract/domains/home.rules.ts'
import type { Call } from '#api/client.ts'

/** So many parts, from the top on, are written by the server with every page; what is further down comes by itself. */
export const writtenParts = 3

/** Parts of the page in their order; null for our own, so that a page carries nothing of it. */
export const homeLayout = (call: Call) =>
  queryOptions({
    queryKey: ['home', 'layout'],
    queryFn: ({ signal }): Promise<HomeSection[] | null> =>
      call('GET /home/sections', { signal }).then(
        ({ data }) => (String(data) === String(homeSections) ? null : data),
        () => null,
      ),
    networkMode: 'online' as const,
  })
