/**
 * To be waited for before a client starts: Chrome, WebView and Edge have the copying methods of arrays since 110, one version after
 * the oldest that we support (decision 86). Whoever has them asks for nothing. `scripts/support/built-files.test.ts` knows which
 * newer calls this brings and finds all others.
 */
export async function bringNewerCalls() {
  if (!('with' in Array.prototype)) await import('./polyfills.ts')
}
