import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { openServerCart } from '../cart-store.ts'
import type { ServerCart, ServerCartState } from '../store/server-cart.ts'

const nothing: ServerCartState = { cart: undefined, isBroken: false, isLoading: true }
const broken: ServerCartState = { cart: undefined, isBroken: true, isLoading: false }
const silent = () => () => {}

/** The signed-in user's cart, and the actions that change it once its code has loaded. */
export function useServerCart(): {
  state: ServerCartState
  serverCart: ServerCart | undefined
  retry: () => void
} {
  const call = useCall()
  const [serverCart, setServerCart] = useState<ServerCart>()
  const [tries, setTries] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    let isOver = false
    openServerCart(call).then(
      (cart) => isOver || setServerCart(() => cart),
      () => isOver || setIsMissing(true),
    )
    return () => {
      isOver = true
    }
  }, [call, tries])
  const fallback = isMissing ? broken : nothing
  const state = useSyncExternalStore(
    serverCart?.subscribe ?? silent,
    serverCart?.read ?? (() => fallback),
    () => nothing,
  )
  const retry = () => {
    if (serverCart) return serverCart.retry()
    setIsMissing(false)
    setTries((times) => times + 1)
  }
  return { state, serverCart, retry }
}
