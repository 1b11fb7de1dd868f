import { isSavingData } from './is-saving-data.ts'

/** What stands in sight for so long may be looked at. */
const restMs = 600
/** One after the other, and never behind more than a screen of them. */
const mostWaiting = 8

const callbacks = new WeakMap<Element, () => Promise<unknown>>()
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
const waiting: (() => Promise<unknown>)[] = []
let isBusy = false
let observer: IntersectionObserver | undefined

async function work() {
  if (isBusy) return
  isBusy = true
  for (let next = waiting.pop(); next; next = waiting.pop()) await next().catch(() => {})
  isBusy = false
}

function rested(element: Element) {
  const callback = callbacks.get(element)
  forget(element)
  if (!callback) return
  waiting.push(callback)
  if (waiting.length > mostWaiting) waiting.shift()
  void work()
}

function look(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target))
    if (isIntersecting)
      timers.set(
        target,
        setTimeout(() => rested(target), restMs),
      )
  }
}

function forget(element: Element) {
  clearTimeout(timers.get(element))
  callbacks.delete(element)
  observer?.unobserve(element)
}

/** Calls back once, when somebody may be looking at the element; never where data are to be saved. */
export function whenRested(element: Element, callback: () => Promise<unknown>): () => void {
  if (isSavingData()) return () => {}
  observer ??= new IntersectionObserver(look, { threshold: 0.6 })
  callbacks.set(element, callback)
  observer.observe(element)
  return () => forget(element)
}
