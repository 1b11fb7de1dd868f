interface Settled extends Promise<void> {
  status?: 'fulfilled'
  value?: void
}

export interface NearGate {
  /** What a component waits for. */
  near: Promise<void>
  /** Who was here when the section was first looked at. */
  firstStatus?: string
  /** From now on it opens as soon as what it shows can be read. */
  want(): void
  isWanted(): boolean
  open(): void
}

export function createNearGate(): NearGate {
  let resolve = () => {}
  const near: Settled = new Promise<void>((settle) => (resolve = settle))
  let isWanted = false
  return {
    near,
    want: () => void (isWanted = true),
    isWanted: () => isWanted,
    open() {
      // React reads this field: with it a component goes on at once.
      near.status = 'fulfilled'
      resolve()
    },
  }
}

/** Before the visitor has moved, only what is really seen; from then on what is about to be. */
const atRest = '0px 0px -120px'
const onTheWay = '600px'

/** Calls back once, when the element is about to be seen. */
export function whenNear(element: Element, isNear: () => void): () => void {
  let observer = observe(scrollY > 0 ? onTheWay : atRest)
  const move = () => {
    observer.disconnect()
    observer = observe(onTheWay)
  }
  const end = () => {
    observer.disconnect()
    removeEventListener('scroll', move)
  }
  addEventListener('scroll', move, { once: true, passive: true })
  return end

  function observe(rootMargin: string) {
    const made = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        end()
        isNear()
      },
      { rootMargin },
    )
    made.observe(element)
    return made
  }
}
