import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import type { CommissionSubject, CommissionTab } from '@haat/contract/domains/commission.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

/** Something that a rule can be about. */
export interface FoundSubject {
  address: string
  name: Bilingual
  /** The place of a shop, the shop of a product. */
  note: Bilingual
}

const shownCount = '8'

export const commissionQueries = {
  /** For `useEndlessList`. */
  rules: (call: Call, state: CommissionTab) => ({
    queryKey: ['staff-commission', 'rules', state],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) =>
      (await call('GET /staff/commission-rules', { query: { state, cursor, pageSize: '20' }, signal })).data,
    keyOf: ({ id }: CommissionRule) => id,
  }),
  /** Shops and products on sale, as shoppers find them. */
  subjects: (call: Call, subject: 'shop' | 'product', searchTerm: string) =>
    queryOptions({
      queryKey: ['staff-commission', 'subjects', subject, searchTerm],
      queryFn: async ({ signal }): Promise<FoundSubject[]> => {
        const query = { searchTerm, pageSize: shownCount }
        if (subject === 'shop') {
          const { data } = await call('GET /vendors', { query, signal })
          return data.items.map(({ slug, name, place }) => ({ address: slug, name, note: place }))
        }
        const { data } = await call('GET /products', { query, signal })
        return data.items.map(({ id, title, vendor }) => ({ address: id, name: title, note: vendor.name }))
      },
      enabled: searchTerm !== '',
    }),
}

/** Whatever became of a change, all is asked again: others change it, too. */
function useRuleMutation<Input>(change: (call: Call, input: Input) => Promise<unknown>) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(call, input),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-commission', 'rules'] }),
  })
}

interface NewRule {
  id: string
  subject: CommissionSubject
  address: string
  rate: number
  beginsOn: string
  endsOn: string | null
  words: string
  code: string
}
export const useAddRule = () =>
  useRuleMutation((call, body: NewRule) => call('POST /staff/commission-rules', { body }))

export const useEndRule = (id: string) =>
  useRuleMutation((call, body: { endsOn: string; code: string }) =>
    call('POST /staff/commission-rules/:id/end', { params: { id }, body }),
  )

export const useWithdrawRule = (id: string) =>
  useRuleMutation((call, body: { code: string }) =>
    call('DELETE /staff/commission-rules/:id', { params: { id }, body }),
  )
