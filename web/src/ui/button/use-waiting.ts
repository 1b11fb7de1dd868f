import { useState } from 'react'

const waiting = { 'data-waiting': '', 'aria-busy': true }

/**
 * For a button whose work may have to wait for code or for an answer: `<button {...mark} onClick={() => run(work)}>`.
 * Until the work is done it is marked like a press that came before hydration. Further presses count as well.
 */
export function useWaiting() {
  const [count, setCount] = useState(0)
  const run = (work: () => Promise<unknown>) => {
    setCount((n) => n + 1)
    void work().finally(() => setCount((n) => n - 1))
  }
  return { mark: count > 0 ? waiting : undefined, run }
}
