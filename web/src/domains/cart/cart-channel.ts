/** The channel over which the tabs of one browser tell each other that the cart has changed. */
export function openCartChannel(onChanged: () => void) {
  let channel: BroadcastChannel | undefined = new BroadcastChannel('haat-cart')
  channel.addEventListener('message', onChanged)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    notify: () => channel?.postMessage('changed'),
    close() {
      channel?.close()
      channel = undefined
    },
  }
}

/** Makes every tab that shows the cart load it again, this tab as well: its own channel hears this one. */
export function notifyCartChanged() {
  const channel = openCartChannel(() => {})
  channel.notify()
  channel.close()
}
