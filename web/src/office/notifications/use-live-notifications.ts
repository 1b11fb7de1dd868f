import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openStream, type OpenStream } from '#api/open-stream.ts'
import { holdTabLock } from '#api/tab-lock.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { notificationsKey } from './notifications.queries.ts'

const name = 'haat-notifications'
/** Changes that arrive within this time cause only one question. */
const batchMs = 250

/**
 * Asks again for what this person was told as soon as the server says that it changed. One tab of the browser holds the stream and
 * tells the others, so that all of them show the same count.
 */
export function useLiveNotifications() {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: notificationsKey })
      }, batchMs)
    }
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', refresh)
    const onChange = () => {
      refresh()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      channel.postMessage(null)
    }
    const connect = () =>
      openStream(
        { call, apiUrl },
        {
          path: () => '/notifications/stream',
          // What happened while there was no stream was not announced.
          onLine: ({ type }) => (type === 'changed' ? onChange() : type === 'ready' ? refresh() : undefined),
          onState: () => {},
          onRefused: () => {},
        },
      )
    let stream: OpenStream | undefined
    const releaseLock = holdTabLock(name, (isOurs) => {
      stream?.close()
      stream = isOurs ? connect() : undefined
    })
    return () => {
      releaseLock()
      stream?.close()
      channel.close()
      clearTimeout(timer)
    }
  }, [call, apiUrl, client])
}
