import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InvitableRole, ShopRole } from '@haat/contract/domains/members.rules.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const shopsKey = ['vendor', 'shops'] as const
const invitationsKey = ['vendor', 'invitations', 'mine'] as const

export const memberQueries = {
  /** The shops that the reader belongs to. */
  shops: (call: Call) =>
    queryOptions({
      queryKey: [...shopsKey, 'mine'],
      queryFn: async ({ signal }) => (await call('GET /vendor/shops', { signal })).data.items,
    }),
  shop: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...shopsKey, shopId],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/shops/:shopId', { params: { shopId }, signal })).data,
      // Others change it too, and with it what the reader may do.
      staleTime: 0,
    }),
  team: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...shopsKey, shopId, 'members'],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/shops/:shopId/members', { params: { shopId }, signal })).data,
      staleTime: 0,
    }),
  /** What waits for the reader, at the address that they have confirmed. */
  invitations: (call: Call) =>
    queryOptions({
      queryKey: invitationsKey,
      queryFn: async ({ signal }) => (await call('GET /vendor/invitations/mine', { signal })).data.items,
      staleTime: 0,
      // A courtesy: what the reader came for is shown without it.
      retry: false,
    }),
  invitation: (call: Call, token: string, userId: string | undefined) =>
    queryOptions({
      // The answer says whether the reader is the person invited, so it is another one after a sign-in.
      queryKey: ['vendor', 'invitation', token, userId],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/invitations', { query: { token }, signal })).data,
      staleTime: 0,
    }),
}

export const useMyInvitations = () => useQuery(memberQueries.invitations(useCall()))
export const useMyShops = () => useQuery(memberQueries.shops(useCall()))
export const useShop = (shopId: string) => useQuery(memberQueries.shop(useCall(), shopId))
export const useTeam = (shopId: string) => useQuery(memberQueries.team(useCall(), shopId))

/** Whether a query asks which shops the reader belongs to, and as what. */
export const isMembershipKey = (key: readonly unknown[]) =>
  key.length === shopsKey.length + 1 && shopsKey.every((part, at) => key[at] === part)

/** Whether the API says that the reader does not belong to the shop, or no longer. */
export const isNotMine = (error: unknown) =>
  error instanceof ApiFailure &&
  (error.status === 404 || error.status === 403) &&
  // Then the portal asks for the code of the reader's app.
  error.code !== 'SECOND_FACTOR_REQUIRED'

/** Whether the API says that the shop can be looked at only. */
export const isSuspended = (error: unknown) => error instanceof ApiFailure && error.code === 'SHOP_SUSPENDED'

/** Everything that is known of shops, teams and invitations is asked again after a change. */
function useReloadShops() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([shopsKey, invitationsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** A change of the team; whether it worked or not, the lists are asked again, since others change them too. */
function useTeamChange<Given, Answer>(change: (call: Call, given: Given) => Promise<Answer>) {
  const call = useCall()
  const reload = useReloadShops()
  return useMutation({ mutationFn: (given: Given) => change(call, given), onSettled: () => void reload() })
}

export const useInvite = (shopId: string) =>
  useTeamChange((call, body: { email: string; role: InvitableRole }) =>
    call('POST /vendor/shops/:shopId/invitations', { params: { shopId }, body }),
  )

export const useWithdraw = (shopId: string) =>
  useTeamChange((call, id: string) =>
    call('DELETE /vendor/shops/:shopId/invitations/:id', { params: { shopId, id } }),
  )

export const useChangeRole = (shopId: string) =>
  useTeamChange((call, { id, ...body }: { id: string; role: ShopRole; password?: string }) =>
    call('PATCH /vendor/shops/:shopId/members/:id', { params: { shopId, id }, body }),
  )

export const useRemove = (shopId: string) =>
  useTeamChange((call, id: string) =>
    call('DELETE /vendor/shops/:shopId/members/:id', { params: { shopId, id } }),
  )

/** The shop itself is not asked again: whoever has left it would be refused, and is led away from it. */
export function useLeave(shopId: string) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /vendor/shops/:shopId/leave', { params: { shopId } }),
    onSuccess: () =>
      queryClient.setQueryData(memberQueries.shops(call).queryKey, (shops) =>
        shops?.filter((shop) => shop.shopId !== shopId),
      ),
  })
}

export const useTransferOwnership = (shopId: string) =>
  useTeamChange((call, body: { memberId: string; password?: string }) =>
    call('POST /vendor/shops/:shopId/transfer-ownership', { params: { shopId }, body }),
  )

/** An invitation by the token of its mail, or by its id in the list of what waits for the reader. */
export type InvitationKey = { token: string } | { id: string }

export const useAccept = () =>
  useTeamChange(
    async (call, key: InvitationKey) =>
      (
        await ('id' in key
          ? call('POST /vendor/invitations/:id/accept', { params: key })
          : call('POST /vendor/invitations/accept', { body: key }))
      ).data,
  )
