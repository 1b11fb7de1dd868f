import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { homeQueries } from './home.queries.ts'

/** A section that takes longer than this comes after the others, by itself. */
const patienceMs = 400

/**
 * What the server writes of the home page; further down the sections come by themselves. None of it may fail the page: each section says for itself when it
 * cannot be read.
 */
export async function loadHome({ queryClient, call }: { queryClient: QueryClient; call: Call }) {
  const slides = queryClient.prefetchQuery(homeQueries.slides(call))
  if (!import.meta.env.SSR) return slides
  const { categories, deals } = homeQueries
  const sections = Promise.all([
    queryClient.prefetchQuery(categories(call)),
    queryClient.prefetchQuery(deals(call)),
  ])
  await slides
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)))
  await Promise.race([sections, patience])
  clearTimeout(timer)
}
