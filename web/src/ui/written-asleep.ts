import { createContext } from 'react'

/** True in what the server wrote and the browser has not taken over yet. */
export const WrittenAsleep = createContext(false)
