import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#domains/account/require-user.ts'
import { openModalOnArrival } from '#shell/modal-store.ts'

/** The one guard of the profile pages. They are one person's, so the server renders none of them. */
export const Route = createFileRoute('/_main/profile')({
  ssr: false,
  beforeLoad: async ({ context, location, cause }) => {
    try {
      return await requireUser(context)
    } catch (refusal) {
      // Signing in there leads on to the page they wanted. Whoever only points at a link, or has just signed out, is
      // not asked.
      if (cause === 'enter') openModalOnArrival('login', { reason: 'page', next: location.href })
      throw refusal
    }
  },
})
