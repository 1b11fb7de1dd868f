import { growingPauseMs } from '#api/growing-pause.ts'

const channelName = 'haat-courier'
/** After the first failures the pauses grow, so that a dead spot costs no battery. */
const pauses = { firstMs: 7000, longestMs: 160_000 }
const restMs = 120_000

interface Listeners {
  /** Another tab has changed what the phone keeps. */
  onNews(): void
  /** Time to send and to ask again. */
  onTime(): void
}

/** When to send what waits and to ask how the run stands: when the line is back, when somebody looks, and after a while. */
export function whenToLook({ onNews, onTime }: Listeners) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let channel: BroadcastChannel | undefined
  let isWatching = false

  const now = () => {
    failures = 0
    onTime()
  }
  const whenVisible = () => document.visibilityState === 'visible' && now()
  return {
    /** `hasFailed` if something still waits. */
    again(hasFailed: boolean) {
      clearTimeout(timer)
      if (!isWatching) return
      if (!hasFailed) failures = 0
      timer = setTimeout(onTime, hasFailed ? growingPauseMs(failures++, pauses) : restMs)
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    tellTabs: () => channel?.postMessage('changed'),
    watch() {
      isWatching = true
      channel = globalThis.BroadcastChannel && new BroadcastChannel(channelName)
      channel?.addEventListener('message', onNews)
      addEventListener('online', now)
      addEventListener('hashchange', now)
      document.addEventListener('visibilitychange', whenVisible)
      return () => {
        isWatching = false
        clearTimeout(timer)
        channel?.close()
        channel = undefined
        removeEventListener('online', now)
        removeEventListener('hashchange', now)
        document.removeEventListener('visibilitychange', whenVisible)
      }
    },
  }
}
