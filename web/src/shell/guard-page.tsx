import { redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hydration, markHydrated } from '#first-load/leave-hydrated.ts'
import { isTemporary } from '#api/client.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { requireUser } from '#domains/account/require-user.ts'
import type { RouterContext } from '#api/router-context.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { openModal, openModalOnArrival } from './modals/modal-store.ts'

interface Arrival {
  context: RouterContext
  location: { href: string }
  cause: 'enter' | 'stay' | 'preload'
}

/** Not part of the first load, since it is rarely needed. */
const fetchOpenPageLater = () => import('#domains/account/open-page-later.ts')
/** Takes the place of a guarded page that is the first one, since the server renders none of them. */
function FirstPage() {
  useEffect(markHydrated, [])
  return (
    <div className="grid min-h-dvh place-items-center">
      <LoadingMark label={useMessages().account.loading} />
    </div>
  )
}

/** Visitors are sent to the home page and asked to sign in. */
async function requireUserOrLeave({ context, location, cause }: Arrival) {
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
    // Redirects do not wait for it by themselves, as links do.
    await hydration
    throw redirect({ to: '/' })
  }
}

/** Options of the routes of pages that belong to one person. */
export const guarded = {
  ssr: false,
  beforeLoad: requireUserOrLeave,
  pendingComponent: FirstPage,
  // On the way from another page that one stays.
  pendingMs: Infinity,
} as const
