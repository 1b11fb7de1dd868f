import { createContext } from 'react'

/** Opens the cart, or for visitors the sign-in dialog with what is in it. The shell, which has the dialogs, provides it. */
export const OpenCart = createContext<() => void>(() => {})
