import { redirect } from '@tanstack/react-router'
import { mayPass } from '#api/client.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { requireUser } from '#domains/account/require-user.ts'
import type { RouterContext } from '../router-context.ts'
import { openModalOnArrival } from './modal-store.ts'

interface Arrival {
  context: RouterContext
  location: { href: string }
  cause: 'enter' | 'stay' | 'preload'
}

/** Rarely needed, so not part of the first load. */
const fetchOpenLater = () => import('./open-page-later.ts')

/** For pages that are one person's: whoever is not signed in is sent home and asked to. */
export async function guardPage({ context, location, cause }: Arrival) {
  try {
    return await requireUser(context)
  } catch (failure) {
    // Signing in there leads on to the page they wanted. Whoever only points at a link, or has just signed out, is
    // not asked.
    if (cause === 'enter') {
      if (hasTokenCookie() && mayPass(failure))
        void fetchOpenLater().then((later) => later.openPageLater(context, location.href, failure))
      else openModalOnArrival('login', { reason: 'page', next: location.href })
    }
    throw redirect({ to: '/' })
  }
}
