import { withoutEval } from '#ui/form/without-eval.ts'

type Rules = typeof import('@haat/contract/domains/listings.content.ts')

let loading: Promise<Rules> | undefined

/** The rules of what a listing holds; the same promise each time, since a component suspends on it. */
export function loadContentRules(): Promise<Rules> {
  loading ??= withoutEval(() => import('@haat/contract/domains/listings.content.ts'))
  // After a failure the next caller tries again.
  loading.catch(() => (loading = undefined))
  return loading
}
