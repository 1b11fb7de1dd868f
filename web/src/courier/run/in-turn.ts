const lasts = new Map<string, Promise<unknown>>()

/** One after the other, over all tabs of this phone where the browser can. Photos have a turn of their own. */
export function inTurn<Result>(work: () => Promise<Result>, kind: 'run' | 'photos' = 'run'): Promise<Result> {
  const run = () => (navigator.locks ? navigator.locks.request(`haat-courier ${kind}`, work) : work())
  const next = (lasts.get(kind) ?? Promise.resolve()).then(run, run) as Promise<Result>
  lasts.set(
    kind,
    next.catch(() => {}),
  )
  return next
}
