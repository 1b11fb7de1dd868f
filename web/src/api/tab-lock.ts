/**
 * Lets only the tab that was visible last hold a lock, and with it the connection of a stream: browsers open
 * few connections to one site, and a stream in every tab would use them up. Without the Locks API every tab
 * holds its own.
 */
export function holdTabLock(name: string, onChange: (isOurs: boolean) => void): () => void {
  if (!navigator.locks) {
    onChange(true)
    return () => {}
  }
  let isOurs = false
  let isOver = false
  let letGo = () => {}
  let waiting = new AbortController()
  const set = (now: boolean) => {
    if (now === isOurs) return
    isOurs = now
    onChange(now)
  }
  const hold = () =>
    new Promise<void>((resolve) => {
      letGo = resolve
      set(true)
    })
  /** Waits until the tab that holds the lock is closed. */
  const wait = () => {
    const { signal } = (waiting = new AbortController())
    navigator.locks.request(name, { signal }, hold).catch(() => signal.aborted || lose())
  }
  const lose = () => {
    if (isOver) return
    set(false)
    wait()
  }
  const look = () => {
    if (document.visibilityState !== 'visible' || isOurs) return
    waiting.abort()
    navigator.locks.request(name, { steal: true }, hold).catch(lose)
  }
  document.addEventListener('visibilitychange', look)
  if (document.visibilityState === 'visible') look()
  else wait()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', look)
    waiting.abort()
    letGo()
  }
}
