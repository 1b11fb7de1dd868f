import { askWhoIsHere } from '#domains/account/ask-who-is-here.ts'
import { failureName } from '#domains/account/failure-name.ts'
import { loadArea } from '#messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import type { RouterContext } from '../router-context.ts'
import { openModal } from './modal-store.ts'

/** For whoever was sent home because the API could not say who they are: says so, and opens the page when it can. */
export async function openPageLater(context: RouterContext, href: string, failure: unknown) {
  const { unsure } = await loadArea(context.language, 'signIn')
  const name = failureName(failure)
  void showToast('warning', name === 'tooMany' || name === 'offline' ? unsure[name] : unsure.unknown)
  const user = await askWhoIsHere(context)
  // Whoever has gone elsewhere meanwhile is left there.
  if (location.pathname !== '/') return
  if (user) await context.open(href)
  else openModal('login', { reason: 'page', next: href })
}
