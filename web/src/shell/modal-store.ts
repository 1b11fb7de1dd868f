import { useSyncExternalStore } from 'react'

export type ModalName = 'account' | 'cart' | 'menu' | 'chat'

let active: ModalName | null = null
const listeners = new Set<() => void>()

function set(next: ModalName | null) {
  active = next
  for (const listener of listeners) listener()
}

/** One modal or none: while one is open, another is not opened over it. */
export function openModal(name: ModalName) {
  if (active === null) set(name)
}

export const closeModal = () => set(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useActiveModal = (): ModalName | null =>
  useSyncExternalStore(
    subscribe,
    () => active,
    () => null,
  )
