import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FailReason, PayoutStep } from '@haat/contract/domains/payouts.rules.ts'
import type { StaffPayout } from '@haat/contract/domains/payouts.staff.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const refetchMs = 60_000
const rowsOfPage = '50'

export const payoutQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, state: PayoutStep) => ({
    queryKey: ['staff-payouts', 'list', state],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) =>
      (await call('GET /staff/payouts', { query: { state, pageSize: rowsOfPage, cursor }, signal })).data,
    keyOf: ({ number }: StaffPayout) => number,
    refetchMs,
  }),
  payout: (call: Call, number: string) =>
    queryOptions({
      queryKey: ['staff-payouts', 'payout', number],
      queryFn: async ({ signal }) =>
        (await call('GET /staff/payouts/:number', { params: { number }, signal })).data,
      staleTime: 0,
      refetchInterval: refetchMs,
    }),
}

/** Whatever became of a change, all is asked again: others change it, too. */
function usePayoutMutation<Input, Answer>(change: (call: Call, input: Input) => Promise<Answer>) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(call, input),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-payouts'] }),
  })
}

export const useApproveMany = () =>
  usePayoutMutation(
    async (call, body: { numbers: string[]; code: string }) =>
      (await call('POST /staff/payouts/approve', { body })).data,
  )

export const useApprove = (number: string) =>
  usePayoutMutation(
    async (call, body: { code: string }) =>
      (await call('POST /staff/payouts/:number/approve', { params: { number }, body })).data,
  )

export const useSend = (number: string) =>
  usePayoutMutation((call, body: { reference: string; code: string }) =>
    call('POST /staff/payouts/:number/sent', { params: { number }, body }),
  )

export const useFail = (number: string) =>
  usePayoutMutation((call, body: { reason: FailReason; words: string; code: string }) =>
    call('POST /staff/payouts/:number/failed', { params: { number }, body }),
  )

export const useWithdraw = (number: string) =>
  usePayoutMutation((call, body: { words: string; isNotPaid?: boolean }) =>
    call('POST /staff/payouts/:number/withdraw', { params: { number }, body }),
  )

/** Proposes anew what failed. */
export const useRepeat = (number: string) =>
  usePayoutMutation(
    async (call) => (await call('POST /staff/payouts/:number/repeat', { params: { number } })).data,
  )

/** Proposes what is payable to a shop. */
export const usePropose = () =>
  usePayoutMutation(
    async (call, shopSlug: string) =>
      (await call('POST /staff/payouts/propose', { body: { shopSlug } })).data,
  )

/** The whole number of the account is kept nowhere but where it is shown. */
export function useOpenAccount(number: string) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { code: string }) =>
      (await call('POST /staff/payouts/:number/account', { params: { number }, body })).data,
    // From now on it may have been paid, and is shown so.
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-payouts', 'payout', number] }),
    gcTime: 0,
  })
}
