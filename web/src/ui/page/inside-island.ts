import { createContext } from 'react'

/** True inside an island that the server rendered: see `first-load/island.tsx`. */
export const InsideIsland = createContext(false)
