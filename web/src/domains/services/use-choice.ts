import { useNavigate } from '@tanstack/react-router'
import * as filters from '#domains/filters/use-choice.ts'
import { readServiceSearch, type ServiceSearch } from './service-search.ts'

/** @param isOneStep all choices together are one step to go back. */
export function useChoice(search: ServiceSearch, isOneStep = false): Choice {
  const navigate = useNavigate()
  const go = (next: ServiceSearch, replace: boolean) =>
    void navigate({ to: '/services/', search: next, resetScroll: false, replace })
  return filters.useChoice(search, { read: readServiceSearch, go }, isOneStep)
}

export type Choice = filters.Choice<ServiceSearch>
