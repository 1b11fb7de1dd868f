/** Every tab that shows the cart looks at it again, this one as well. */
export function tellCart() {
  const channel = new BroadcastChannel('haat-cart')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage('changed')
  channel.close()
}
