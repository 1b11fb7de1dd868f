import { createContext, use } from 'react'

export interface Tools {
  openPalette(): void
  openShortcuts(): void
}

export const ToolsContext = createContext<Tools>({ openPalette() {}, openShortcuts() {} })
export const useConsoleTools = () => use(ToolsContext)
