import { useNavigate } from '@tanstack/react-router'
import * as filters from '#ui/list/use-choice.ts'
import { readProductSearch } from '../product-search.ts'
import type { ProductSearch } from '../product-search.ts'

/** @param isOneStep all choices together are one step to go back. */
export function useChoice(search: ProductSearch, isOneStep = false): Choice {
  const navigate = useNavigate()
  const go = (next: ProductSearch, replace: boolean) =>
    void navigate({ to: '/products/', search: next, resetScroll: false, replace })
  return filters.useChoice(search, { read: readProductSearch, go }, isOneStep)
}

export type Choice = filters.Choice<ProductSearch>
