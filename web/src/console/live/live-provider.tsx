import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { DeskLine } from '@haat/contract/domains/support.live.rules.ts'
import { holdLine } from '#api/hold-line.ts'
import { openStream, type OpenStream } from '#api/open-stream.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { consoleId } from './console-id.ts'
import { LiveContext } from './live-context.ts'
import { createLiveStore } from './live-store.ts'
import { openRefresh } from './refresh-desk.ts'
import { openTitleCount } from './title-count.ts'

/** One stream for the whole console: what it shows of the desk stays fresh, and I am there for chats while it is open. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const client = useQueryClient()
  const { store, refresh, listeners } = useMemo(() => {
    const told = new Set<(numbers: string[]) => void>()
    const fresh = openRefresh(client)
    const made = createLiveStore({
      onTickets(numbers) {
        fresh.tickets(numbers)
        for (const listener of told) listener(numbers ?? [])
      },
      onPresence: fresh.people,
    })
    return { store: made, refresh: fresh, listeners: told }
  }, [client])

  useEffect(() => {
    const title = openTitleCount()
    listeners.add(title.count)
    const connect = () =>
      openStream<DeskLine>(
        { call, apiUrl },
        {
          path: () => `/staff/stream?console=${consoleId()}`,
          onLine: store.hear,
          onState: (state) => store.change({ isOnLine: state === 'open' }),
          onRefused: () => store.change({ isOnLine: false }),
        },
      )
    let stream: OpenStream | undefined
    const letGoOfLine = holdLine('haat-console', (isOurs) => {
      stream?.close()
      stream = isOurs ? connect() : undefined
    })
    return () => {
      letGoOfLine()
      stream?.close()
      refresh.close()
      listeners.delete(title.count)
      title.close()
    }
  }, [call, apiUrl, store, refresh, listeners])

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
  return <LiveContext value={live}>{children}</LiveContext>
}
