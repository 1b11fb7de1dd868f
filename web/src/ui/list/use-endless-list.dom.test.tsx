import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { refuse, renderApp } from '../testing/render-app.tsx'
import { useEndlessList } from './use-endless-list.ts'

const pageSize = 2

/** A server with one list per filter. Cursors name the last row of a page, as those of the API do. */
function fakeServer(lists: Record<string, string[]>) {
  const requests: string[] = []
  const server = {
    lists,
    requests,
    /** Runs before every answer: it may wait, or throw. */
    beforeAnswer: async (_request: string): Promise<void> => {},
    async fetchPage(filter: string, cursor: string | undefined, signal: AbortSignal) {
      const request = cursor === undefined ? filter : `${filter} after ${cursor}`
      requests.push(request)
      await server.beforeAnswer(request)
      signal.throwIfAborted()
      const all = server.lists[filter]!
      const rest = all.slice(cursor === undefined ? 0 : all.indexOf(cursor) + 1)
      const items = rest.slice(0, pageSize)
      return { items, nextCursor: rest.length > pageSize ? items.at(-1)! : null, total: all.length }
    },
    /** Holds back answers until it is called. */
    hold() {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      server.beforeAnswer = () => released
      return () => {
        server.beforeAnswer = async () => {}
        release()
      }
    },
  }
  return server
}
type Server = ReturnType<typeof fakeServer>

function TestList({ server, refetchMs }: { server: Server; refetchMs?: number }) {
  const [filter, setFilter] = useState('all')
  const list = useEndlessList({
    queryKey: ['test', filter],
    fetchPage: (cursor, signal) => server.fetchPage(filter, cursor, signal),
    keyOf: (row) => row,
    ...(refetchMs !== undefined && { refetchMs }),
  })
  return (
    <>
      <button onClick={() => setFilter('few')}>Few</button>
      {list.hasFailed && <button onClick={list.refetch}>Try again</button>}
      <p>{list.rows ? `Rows: ${list.rows.join(' ')}` : 'No rows yet'}</p>
      <p>{`Total: ${list.firstPage?.total}`}</p>
      <p>{list.hasMoreFailed && 'No more rows came'}</p>
      {list.hasMore && (
        <button onClick={list.loadMore}>{list.isLoadingMore ? 'Loading more' : 'More'}</button>
      )}
    </>
  )
}

const fiveRows = () => fakeServer({ all: ['a', 'b', 'c', 'd', 'e'], few: ['x', 'y', 'z'] })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shows = (rows: string) => screen.findByText(`Rows: ${rows}`)
const reload = (app: Awaited<ReturnType<typeof renderApp>>) =>
  app.queryClient.invalidateQueries({ queryKey: ['test'] })

describe('an endless list', () => {
  it('grows page by page until its end', async () => {
    const server = fiveRows()
    await renderApp(<TestList server={server} />)
    await shows('a b')
    await press('More')
    await shows('a b c d')
    await press('More')
    await shows('a b c d e')
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
    expect(screen.getByText('Total: 5')).toBeTruthy()
    expect(server.requests).toEqual(['all', 'all after b', 'all after d'])
  })

  it('asks for a page once, however often the button is pressed', async () => {
    const server = fiveRows()
    await renderApp(<TestList server={server} />)
    await shows('a b')
    const release = server.hold()
    await press('More')
    await press('Loading more')
    release()
    await shows('a b c d')
    expect(server.requests).toEqual(['all', 'all after b'])
    expect(screen.getByRole('button', { name: 'More' })).toBeTruthy()
  })

  it('can be tried again when the first page fails', async () => {
    const server = fiveRows()
    server.beforeAnswer = async () => refuse(403)
    await renderApp(<TestList server={server} />)
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText('No rows yet')).toBeTruthy()
    server.beforeAnswer = async () => {}
    await press('Try again')
    await shows('a b')
  })

  it('keeps its rows and its button when a further page fails', async () => {
    const server = fiveRows()
    await renderApp(<TestList server={server} />)
    await shows('a b')
    server.beforeAnswer = async () => refuse(403)
    await press('More')
    await screen.findByText('No more rows came')
    expect(screen.getByText('Rows: a b')).toBeTruthy()
    server.beforeAnswer = async () => {}
    await press('More')
    await shows('a b c d')
    expect(screen.queryByText('No more rows came')).toBeNull()
  })

  it('keeps the previous rows while another filter is loaded, and begins at its first page', async () => {
    const server = fiveRows()
    await renderApp(<TestList server={server} />)
    await shows('a b')
    await press('More')
    await shows('a b c d')
    const release = server.hold()
    await press('Few')
    expect(screen.getByText('Rows: a b c d')).toBeTruthy()
    release()
    await shows('x y')
    expect(server.requests).toEqual(['all', 'all after b', 'few'])
  })

  it('loads more of the new filter when the button is pressed before its first page is there', async () => {
    const server = fiveRows()
    await renderApp(<TestList server={server} />)
    await shows('a b')
    const release = server.hold()
    await press('Few')
    await press('More')
    release()
    await shows('x y z')
    expect(server.requests).toEqual(['all', 'few', 'few after y'])
  })

  it('loads its pages again with one request each, from where the new ones end, and keeps the old rows meanwhile', async () => {
    const server = fiveRows()
    const app = await renderApp(<TestList server={server} />)
    await shows('a b')
    await press('More')
    await shows('a b c d')
    server.requests.length = 0
    server.lists['all'] = ['new', 'a', 'b', 'c', 'd', 'e']
    const release = server.hold()
    const reloaded = reload(app)
    expect(screen.getByText('Rows: a b c d')).toBeTruthy()
    release()
    await reloaded
    await shows('new a b c')
    expect(server.requests).toEqual(['all', 'all after a'])
  })

  it('keeps its rows when loading them again fails', async () => {
    const server = fiveRows()
    const app = await renderApp(<TestList server={server} />)
    await shows('a b')
    server.beforeAnswer = async () => refuse(403)
    await act(() => reload(app))
    expect(screen.getByText('Rows: a b')).toBeTruthy()
    expect(screen.queryByText('No more rows came')).toBeNull()
    server.beforeAnswer = async () => {}
    await press('More')
    await shows('a b c d')
  })

  it('shows a row once that moved to the next page', async () => {
    const server = fiveRows()
    await renderApp(<TestList server={server} />)
    await shows('a b')
    server.lists['all'] = ['b', 'a', 'c', 'd', 'e']
    await press('More')
    await shows('a b c')
  })

  it('loses no press when the rows are loaded again at the same time', async () => {
    const server = fiveRows()
    const app = await renderApp(<TestList server={server} />)
    await shows('a b')
    const release = server.hold()
    await press('More')
    const reloaded = reload(app)
    await screen.findByRole('button', { name: 'Loading more' })
    release()
    await reloaded
    await shows('a b c d')
  })

  it('loses no change when more rows are asked for while the rows are loaded again', async () => {
    const server = fiveRows()
    const app = await renderApp(<TestList server={server} />)
    await shows('a b')
    server.lists['all'] = ['new', 'a', 'b', 'c', 'd', 'e']
    const release = server.hold()
    const reloaded = reload(app)
    await press('More')
    release()
    await reloaded
    await shows('new a b c')
  })

  it('polls with one request for each loaded page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    try {
      const server = fiveRows()
      await renderApp(<TestList server={server} refetchMs={15_000} />)
      await shows('a b')
      await press('More')
      await shows('a b c d')
      server.requests.length = 0
      server.lists['all'] = ['new', 'a', 'b', 'c', 'd', 'e']
      await act(() => vi.advanceTimersByTimeAsync(15_000))
      await shows('new a b c')
      expect(server.requests).toEqual(['all', 'all after a'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is there at once, with all of its pages, when somebody comes back to it', async () => {
    const server = fiveRows()
    function Page() {
      const [isOpen, setIsOpen] = useState(true)
      return (
        <>
          <button onClick={() => setIsOpen(!isOpen)}>Elsewhere</button>
          {isOpen && <TestList server={server} />}
        </>
      )
    }
    await renderApp(<Page />)
    await shows('a b')
    await press('More')
    await shows('a b c d')
    await press('Elsewhere')
    await waitFor(() => expect(screen.queryByText('Rows: a b c d')).toBeNull())
    await press('Elsewhere')
    expect(screen.getByText('Rows: a b c d')).toBeTruthy()
  })
})
