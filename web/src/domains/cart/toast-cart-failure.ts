import { CancelledError } from '@tanstack/react-query'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { ApiFailure } from '#api/client.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.tsx'

/**
 * Says why a change was undone, in the language of the document, as it may run outside of every page. Its texts are
 * among those of the hearts and quick adding, which every page with goods has loaded: offline no others could come.
 */
export async function toastCartFailure(failure: unknown) {
  // The change of somebody who has signed out since is of no interest to who is here now.
  if (failure instanceof CancelledError) return
  const language = toLanguage(document.documentElement.lang)
  // Rare enough to be loaded only when it is said.
  if (failure instanceof ApiFailure && failure.code === 'VENDOR_SUSPENDED')
    return showToast('error', (await loadArea(language, 'cart')).paused)
  const { refused } = await loadArea(language, 'keeping')
  const status = failure instanceof ApiFailure ? failure.status : 0
  await showToast('error', status === 404 ? refused.gone : status === 409 ? refused.soldOut : refused.failed)
}
