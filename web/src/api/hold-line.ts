/**
 * Of all tabs of a browser the one that was looked at last holds the line: browsers open few connections to one site, and
 * a stream in every tab would take them all. Without locks every tab has its own.
 */
export function holdLine(name: string, onChange: (isOurs: boolean) => void): () => void {
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
  /** Until whoever has it closes their tab. */
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
