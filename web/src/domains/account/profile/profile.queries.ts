import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SignedInDevice } from '@haat/contract/domains/account.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const profileQueries = {
  sessions: (call: Call) =>
    queryOptions({
      queryKey: ['account', 'sessions'],
      queryFn: async ({ signal }) => (await call('GET /account/sessions', { signal })).data.items,
      // The list of signed-in devices is loaded anew on every visit, as it may have changed elsewhere.
      staleTime: 0,
    }),
  mail: (call: Call) =>
    queryOptions({
      queryKey: ['account', 'mail'],
      queryFn: async ({ signal }) => (await call('GET /account/mail', { signal })).data,
      staleTime: 0,
    }),
}

export const useSessions = () => useQuery(profileQueries.sessions(useCall()))
/** Whether mails to the user's address bounce. While that is unknown nobody is alarmed. */
export const useMailComesBack = () => useQuery(profileQueries.mail(useCall())).data?.comesBack ?? false

/** Loads the sessions again, after something else has ended some of them. */
export function useReloadSessions() {
  const { queryKey } = profileQueries.sessions(useCall())
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey })
}

/** Removes sessions from the list at once, and restores the list when the API refuses. */
function useEndSessions<Given, Answer>(
  end: (given: Given) => Promise<Answer>,
  stays: (session: SignedInDevice, given: Given) => boolean,
) {
  const queryClient = useQueryClient()
  const { queryKey } = profileQueries.sessions(useCall())
  return useMutation({
    mutationFn: end,
    onMutate: async (given) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(
        queryKey,
        before?.filter((session) => stays(session, given)),
      )
      return { before }
    },
    onError: (_, __, kept) => queryClient.setQueryData(queryKey, kept?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export function useEndSession() {
  const call = useCall()
  return useEndSessions(
    (id: string) => call('DELETE /account/sessions/:id', { params: { id } }),
    (session, id) => session.id !== id,
  )
}

export function useEndOtherSessions() {
  const call = useCall()
  return useEndSessions(
    async () => (await call('DELETE /account/sessions')).data.ended,
    (session) => session.isCurrent,
  )
}
