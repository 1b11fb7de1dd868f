import { growingPauseMs } from './growing-pause.ts'

const pauses = { firstMs: 300, longestMs: 60_000 }

/**
 * Lets only the tab that was visible last hold a lock, and with it the connection of a stream: browsers open
 * few connections to one site, and a stream in every tab would use them up. Without the Locks API every tab
 * holds its own. A page that is left holds none, since browsers may keep it in case somebody comes back.
 */
export function holdTabLock(name: string, onChange: (isOurs: boolean) => void): () => void {
  let isOurs = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  let letGo = () => {}
  const set = (now: boolean) => {
    if (now === isOurs) return
    isOurs = now
    onChange(now)
  }
  const stop = () => {
    clearTimeout(timer)
    asking.abort()
    letGo()
  }
  /** Waits until the tab that holds the lock is closed, or steals it from there. */
  function ask(steal: boolean) {
    stop()
    if (!navigator.locks) return set(true)
    const { signal } = (asking = new AbortController())
    const hold = () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve()
        letGo = resolve
        tries = 0
        set(true)
      })
    // Never asked for again in the same turn: a page that is going is refused at once, and would ask for ever.
    const lose = () => {
      if (signal.aborted) return
      set(false)
      timer = setTimeout(ask, growingPauseMs(tries++, pauses), false)
    }
    navigator.locks.request(name, steal ? { steal } : { signal }, hold).catch(lose)
  }
  const look = () => document.visibilityState === 'visible' && !isOurs && ask(true)
  const begin = () => ask(document.visibilityState === 'visible')
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && begin()
  const leave = () => {
    set(false)
    stop()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  begin()
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
    stop()
  }
}
