import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { withChoice } from './product-search.ts'
import type { ProductSearch } from './product-search.ts'

/**
 * What is chosen, and how to choose something else: seen at once, while the address still follows.
 *
 * @param isOneStep all choices together are one step to go back.
 */
export function useChoice(search: ProductSearch, isOneStep = false) {
  const navigate = useNavigate()
  const hasStepped = useRef(false)
  const here = JSON.stringify(search)
  const [ahead, setAhead] = useState<{ of: string; search: ProductSearch }>()
  if (ahead && ahead.of !== here) setAhead(undefined)
  const chosen = ahead?.of === here ? ahead.search : search
  const choose = (choice: ProductSearch) => {
    const next = withChoice(chosen, choice)
    setAhead({ of: here, search: next })
    const replace = isOneStep && hasStepped.current
    hasStepped.current = true
    void navigate({ to: '/products/', search: next, resetScroll: false, replace })
  }
  return { chosen, choose }
}

export type Choice = ReturnType<typeof useChoice>
