import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DeskStreamEvent } from '@haat/contract/domains/support.stream.rules.ts'
import { holdTabLock } from '#api/tab-lock.ts'
import { openStream, type OpenStream } from '#api/open-stream.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { createDeskRefresher } from './desk-refresher.ts'
import { createLiveUpdatesReceiver } from './live-updates-receiver.ts'
import { changeLiveState, liveState, resetLiveState } from './live-updates.queries.ts'
import { createTitleCounter } from './title-counter.ts'

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
    const titleCounter = createTitleCounter()
    const refresher = createDeskRefresher(client)
    const receiver = createLiveUpdatesReceiver(client, {
      onTickets(numbers) {
        refresher.refreshTickets(numbers)
        titleCounter.add(numbers ?? [])
      },
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
      titleCounter.close()
      resetLiveState(client)
    }
  }, [call, apiUrl, client])
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
