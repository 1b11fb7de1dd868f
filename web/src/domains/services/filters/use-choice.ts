import { useNavigate } from '@tanstack/react-router'
import * as filters from '#ui/list/use-choice.ts'
import { readServiceSearch, type ServiceSearch } from '../service-search.ts'

/** @param isOneStep whether all choices together are one step in the browser's history. */
export function useChoice(search: ServiceSearch, isOneStep = false): Choice {
  const navigate = useNavigate()
  const go = (next: ServiceSearch, replace: boolean) =>
    void navigate({ to: '/services/', search: next, resetScroll: false, replace })
  return filters.useChoice(search, { read: readServiceSearch, go }, isOneStep)
}

export type Choice = filters.Choice<ServiceSearch>
