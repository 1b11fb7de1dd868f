import { googlePopUp, googleSuccessMessage } from '@haat/contract/domains/account.google.rules.ts'

interface GooglePopUpOptions {
  apiUrl: string | undefined
  /** Links the Google account to the signed-in user, instead of signing in. */
  link?: boolean
  onSuccess(): void
  /** Called when the pop-up was closed without success. */
  onClosed(): void
}

/** Stops watching the pop-up before: only one is watched at a time. */
let stopWatching = () => {}

function addressOf(apiUrl: string, link: boolean): URL {
  const address = new URL(`${apiUrl}/auth/google`, location.href)
  address.searchParams.set('state', location.pathname + location.search)
  address.searchParams.set('prompt', 'select_account')
  if (link) address.searchParams.set('link', 'true')
  return address
}

function features(): string {
  const { width, height } = googlePopUp
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/**
 * Returns false when the browser did not open the pop-up. Only a message from the API's own origin counts as
 * success.
 */
export function openGooglePopUp({ apiUrl, link = false, onSuccess, onClosed }: GooglePopUpOptions): boolean {
  stopWatching()
  const address = addressOf(apiUrl ?? '/api', link)
  const popUp = window.open(address, 'haat-google', features())
  if (!popUp) return false

  function listen({ origin, data }: MessageEvent) {
    if (origin !== address.origin || data?.type !== googleSuccessMessage) return
    stopWatching()
    popUp?.close()
    onSuccess()
  }
  const timer = setInterval(() => {
    if (!popUp.closed) return
    stopWatching()
    onClosed()
  }, googlePopUp.closedCheckMs)

  window.addEventListener('message', listen)
  stopWatching = () => {
    window.removeEventListener('message', listen)
    clearInterval(timer)
  }
  return true
}
