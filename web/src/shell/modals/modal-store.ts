import { useSyncExternalStore } from 'react'

/** The page to open after signing in; when it is left out, the current page stays. */
interface Onward {
  next?: string | undefined
  /** The address that was typed in the dialog before. */
  email?: string | undefined
}

/** What each dialog is given when it is opened. */
export interface ModalDetails {
  /** Where the button that opens it ends, in pixels from the top of the screen. */
  account: { top?: number }
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

/** Opens a dialog, unless another one is open. */
export function openModal<Name extends ModalName>(name: Name, ...[details]: Details<Name>) {
  if (active === null) set({ name, details: details ?? {} })
}

/** For what needs an account; the page stays. */
export const askToSignIn = () => openModal('login')

export const closeModal = () => set(null)

/** Opens a dialog after the navigation that is under way, which closes whatever is open. */
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
