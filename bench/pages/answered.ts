declare global {
  /** Given to the page by the bench: takes the milliseconds from the press to its first visible answer. */
  var tellAnswer: (ms: number) => void
}

/**
 * Runs in the browser before the page, so it can use nothing from outside itself. Measures the time from the first press to
 * the frame in which something of the page has visibly changed. The browser's own signs do not count, since they differ and
 * are easily missed.
 */
export function awaitAnswer() {
  const marks = [
    'class',
    'data-waiting',
    'data-leaving',
    'aria-busy',
    'aria-pressed',
    'aria-expanded',
    'open',
  ]
  const isSeen = (node: Node) => node instanceof HTMLElement && node.checkVisibility()
  const isVisible = ({ type, target, addedNodes, removedNodes }: MutationRecord) =>
    type === 'attributes'
      ? isSeen(target)
      : document.body.contains(target) && ([...addedNodes].some(isSeen) || removedNodes.length > 0)
  const isPressed = (event: Event): event is MouseEvent => event.isTrusted && event instanceof MouseEvent
  const press = (event: Event) => {
    if (!isPressed(event)) return
    removeEventListener('click', press, true)
    const { timeStamp: pressedAt } = event
    const answer = () => {
      observer.disconnect()
      // A frame is on its way to the screen when its callbacks are over: the next task comes after it.
      requestAnimationFrame(() => setTimeout(() => globalThis.tellAnswer(performance.now() - pressedAt)))
    }
    const observer = new MutationObserver((changes) => changes.some(isVisible) && answer())
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: marks,
    })
    // A field answers with its cursor.
    if (document.activeElement instanceof HTMLInputElement) answer()
  }
  addEventListener('click', press, true)
}
