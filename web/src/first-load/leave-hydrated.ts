import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { loadCatalogue } from '#ui/messages/areas.ts'
import { isOffline } from '#ui/state/use-is-offline.ts'
import { showToast } from '#ui/toast/show-toast.tsx'

let settle = () => {}

/** Settles once the first page is hydrated. */
export const hydration = new Promise<void>((resolve) => (settle = resolve))

/** Called by the first page once it is hydrated. */
export const markHydrated = () => settle()

/** For what stands directly inside the frame, whose effects run once React has hydrated it. */
export function useMarkHydrated() {
  const router = useRouter()
  useEffect(() => {
    // A guarded page is hydrated later than the layout around it, and tells by itself.
    if (router.state.matches.every(({ status }) => status !== 'pending')) markHydrated()
  }, [router])
}

/**
 * After this long, a page that did not become hydrated is left as the browser leaves pages. Without a network it stays:
 * the browser would put its own error in place of everything.
 */
const patienceMs = 3000

/**
 * Makes links wait until the first page is hydrated: a router that leaves a page while React hydrates it takes away
 * what React is about to render, and React reports an error and renders the page anew.
 */
export function leaveOnlyHydrated(router: AnyRouter) {
  const { commitLocation } = router
  let isHydrated = false
  void hydration.then(() => (isHydrated = true))
  router.commitLocation = async (next) => {
    if (!isHydrated) {
      // The loading line, which React cannot render yet; the inline script of the page uses the same mark.
      const { classList } = document.documentElement
      classList.add('leaving')
      await Promise.race([hydration, new Promise((resolve) => setTimeout(resolve, patienceMs))])
      if (!isHydrated && !isOffline()) return location.assign(next.publicHref)
      classList.remove('leaving')
      if (!isHydrated) return tellNotOpened()
    }
    return commitLocation(next)
  }
}

async function tellNotOpened() {
  const { shell } = (await loadCatalogue(toLanguage(document.documentElement.lang))).messages
  await showToast('error', shell.notOpened)
}
