import type { QueryClient } from '@tanstack/react-query'
import { homeSections, type HomeSection } from '@haat/contract/domains/home.rules.ts'
import type { Call } from '#api/client.ts'
import { loseSubject } from '#api/page-subject.ts'
import { homeLayout, serverRenderedParts } from './sections/home-layout.ts'
import { homeQueries } from './home.queries.ts'

interface QueryContext {
  queryClient: QueryClient
  call: Call
}

/**
 * Loads the sections that the server renders; the browser loads the others when they come near. A section that
 * cannot be read shows its own failure; only if none can, the whole page fails.
 */
export async function loadHome({ queryClient, call }: QueryContext) {
  const slides = queryClient.prefetchQuery(homeQueries.slides(call))
  const layout = queryClient.prefetchQuery(homeLayout(call))
  if (!import.meta.env.SSR) return Promise.all([slides, layout])
  await layout
  const shown = queryClient.getQueryData(homeLayout(call).queryKey) ?? homeSections
  const sections = shown.slice(0, serverRenderedParts)
  await Promise.all([slides, ...sections.map((section) => prefetchSection({ queryClient, call }, section))])
  const read = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  if (read.every(({ queryKey: [room] }) => room === 'site')) loseSubject(queryClient)
}

function prefetchSection(
  { queryClient, call }: QueryContext,
  section: HomeSection,
): Promise<void> | undefined {
  if (section === 'categories') return queryClient.prefetchQuery(homeQueries.categories(call))
  if (section === 'deals') return queryClient.prefetchQuery(homeQueries.deals(call))
  if (section === 'arrivals') return queryClient.prefetchQuery(homeQueries.arrivals(call))
  if (section === 'services') return queryClient.prefetchQuery(homeQueries.services(call))
  return section === 'vendors' ? queryClient.prefetchQuery(homeQueries.vendors(call)) : undefined
}
