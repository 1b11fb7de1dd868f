import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Whoever stays for a shorter time has not looked at the page. */
const lookMs = 1000
const listingPage = /^\/(product|service)s\/([^/]+)$/

/**
 * Tells the server that a page of a product or service was looked at: once it has been in view for a moment and the browser has
 * nothing else to do. Nothing is kept here or there of who looked (decision 69).
 */
export function useVisits() {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      const [, kind, id] = listingPage.exec(location.pathname) ?? []
      if (kind && document.visibilityState === 'visible') timer = setTimeout(send, lookMs, { kind, id })
      else timer = undefined
    }
    const send = (visit: object) => {
      timer = undefined
      removeEventListener('visibilitychange', begin)
      const body = new Blob([JSON.stringify(visit)], { type: 'application/json' })
      const tell = () => void navigator.sendBeacon('/api/visits', body)
      if ('requestIdleCallback' in window) requestIdleCallback(tell)
      else tell()
    }
    const watch = () => {
      // A page that was opened in the background is looked at when it comes into view, one that is left too soon is not.
      addEventListener('visibilitychange', begin)
      begin()
    }
    watch()
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) watch()
    })
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('visibilitychange', begin)
    }
  }, [router])
}
