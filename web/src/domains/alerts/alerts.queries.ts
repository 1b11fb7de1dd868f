import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AlertIds } from '@haat/contract/domains/alerts.ts'
import type { Call } from '#api/client.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { usePendingVariables } from '#api/pending-mutations.ts'
import { useCall } from '#api/use-router-context.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'

/** A variant that somebody waits for, by its id, or a shop that they follow, by its address name. */
export interface AlertTarget {
  kind: 'variant' | 'shop'
  id: string
}
interface AlertChange extends AlertTarget {
  isOn: boolean
}

const idsKey = ['alerts', 'ids'] as const
const listKey = ['alerts', 'list'] as const
const changeKey = ['alerts', 'change']

const isSame = (one: AlertTarget, other: AlertTarget) => one.kind === other.kind && one.id === other.id
const idsIn = ({ variantIds, shopSlugs }: AlertIds, kind: AlertTarget['kind']) =>
  kind === 'variant' ? variantIds : shopSlugs

export const alertsQueries = {
  /** What somebody waits for; asked only for somebody who is signed in. */
  ids: (call: Call, userId: string | undefined) =>
    queryOptions({
      queryKey: [...idsKey, userId],
      queryFn: async ({ signal }) => (await call('GET /alerts', { signal })).data,
      enabled: userId !== undefined,
    }),
  list: (call: Call) =>
    queryOptions({
      queryKey: listKey,
      queryFn: async ({ signal }) => (await call('GET /alerts/list', { signal })).data,
      staleTime: 0,
    }),
}

/** Whether somebody wants to be told, with what was just pressed; and how many such things they have. */
export function useAlert(target: AlertTarget) {
  const { userId } = useCurrentUser()
  const isAlive = useIsHydrated()
  // The server renders for visitors.
  const { data } = useQuery(alertsQueries.ids(useCall(), isAlive ? userId : undefined))
  const pending = usePendingVariables<AlertChange>(changeKey).findLast((one) => isSame(one, target))
  const ids = data ? idsIn(data, target.kind) : []
  return { userId, count: ids.length, isOn: pending?.isOn ?? ids.includes(target.id) }
}

async function send(call: Call, { kind, id, isOn }: AlertChange) {
  const [variant, shop] = [{ params: { variantId: id } }, { params: { slug: id } }]
  if (kind === 'variant') {
    return isOn
      ? call('PUT /alerts/variants/:variantId', variant)
      : call('DELETE /alerts/variants/:variantId', variant)
  }
  return isOn ? call('PUT /alerts/shops/:slug', shop) : call('DELETE /alerts/shops/:slug', shop)
}

/** Changes one after another, so that what was pressed last is what holds. */
export function useChangeAlert() {
  const call = useCall()
  const queryClient = useQueryClient()
  const { userId } = useCurrentUser()
  return useMutation({
    mutationKey: changeKey,
    scope: { id: 'alerts' },
    mutationFn: (change: AlertChange) => send(call, change),
    // An answer on its way may not know of the change.
    onMutate: () => queryClient.cancelQueries({ queryKey: idsKey }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(alertsQueries.ids(call, userId).queryKey, data)
      return queryClient.invalidateQueries({ queryKey: listKey })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: idsKey }),
  })
}
