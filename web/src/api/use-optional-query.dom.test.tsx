import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useOptionalQuery } from './use-optional-query.ts'

const query = { queryKey: ['slides'], queryFn: () => Promise.resolve('Winter') }

const onHydrated = vi.fn()

/** Has hooks after the query, as the carousel has. */
function Slides({ isWritten }: { isWritten: boolean }) {
  const slides = useOptionalQuery(query, isWritten)
  const [at] = useState(1)
  useEffect(onHydrated, [])
  return <p>{`${slides} ${at}`}</p>
}

const Page = ({ queryClient, isWritten }: { queryClient: QueryClient; isWritten: boolean }) => (
  <QueryClientProvider client={queryClient}>
    <Suspense>
      <Slides isWritten={isWritten} />
    </Suspense>
  </QueryClientProvider>
)

it.each([true, false])(
  'lets React hydrate a page whose data come while it renders (written by the server: %s)',
  async (isWritten) => {
    const ofServer = new QueryClient()
    ofServer.setQueryData(query.queryKey, 'Winter')
    const box = document.createElement('div')
    box.innerHTML = renderToString(<Page queryClient={ofServer} isWritten={isWritten} />)
    const written = box.querySelector('p')
    const onRecoverableError = vi.fn()
    const queryClient = new QueryClient()
    hydrateRoot(box, <Page queryClient={queryClient} isWritten={isWritten} />, { onRecoverableError })
    await vi.waitFor(() => expect(onHydrated).toHaveBeenCalledOnce())
    onHydrated.mockClear()
    expect(onRecoverableError.mock.calls).toEqual([])
    expect(box.querySelector('p')).toBe(written)
  },
)
