import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { DeskStreamEvent } from '@haat/contract/domains/support.stream.rules.ts'
import { holdTabLock } from '#api/tab-lock.ts'
import { openStream, type OpenStream } from '#api/open-stream.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { LiveUpdatesContext } from './live-updates-context.ts'
import { createLiveUpdatesStore } from './live-updates-store.ts'
import { createDeskRefresher } from './desk-refresher.ts'
import { createTitleCounter } from './title-counter.ts'

/**
 * Opens one live stream for the whole console. It keeps the desk up to date,
 * and the reader counts as present for chats while it is open.
 */
export function LiveUpdatesProvider({ children }: { children: ReactNode }) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const client = useQueryClient()
  const { store, refresher, ticketListeners } = useMemo(() => {
    const onTicketsListeners = new Set<(numbers: string[]) => void>()
    const deskRefresher = createDeskRefresher(client)
    const liveStore = createLiveUpdatesStore({
      onTickets(numbers) {
        deskRefresher.refreshTickets(numbers)
        for (const listener of onTicketsListeners) listener(numbers ?? [])
      },
      onPresence: deskRefresher.refreshPeople,
    })
    return { store: liveStore, refresher: deskRefresher, ticketListeners: onTicketsListeners }
  }, [client])

  useEffect(() => {
    const titleCounter = createTitleCounter()
    ticketListeners.add(titleCounter.add)
    const connect = () =>
      openStream<DeskStreamEvent>(
        { call, apiUrl },
        {
          path: () => `/staff/stream?console=${consoleId()}`,
          onLine: store.receive,
          onState: (state) => store.change({ isConnected: state === 'open' }),
          onRefused: () => store.change({ isConnected: false }),
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
      refresher.close()
      ticketListeners.delete(titleCounter.add)
      titleCounter.close()
    }
  }, [call, apiUrl, store, refresher, ticketListeners])

  const live = useMemo(
    () => ({
      store,
      async setAvailable(isAvailable: boolean) {
        const { data } = await call('PUT /staff/presence', { body: { isAvailable } })
        store.change(data)
      },
    }),
    [store, call],
  )
  return <LiveUpdatesContext value={live}>{children}</LiveUpdatesContext>
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
