import type { QueryClient } from '@tanstack/react-query'
import { homeSections, type HomeSection } from '@haat/contract/domains/home.rules.ts'
import type { Call } from '#api/client.ts'
import { loseSubject } from '#api/page-subject.ts'
import { homeLayout, writtenParts } from './home-layout.ts'
import { homeQueries } from './home.queries.ts'

/** A section that takes longer than this comes after the others, by itself. */
const patienceMs = 400

interface Hands {
  queryClient: QueryClient
  call: Call
}

/**
 * What the server writes of the home page; further down the sections come by themselves. Each says for itself when it
 * cannot be read; only where none of them can, there is no home page.
 */
export async function loadHome({ queryClient, call }: Hands) {
  const slides = queryClient.prefetchQuery(homeQueries.slides(call))
  const layout = queryClient.prefetchQuery(homeLayout(call))
  if (!import.meta.env.SSR) return Promise.all([slides, layout])
  await layout
  const shown = queryClient.getQueryData(homeLayout(call).queryKey) ?? homeSections
  const sections = Promise.all(
    shown.slice(0, writtenParts).map((section) => prefetchSection({ queryClient, call }, section)),
  )
  await slides
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)))
  await Promise.race([sections, patience])
  clearTimeout(timer)
  const read = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  if (read.every(({ queryKey: [room] }) => room === 'site')) loseSubject(queryClient)
}

function prefetchSection({ queryClient, call }: Hands, section: HomeSection): Promise<void> | undefined {
  if (section === 'categories') return queryClient.prefetchQuery(homeQueries.categories(call))
  if (section === 'deals') return queryClient.prefetchQuery(homeQueries.deals(call))
  if (section === 'arrivals') return queryClient.prefetchQuery(homeQueries.arrivals(call))
  if (section === 'services') return queryClient.prefetchQuery(homeQueries.services(call))
  return section === 'vendors' ? queryClient.prefetchQuery(homeQueries.vendors(call)) : undefined
}
