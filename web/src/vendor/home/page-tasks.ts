import { useQuery } from '@tanstack/react-query'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useCall } from '#api/use-router-context.ts'
import { shopQueries } from '../vendors/shop.queries.ts'

/** What the page of a shop still lacks: a story, a logo, hours; or changes that nobody has published. */
const pageTasks = ['draft', 'noStory', 'noLogo', 'noHours'] as const
export type PageTask = (typeof pageTasks)[number]

/** What waits on the page of the shop, for members who may change it. */
export function usePageTasks({ shopId, rights, state }: Shop) {
  const call = useCall()
  // A suspended shop cannot change its page, so nothing of it waits.
  const enabled = rights.includes('shop') && state !== 'suspended'
  const page = useQuery({ ...shopQueries.edition(call, shopId), enabled })
  const hours = useQuery({ ...shopQueries.hours(call, shopId), enabled })
  const { live, draft } = page.data ?? {}
  const isLacking: Record<PageTask, boolean> = {
    draft: !!draft && JSON.stringify(draft) !== JSON.stringify(live),
    noStory: !!live && !live.about.en && !live.about.ne,
    noLogo: live?.logo === null,
    noHours: hours.data?.hours === null,
  }
  return {
    tasks: pageTasks.filter((task) => isLacking[task]),
    edition: page.data,
    isLoading: enabled && (page.isLoading || hours.isLoading),
    hasFailed: enabled && (page.isLoadingError || hours.isLoadingError),
    retry: () => void Promise.all([page.refetch(), hours.refetch()]),
  }
}
