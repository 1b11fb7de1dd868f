import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DeskStreamEvent } from '@haat/contract/domains/support.stream.rules.ts'
import { holdTabLock } from '#api/tab-lock.ts'
import { openStream, type OpenStream } from '#api/open-stream.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { createLiveUpdatesReceiver } from './live-updates-receiver.ts'
import { changeLiveState, liveState, resetLiveState, useLiveState } from './live-updates.queries.ts'

/**
 * Opens one live stream for the whole console. It keeps the desk up to date, and the reader counts as present for
 * chats while it is open.
 */
export function LiveUpdatesStream() {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const client = useQueryClient()
  // Keeps the live state in the cache while no page shows it, without rendering for its changes.
  useQuery({ ...liveState, notifyOnChangeProps: [] })

  useEffect(() => {
    const refresher = createDeskRefresher(client)
    const receiver = createLiveUpdatesReceiver(client, {
      onTickets: refresher.refreshTickets,
      onPresence: refresher.refreshPeople,
    })
    const connect = () =>
      openStream<DeskStreamEvent>(
        { call, apiUrl },
        {
          path: () => `/staff/stream?console=${consoleId()}`,
          onLine: receiver.receive,
          onState: (state) => changeLiveState(client, { isConnected: state === 'open' }),
          onRefused: () => changeLiveState(client, { isConnected: false }),
        },
      )
    let stream: OpenStream | undefined
    const releaseLine = holdTabLock('haat-console', (isOurs) => {
      stream?.close()
      stream = isOurs ? connect() : undefined
    })
    return () => {
      releaseLine()
      stream?.close()
      receiver.close()
      refresher.close()
      resetLiveState(client)
    }
  }, [call, apiUrl, client])
  return <ViewingReporter />
}

/** Tells the server which ticket this tab shows, again whenever the stream is open again. */
function ViewingReporter() {
  const call = useCall()
  const { isConnected, viewing } = useLiveState()
  const sent = useRef(Promise.resolve<unknown>(undefined))
  const { number, isWriting } = viewing
  useEffect(() => {
    if (!isConnected) return
    const body = { console: consoleId(), number, isWriting }
    // One after the other, so that the last one stays.
    sent.current = sent.current.then(() => call('PUT /staff/viewing', { body }).catch(() => {}))
  }, [call, isConnected, number, isWriting])
  return null
}

const storageKey = 'haat-console'

/** An id of this tab that survives a reload, so that the server knows the same console again. */
function consoleId(): string {
  try {
    const stored = sessionStorage.getItem(storageKey)
    if (stored) return stored
    const created = makeUuid()
    sessionStorage.setItem(storageKey, created)
    return created
  } catch {
    return makeUuid()
  }
}

/** Changes that arrive within this time cause only one refetch. */
const batchMs = 250

/** Invalidates the cached queries about tickets and people when the server says that they have changed. */
function createDeskRefresher(client: QueryClient) {
  /** The tickets that changed since the last flush; null means all of them. */
  let pending: Set<string> | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    const numbers = pending
    pending = undefined
    timer = undefined
    void client.invalidateQueries({ queryKey: ['desk', 'chats'] })
    void client.invalidateQueries({ queryKey: ['desk', 'queue'] })
    void client.invalidateQueries({ queryKey: ['staff', 'open-tickets'] })
    if (!numbers) return void client.invalidateQueries({ queryKey: ['desk', 'ticket'] })
    for (const number of numbers) void client.invalidateQueries({ queryKey: ['desk', 'ticket', number] })
  }
  return {
    refreshTickets(numbers: string[] | null) {
      pending = numbers === null || pending === null ? null : new Set([...(pending ?? []), ...numbers])
      timer ??= setTimeout(flush, batchMs)
    },
    refreshPeople: () => void client.invalidateQueries({ queryKey: ['desk', 'people'] }),
    close: () => clearTimeout(timer),
  }
}
