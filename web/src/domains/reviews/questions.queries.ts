import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { AskedKind } from '@haat/contract/domains/reviews.rules.ts'
import type { OwnQuestion, QuestionStanding } from '@haat/contract/domains/reviews.questions.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import type { Call } from '#api/client.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'

/** What is asked about, as in the address of its page. */
export interface AskedSubject {
  kind: AskedKind
  id: string
}

const listKey = 'questions'
const ownKey = 'ownQuestions'
export const questionsPageSize = 10
export const keyOfSubject = ({ kind, id }: AskedSubject) => [listKey, kind, id]

function listOf(call: Call, { kind, id }: AskedSubject, query: object, signal: AbortSignal) {
  return kind === 'product'
    ? call('GET /products/:productId/questions', { params: { productId: id }, query, signal })
    : call('GET /services/:serviceId/questions', { params: { serviceId: id }, query, signal })
}

interface Wanted {
  searchTerm?: string
  pageSize?: number
}

export const questionsQueries = {
  /** What everybody sees; with words, the questions that are most alike. */
  list: (call: Call, subject: AskedSubject, { searchTerm = '', pageSize = questionsPageSize }: Wanted = {}) =>
    queryOptions({
      queryKey: [...keyOfSubject(subject), searchTerm, pageSize],
      queryFn: async ({ signal }) => {
        const query = {
          pageSize: String(pageSize),
          ...(searchTerm && { searchTerm: searchTerm.slice(0, searchTermMaxLength) }),
        }
        return (await listOf(call, subject, query, signal)).data
      },
      placeholderData: keepPreviousData,
    }),
  standing: (call: Call, userId: string | undefined, { kind, id }: AskedSubject) =>
    queryOptions({
      queryKey: [ownKey, userId, 'standing', kind, id],
      queryFn: async ({ signal }) =>
        (await call('GET /own-questions/:kind/:id', { params: { kind, id }, signal })).data,
      staleTime: 0,
    }),
  asked: (call: Call, userId: string | undefined, pageSize: number) =>
    queryOptions({
      queryKey: [ownKey, userId, 'asked', pageSize],
      queryFn: async ({ signal }) =>
        (await call('GET /own-questions', { query: { pageSize: String(pageSize) }, signal })).data,
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  toAnswer: (call: Call, userId: string | undefined, pageSize: number) =>
    queryOptions({
      queryKey: [ownKey, userId, 'toAnswer', pageSize],
      queryFn: async ({ signal }) =>
        (await call('GET /own-questions/to-answer', { query: { pageSize: String(pageSize) }, signal })).data,
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  one: (call: Call, userId: string | undefined, questionId: string) =>
    queryOptions({
      queryKey: [ownKey, userId, 'one', questionId],
      queryFn: async ({ signal }) =>
        (await call('GET /questions/:questionId', { params: { questionId }, signal })).data,
      staleTime: 0,
    }),
}

/** What the reader has to do with the questions about a thing; asked only for somebody who is signed in. */
export function useQuestionStanding(subject: AskedSubject) {
  const { userId } = useCurrentUser()
  return useQuery({
    ...questionsQueries.standing(useCall(), userId, subject),
    enabled: userId !== undefined,
    refetchOnWindowFocus: false,
  })
}

const forget = (queryClient: QueryClient) =>
  Promise.all([listKey, ownKey].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))

interface Asked {
  key: string
  text: string
  wantsMail: boolean
}

export function useAsk(subject: AskedSubject) {
  const call = useCall()
  const queryClient = useQueryClient()
  const { userId } = useCurrentUser()
  return useMutation({
    mutationFn: async (body: Asked): Promise<OwnQuestion> => {
      const { kind, id } = subject
      const answer =
        kind === 'product'
          ? await call('POST /products/:productId/questions', { params: { productId: id }, body })
          : await call('POST /services/:serviceId/questions', { params: { serviceId: id }, body })
      return answer.data
    },
    onSuccess: (question) => {
      const { queryKey } = questionsQueries.standing(call, userId, subject)
      queryClient.setQueryData<QuestionStanding>(
        queryKey,
        (before) => before && { ...before, waiting: [question, ...before.waiting] },
      )
      void forget(queryClient)
    },
  })
}

/** Answers as a buyer, or with null takes the answer back. */
export function useBuyerAnswer(questionId: string) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (text: string | null) => {
      const params = { questionId }
      const answer =
        text === null
          ? await call('DELETE /questions/:questionId/answer', { params })
          : await call('PUT /questions/:questionId/answer', { params, body: { text } })
      return answer.data
    },
    onSuccess: () => forget(queryClient),
  })
}

export function useWithdrawQuestion() {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (questionId: string) => call('DELETE /questions/:questionId', { params: { questionId } }),
    onSettled: () => forget(queryClient),
  })
}
