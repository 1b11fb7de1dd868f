import { isSavingData } from '#ui/device/is-saving-data.ts'

/** An element that stays in view for so long is taken to be looked at. */
const restMs = 600
/** Callbacks run one after the other; the queue holds no more of them than one screen has elements. */
const maxQueued = 8

const callbacks = new WeakMap<Element, () => Promise<unknown>>()
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
const queue: (() => Promise<unknown>)[] = []
let isRunning = false
let observer: IntersectionObserver | undefined

async function runQueue() {
  if (isRunning) return
  isRunning = true
  for (let next = queue.pop(); next; next = queue.pop()) await next().catch(() => {})
  isRunning = false
}

function enqueue(element: Element) {
  const callback = callbacks.get(element)
  forget(element)
  if (!callback) return
  queue.push(callback)
  if (queue.length > maxQueued) queue.shift()
  void runQueue()
}

function onIntersection(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target))
    if (isIntersecting)
      timers.set(
        target,
        setTimeout(() => enqueue(target), restMs),
      )
  }
}

function forget(element: Element) {
  clearTimeout(timers.get(element))
  callbacks.delete(element)
  observer?.unobserve(element)
}

/** Calls back once, when the element has stayed in view for a while; never for a visitor who saves data. */
export function whenInView(element: Element, callback: () => Promise<unknown>): () => void {
  if (isSavingData()) return () => {}
  observer ??= new IntersectionObserver(onIntersection, { threshold: 0.6 })
  callbacks.set(element, callback)
  observer.observe(element)
  return () => forget(element)
}
