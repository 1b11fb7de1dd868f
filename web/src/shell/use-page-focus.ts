import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves the focus to the heading of a page that one has just gone to. Without it the focus falls on the body together
 * with the button that led there, or stays in the header, and a screen reader tells nothing of the new page.
 */
export function usePageFocus() {
  const router = useRouter()
  useEffect(() => {
    let before = readHeading()
    // A page whose code or data are still on their way gets its heading later than the router has rendered it, and may
    // take it away again. So its heading is looked for until the person does something.
    const observer = new MutationObserver(focusNewHeading)
    const stop = () => observer.disconnect()

    function focusNewHeading() {
      const { element, text } = readHeading()
      const isOld = element === before.element && text === before.text
      if (element && !isOld && !hasPlacedFocus()) focusHeading(element)
    }

    const stopFirst = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) before = readHeading()
    })
    const stopSecond = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] })
      focusNewHeading()
    })
    addEventListener('keydown', stop)
    addEventListener('pointerdown', stop)
    return () => {
      stopFirst()
      stopSecond()
      stop()
      removeEventListener('keydown', stop)
      removeEventListener('pointerdown', stop)
    }
  }, [router])
}

/** The heading that is seen: a page may have one for phones and one for wide windows. */
function readHeading() {
  const headings = document.querySelectorAll<HTMLElement>('#content h1')
  const element = [...headings].find((heading) => heading.getClientRects().length > 0)
  return { element, text: element?.textContent }
}

/** Whether a dialog is open, or the new page has put the focus where it wants it. */
function hasPlacedFocus() {
  const focused = document.activeElement
  return (
    document.querySelector('dialog[open]') !== null ||
    document.querySelector('#content')?.contains(focused) === true ||
    focused instanceof HTMLInputElement
  )
}

function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1
  // Only while it has the focus: a press on the heading later should not move the focus there.
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  heading.focus({ preventScroll: true })
}
