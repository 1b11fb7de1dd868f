import { useRef, useState } from 'react'

interface Ways<Search> {
  /** As the address will say it. */
  read: (search: Record<string, unknown>) => Search
  go: (search: Search, replace: boolean) => void
}

/**
 * What is chosen, and how to choose something else: seen at once, while the address still follows.
 *
 * @param isOneStep all choices together are one step to go back.
 */
export function useChoice<Search extends object>(
  search: Search,
  { read, go }: Ways<Search>,
  isOneStep = false,
) {
  const hasStepped = useRef(false)
  const here = JSON.stringify(search)
  /** Where quick choices have led so far: addresses that are passed on the way to the last one. */
  const [ahead, setAhead] = useState<{ passed: string[]; search: Search }>()
  const isUnderWay = ahead?.passed.includes(here) && JSON.stringify(ahead.search) !== here
  // It has arrived, or somebody else has led elsewhere.
  if (ahead && !isUnderWay) setAhead(undefined)
  const chosen = isUnderWay ? ahead!.search : search
  const choose = (choice: Partial<Search>) => {
    // Another choice begins at its first page.
    const next = read({ ...chosen, ...choice, pageIndex: undefined })
    const passed = isUnderWay ? ahead!.passed : []
    setAhead({ passed: [...passed, JSON.stringify(chosen)], search: next })
    const replace = isOneStep && hasStepped.current
    hasStepped.current = true
    go(next, replace)
  }
  return { chosen, choose }
}

export interface Choice<Search> {
  chosen: Search
  choose: (choice: Partial<Search>) => void
}
