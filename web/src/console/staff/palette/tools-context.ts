import { createContext, use, useEffect } from 'react'

/** What single letters do on the page that is open, by the letter. */
export type PageKeys = Readonly<Record<string, { what: string; act(): void }>>

export interface Tools {
  openPalette(): void
  openShortcuts(): void
  setPageKeys(keys: PageKeys): void
}

export const ToolsContext = createContext<Tools>({
  openPalette() {},
  openShortcuts() {},
  setPageKeys() {},
})
export const useConsoleTools = () => use(ToolsContext)

/** Gives letters a meaning while the page is open; they stand in the list of shortcuts. */
export function usePageKeys(keys: PageKeys) {
  const { setPageKeys } = useConsoleTools()
  useEffect(() => {
    setPageKeys(keys)
    return () => setPageKeys({})
  })
}
