import { createContext } from 'react'

/** Whether long lists are written whole: asked for in the address by those who have no scripts to unfold them. */
export const Unfolded = createContext(false)
