/** A promise with the two fields by which React recognises it as settled. */
interface SettledPromise extends Promise<void> {
  status?: 'fulfilled'
  value?: void
}

/** Holds back the hydration of a part of the page: a component suspends on `opened` until `open()` is called. */
export interface HydrationGate {
  opened: Promise<void>
  /** The session status at the first render: the gate opens when it changes. */
  firstStatus?: string
  /** From now on the gate is to be opened as soon as the data behind it have been read. */
  openWhenRead(): void
  opensWhenRead(): boolean
  open(): void
}

export function createHydrationGate(): HydrationGate {
  let resolve = () => {}
  const opened: SettledPromise = new Promise<void>((settle) => (resolve = settle))
  let isWaitingForData = false
  return {
    opened,
    openWhenRead: () => void (isWaitingForData = true),
    opensWhenRead: () => isWaitingForData,
    open() {
      // React reads this field: with it a component continues in the same render instead of suspending once more.
      opened.status = 'fulfilled'
      resolve()
    },
  }
}

/** Before the visitor scrolls, only what is really in view counts as near; after that also what is about to be. */
const marginAtRest = '0px 0px -120px'
const marginWhileScrolling = '600px'

/** Calls back once, when the element is in view or about to be. */
export function whenNearViewport(element: Element, onNear: () => void): () => void {
  let observer = observe(scrollY > 0 ? marginWhileScrolling : marginAtRest)
  const widenMargin = () => {
    observer.disconnect()
    observer = observe(marginWhileScrolling)
  }
  const stop = () => {
    observer.disconnect()
    removeEventListener('scroll', widenMargin)
  }
  addEventListener('scroll', widenMargin, { once: true, passive: true })
  return stop

  function observe(rootMargin: string) {
    const created = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        stop()
        onNear()
      },
      { rootMargin },
    )
    created.observe(element)
    return created
  }
}
