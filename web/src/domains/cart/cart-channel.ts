/** Where tabs of one browser tell each other that the cart has changed. */
export function openCartChannel(onNews: () => void) {
  let channel: BroadcastChannel | undefined = new BroadcastChannel('haat-cart')
  channel.addEventListener('message', onNews)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    tell: () => channel?.postMessage('changed'),
    close() {
      channel?.close()
      channel = undefined
    },
  }
}
