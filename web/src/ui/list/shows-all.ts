import { createContext } from 'react'

/** Whether all items of long lists are rendered: the address asks for it where there is no JavaScript to show more. */
export const ShowsAll = createContext(false)
