import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ParcelCard, ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import type { ParcelCounts, ParcelSums } from '@haat/contract/domains/orders.parcels.ts'
import type { ParcelView } from '@haat/contract/domains/orders.parcels.rules.ts'
import { maxParcelsAtOnce } from '@haat/contract/domains/orders.steps.rules.ts'
import type { MyShop } from '@haat/contract/domains/members.ts'
import type { ErrorBody } from '@haat/contract/shared/errors.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const firstPageSize = 20
const longPageSize = 100
const refetchMs = 60_000
/** A parcel on the screen can be cancelled, or packed by somebody else, at any time. */
const parcelRefetchMs = 20_000
const shopKey = (shopId: string) => ['vendor', 'shops', shopId] as const
const keyOf = (shopId: string) => [...shopKey(shopId), 'parcels'] as const
const listLine = 'GET /vendor/shops/:shopId/parcels'

/** What is to be accepted and packed: the first of it, and how much there is. */
export interface WaitingParcels {
  items: ParcelCard[]
  counts: ParcelCounts
  sums: ParcelSums
}

export const parcelQueries = {
  /** How many wait in each view. */
  counts: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'counts'],
      queryFn: async ({ signal }) => {
        const query = { view: 'late', pageSize: '1' } as const
        return (await call(listLine, { params: { shopId }, query, signal })).data.counts
      },
      staleTime: 0,
      refetchInterval: refetchMs,
    }),
  /** How many were ordered today and what they cost. */
  today: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'today'],
      queryFn: async ({ signal }) => {
        const query = { view: 'today', pageSize: '1' } as const
        return (await call(listLine, { params: { shopId }, query, signal })).data.sums!
      },
      staleTime: 0,
      refetchInterval: refetchMs,
    }),
  /** What is to be accepted and packed, as much as can be worked on at once, with the sums of all of it. */
  waiting: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'waiting'],
      queryFn: async ({ signal }) => {
        const query = { view: 'waiting', pageSize: String(maxParcelsAtOnce) } as const
        const { data } = await call(listLine, { params: { shopId }, query, signal })
        const { items, counts, sums } = data
        return { items, counts, sums: sums! } satisfies WaitingParcels
      },
      staleTime: 0,
      refetchInterval: refetchMs,
    }),
  /** As many of a view as can be worked on at once, what is due first. */
  first: (call: Call, shopId: string, view: ParcelView) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'first', view],
      queryFn: async ({ signal }) => {
        const query = { view, pageSize: String(maxParcelsAtOnce) }
        return (await call(listLine, { params: { shopId }, query, signal })).data
      },
      staleTime: 0,
    }),
  /** For `useEndlessList`. */
  list: (call: Call, shopId: string, view: ParcelView, searchTerm: string) => ({
    queryKey: [...keyOf(shopId), 'list', view, searchTerm],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const pageSize = String(cursor === undefined ? firstPageSize : longPageSize)
      const query = { view, searchTerm, pageSize, cursor }
      return (await call(listLine, { params: { shopId }, query, signal })).data
    },
    keyOf: ({ number }: ParcelCard) => number,
    refetchMs,
  }),
  /** The parcels that a code on a label or a shelf leads to. */
  ofCode: (call: Call, shopId: string, code: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'code', code],
      queryFn: async ({ signal }) => {
        const query = { view: 'all', searchTerm: code, pageSize: '3' } as const
        return (await call(listLine, { params: { shopId }, query, signal })).data.items
      },
      staleTime: 0,
    }),
  /** Those that may go on a courier's run, as many as one answer has. */
  forRun: (call: Call, shopId: string, view: 'packed' | 'onTheWay') =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'for-run', view],
      queryFn: async ({ signal }) => {
        const query = { view, pageSize: String(longPageSize) }
        return (await call(listLine, { params: { shopId }, query, signal })).data.items
      },
      staleTime: 0,
    }),
  one: (call: Call, shopId: string, number: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'one', number],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/shops/:shopId/parcels/:number', { params: { shopId, number }, signal }))
          .data,
      staleTime: 0,
      refetchInterval: parcelRefetchMs,
    }),
  couriers: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...shopKey(shopId), 'couriers'],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/shops/:shopId/couriers', { params: { shopId }, signal })).data.items,
    }),
  picking: (call: Call, shopId: string, numbers: string[]) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'picking', ...numbers],
      queryFn: async ({ signal }) => {
        const line = 'POST /vendor/shops/:shopId/picking-list'
        return (await call(line, { params: { shopId }, body: { numbers }, signal })).data.items
      },
      staleTime: 0,
    }),
}

/** What waits to be packed, for members who may work on it. */
export const useWaitingParcels = ({ shopId, rights }: Pick<MyShop, 'shopId' | 'rights'>) =>
  useQuery({ ...parcelQueries.waiting(useCall(), shopId), enabled: rights.includes('orders') })

/** The counts of a shop's parcels, for members who may work on them. */
export const useParcelCounts = ({ shopId, rights }: Pick<MyShop, 'shopId' | 'rights'>) =>
  useQuery({ ...parcelQueries.counts(useCall(), shopId), enabled: rights.includes('orders') })

/** Whatever became of a change, the lists, the parcel and the stock are asked again: others change them too. */
function useAskAgain(shopId: string) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: keyOf(shopId) })
    void queryClient.invalidateQueries({ queryKey: [...shopKey(shopId), 'stock'] })
  }
}

/** A step of one parcel, which is shown as soon as its answer is there. */
export function useParcelStep<Given>(
  shopId: string,
  number: string,
  step: (
    call: Call,
    params: { shopId: string; number: string },
    given: Given,
  ) => Promise<{ data: ShopParcel }>,
) {
  const call = useCall()
  const queryClient = useQueryClient()
  const askAgain = useAskAgain(shopId)
  return useMutation({
    mutationFn: async (given: Given) => (await step(call, { shopId, number }, given)).data,
    onSuccess: (parcel) => queryClient.setQueryData(parcelQueries.one(call, shopId, number).queryKey, parcel),
    onSettled: askAgain,
  })
}

export interface StepOutcome {
  number: string
  /** The same failure that the step of this parcel alone would end with. */
  refusal: ApiFailure | null
}

type Outcomes = { data: { items: { number: string; refusal: Partial<ErrorBody> | null }[] } }

/** A step of several parcels at once, each with an outcome of its own. */
export function useSeveralStep<Given>(
  shopId: string,
  step: (call: Call, params: { shopId: string }, given: Given) => Promise<Outcomes>,
) {
  const call = useCall()
  const askAgain = useAskAgain(shopId)
  return useMutation({
    mutationFn: async (given: Given): Promise<StepOutcome[]> =>
      (await step(call, { shopId }, given)).data.items.map(({ number, refusal }) => ({
        number,
        refusal: refusal && new ApiFailure(409, refusal),
      })),
    onSettled: askAgain,
  })
}

export const useAccept = (shopId: string) =>
  useSeveralStep(shopId, (call, params, numbers: string[]) =>
    call('POST /vendor/shops/:shopId/parcels/accept', { params, body: { numbers } }),
  )
export const usePack = (shopId: string) =>
  useSeveralStep(shopId, (call, params, numbers: string[]) =>
    call('POST /vendor/shops/:shopId/parcels/pack', { params, body: { numbers } }),
  )
