import { redirect } from '@tanstack/react-router'
import { isTemporary } from '#api/client.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { requireUser } from '#domains/account/require-user.ts'
import type { RouterContext } from '#api/router-context.ts'
import { openModal, openModalOnArrival } from './modals/modal-store.ts'

interface Arrival {
  context: RouterContext
  location: { href: string }
  cause: 'enter' | 'stay' | 'preload'
}

/** Not part of the first load, since it is rarely needed. */
const fetchOpenPageLater = () => import('#domains/account/open-page-later.ts')

/** Guards pages that belong to one person: visitors are sent to the home page and asked to sign in. */
export async function guardPage({ context, location, cause }: Arrival) {
  try {
    return await requireUser(context)
  } catch (failure) {
    // Signing in there leads on to the page that they wanted. A link that is only being preloaded, or a page that is
    // left because its user has just signed out, opens no dialog.
    if (cause === 'enter') {
      const reason = { reason: 'page', next: location.href } as const
      const openSignIn = () => openModal('login', reason)
      if (hasTokenCookie() && isTemporary(failure))
        void fetchOpenPageLater().then(({ openPageLater }) =>
          openPageLater(context, { href: location.href, failure, openSignIn }),
        )
      else openModalOnArrival('login', reason)
    }
    throw redirect({ to: '/' })
  }
}
