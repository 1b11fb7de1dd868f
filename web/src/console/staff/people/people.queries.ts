import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { StaffMember } from '@haat/contract/domains/staff.people.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const queryKey = ['console', 'people']

export const peopleQuery = (call: Call) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await call('GET /staff/people', { signal })).data,
    staleTime: 0,
  })

function usePeopleMutation<Input, Output>(change: (call: Call, input: Input) => Promise<Output>) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(call, input),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** The code of the authenticator app that every change asks for. */
interface WithCode {
  code: string
}

export const useAddPerson = () =>
  usePeopleMutation(
    async (call, body: WithCode & { email: string; rights: StaffRight[] }) =>
      (await call('POST /staff/people', { body })).data,
  )

export const useChangePerson = () =>
  usePeopleMutation(
    async (
      call,
      { person, ...after }: WithCode & { person: StaffMember; isAdmin: boolean; rights: StaffRight[] },
    ) => {
      const seen = { isAdmin: person.isAdmin, rights: person.rights }
      return (await call('PATCH /staff/people/:id', { params: { id: person.id }, body: { ...after, seen } }))
        .data
    },
  )

export const useRemovePerson = () =>
  usePeopleMutation(async (call, { id, code }: WithCode & { id: string }) =>
    call('DELETE /staff/people/:id', { params: { id }, body: { code } }),
  )
