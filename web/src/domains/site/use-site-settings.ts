import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { siteQueries } from './site.queries.ts'

/** Whether they are missing because they could not be read, and how to ask once more. */
export function useSettingsFailure() {
  const { isLoadingError, refetch } = useQuery(siteQueries.settings(useCall()))
  return isLoadingError ? () => void refetch() : undefined
}

/** The page's frame stands without them: a footer that cannot be read must not take the shop down. */
export const useSiteSettings = () => useQuery(siteQueries.settings(useCall())).data
