import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { servedCart } from './cart-lines.ts'
import type { ServedCart, ServedState } from './served-cart.ts'

const nothing: ServedState = { cart: undefined, isBroken: false, isLoading: true }
const broken: ServedState = { cart: undefined, isBroken: true, isLoading: false }
const silent = () => () => {}

/** The cart of whoever is signed in, and how to change it once it is there. */
export function useServedCart(): { state: ServedState; served: ServedCart | undefined; retry: () => void } {
  const call = useCall()
  const [served, setServed] = useState<ServedCart>()
  const [tries, setTries] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    let isOver = false
    servedCart(call).then(
      (cart) => isOver || setServed(() => cart),
      () => isOver || setIsMissing(true),
    )
    return () => {
      isOver = true
    }
  }, [call, tries])
  const fallback = isMissing ? broken : nothing
  const state = useSyncExternalStore(
    served?.subscribe ?? silent,
    served?.read ?? (() => fallback),
    () => nothing,
  )
  const retry = () => {
    if (served) return served.retry()
    setIsMissing(false)
    setTries((times) => times + 1)
  }
  return { state, served, retry }
}
