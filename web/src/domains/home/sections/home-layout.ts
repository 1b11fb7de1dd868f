import { queryOptions } from '@tanstack/react-query'
import { homeSections, type HomeSection } from '@haat/contract/domains/home.rules.ts'
import type { Call } from '#api/client.ts'

/** The server renders this many sections from the top; the browser loads the others when they come near. */
export const serverRenderedParts = 3

/** The order of the sections; null for the default order, which then takes no room in the dehydrated page. */
export const homeLayout = (call: Call) =>
  queryOptions({
    queryKey: ['home', 'layout'],
    queryFn: async ({ signal }): Promise<HomeSection[] | null> => {
      const { data } = await call('GET /home/sections', { signal })
      return String(data) === String(homeSections) ? null : data
    },
    networkMode: 'online' as const,
  })
