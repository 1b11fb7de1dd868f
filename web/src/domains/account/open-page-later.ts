import type { RouterContext } from '#api/router-context.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureName } from './form/failure-name.ts'
import { findUserAgain } from './session/find-user-again.ts'

interface PageToOpen {
  href: string
  /** Why the API could not say who is signed in. */
  failure: unknown
  openSignIn(): void
}

/**
 * For somebody who was sent to the home page because the API could not say who they are: a toast says so, and the page
 * that they wanted opens as soon as the API answers.
 */
export async function openPageLater(context: RouterContext, { href, failure, openSignIn }: PageToOpen) {
  const { unsure } = await loadArea(context.language, 'signIn')
  const name = failureName(failure)
  void showToast('warning', name === 'tooMany' || name === 'offline' ? unsure[name] : unsure.unknown)
  const user = await findUserAgain(context)
  // People who have gone to another page meanwhile stay there.
  if (location.pathname !== '/') return
  if (user) await context.open(href)
  else openSignIn()
}
