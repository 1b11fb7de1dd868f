import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import type { Endpoints } from '@haat/contract/endpoints.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { queryDefaults } from '#api/query-defaults.ts'
import { messages as english } from '#messages/en.ts'
import { messages as nepali } from '#messages/ne.ts'
import { MessagesContext } from '../messages/use-messages.ts'

interface Request {
  line: keyof Endpoints
  // oxlint-disable-next-line typescript/no-explicit-any -- every call has an input of its own
  input: Record<string, any>
}

/** Answers a call; `refuse` makes it an error answer of the API, and throwing anything else a lost network. */
type Answers = Partial<Record<keyof Endpoints, (input: Request['input']) => unknown>>

export const refuse = (status: number, body: ConstructorParameters<typeof ApiFailure>[1] = {}): never => {
  throw new ApiFailure(status, body)
}

/** An API for tests: it answers as it is told, and records what it was asked. */
export function fakeApi(answers: Answers = {}) {
  const requests: Request[] = []
  const call = async (line: keyof Endpoints, input: Request['input'] = {}) => {
    requests.push({ line, input })
    const answer = answers[line]
    if (!answer) throw new ApiFailure(404, { message: `No answer to ${line}` })
    return await answer(input)
  }
  return { call: call as unknown as Call, requests, answers }
}

interface AppOptions {
  call?: Call
  language?: 'en' | 'ne'
  path?: string
}

/** Renders a part of the client inside everything that its hooks need: router, query client, texts. */
export async function renderApp(node: ReactNode, { call, language = 'en', path = '/' }: AppOptions = {}) {
  const queryClient = new QueryClient({ defaultOptions: queryDefaults })
  const messages = language === 'ne' ? nepali : english
  const content = (
    <QueryClientProvider client={queryClient}>
      <MessagesContext value={messages}>
        <Suspense fallback={null}>{node}</Suspense>
      </MessagesContext>
    </QueryClientProvider>
  )
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => content })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      call: call ?? fakeApi().call,
      queryClient,
      language,
      messages,
      config: { hasDev: false, madeAt: '2026-11-16T06:00:00.000Z' },
    } as never,
  })
  const rendered = await act(async () => render(<RouterProvider router={router} />))
  return { ...rendered, router, queryClient }
}
