import { openSessionChannel, type SessionNews } from './session-channel.ts'

/** Reaches every tab of this browser, this one too. */
export function tellTabs(news: SessionNews) {
  const channel = openSessionChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(news)
  channel.close()
}
