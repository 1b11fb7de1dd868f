import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { siteQueries } from './site.queries.ts'

/** The page's frame stands without them: a footer that cannot be read must not take the shop down. */
export const useSiteSettings = () => useQuery(siteQueries.settings(useCall())).data
