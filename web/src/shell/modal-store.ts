import { useSyncExternalStore } from 'react'

/** Where to go on after signing in; the page that is open when it is left out. */
interface Onward {
  next?: string | undefined
  /** Typed already, in the modal before. */
  email?: string | undefined
}

/** What a modal is told when it is opened. */
export interface ModalDetails {
  account: object
  menu: object
  chat: object
  login: Onward & { reason?: 'cart' | 'page' }
  register: Onward
  'forgot-password': Onward
  'check-mail': Onward & { email: string; purpose: 'verify' | 'reset' }
}
export type ModalName = keyof ModalDetails

export type Details<Name extends ModalName> = object extends ModalDetails[Name]
  ? [details?: ModalDetails[Name]]
  : [details: ModalDetails[Name]]

export interface ActiveModal {
  name: ModalName
  details: object
}

let active: ActiveModal | null = null
let waiting: ActiveModal | null = null
const listeners = new Set<() => void>()

function set(next: ActiveModal | null) {
  active = next
  for (const listener of listeners) listener()
}

/** One modal or none: while one is open, another is not opened over it. */
export function openModal<Name extends ModalName>(name: Name, ...[details]: Details<Name>) {
  if (active === null) set({ name, details: details ?? {} })
}

export const closeModal = () => set(null)

/** For whoever is sent to another page: going there closes what is open, and this opens after it. */
export function openModalOnArrival<Name extends ModalName>(name: Name, ...[details]: Details<Name>) {
  waiting = { name, details: details ?? {} }
}

export function arrive() {
  if (active === null && waiting) set(waiting)
  waiting = null
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useActiveModal = (): ActiveModal | null =>
  useSyncExternalStore(
    subscribe,
    () => active,
    () => null,
  )
