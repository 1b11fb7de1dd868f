import { useRef, useState } from 'react'

interface Navigation<Search> {
  /** Reads a search as the page's route does, so that both are equal. */
  read: (search: Record<string, unknown>) => Search
  go: (search: Search, replace: boolean) => void
}

/**
 * The current choice of filters, and how to change it. A change shows at once, while the navigation is still under
 * way.
 *
 * @param isOneStep whether all changes together are one step in the browser's history.
 */
export function useChoice<Search extends object>(
  search: Search,
  { read, go }: Navigation<Search>,
  isOneStep = false,
) {
  const hasNavigated = useRef(false)
  const current = JSON.stringify(search)
  /** The target of quick successive changes, and the addresses that are passed on the way to it. */
  const [pending, setPending] = useState<{ passed: string[]; search: Search }>()
  const isPending = pending?.passed.includes(current) && JSON.stringify(pending.search) !== current
  // The navigation has arrived, or something else has changed the address.
  if (pending && !isPending) setPending(undefined)
  const chosen = isPending ? pending!.search : search
  const choose = (choice: Partial<Search>) => {
    // A changed choice begins at its first page.
    const next = read({ ...chosen, ...choice, pageIndex: undefined })
    const passed = isPending ? pending!.passed : []
    setPending({ passed: [...passed, JSON.stringify(chosen)], search: next })
    const replace = isOneStep && hasNavigated.current
    hasNavigated.current = true
    go(next, replace)
  }
  return { chosen, choose }
}

export interface Choice<Search> {
  chosen: Search
  choose: (choice: Partial<Search>) => void
}
