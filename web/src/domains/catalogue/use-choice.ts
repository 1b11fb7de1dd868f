import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { withChoice } from './product-search.ts'
import type { ProductSearch } from './product-search.ts'

/** What is chosen, and how to choose something else: seen at once, while the address still follows. */
export function useChoice(search: ProductSearch) {
  const navigate = useNavigate()
  const here = JSON.stringify(search)
  const [ahead, setAhead] = useState<{ of: string; search: ProductSearch }>()
  if (ahead && ahead.of !== here) setAhead(undefined)
  const chosen = ahead?.of === here ? ahead.search : search
  const choose = (choice: ProductSearch) => {
    const next = withChoice(chosen, choice)
    setAhead({ of: here, search: next })
    void navigate({ to: '/products/', search: next, resetScroll: false })
  }
  return { chosen, choose }
}

export type Choice = ReturnType<typeof useChoice>
