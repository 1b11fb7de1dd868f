import { openSessionChannel, type SessionNews } from './session-channel.ts'

/** Sends session news to every tab of this browser, this one included. */
export function notifyTabs(news: SessionNews) {
  const channel = openSessionChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(news)
  channel.close()
}
