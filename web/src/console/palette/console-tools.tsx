import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { CommandPalette } from './command-palette.tsx'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'
import { ToolsContext, type Tools } from './tools-context.ts'
import { useShortcuts } from './use-shortcuts.ts'

type Tool = 'palette' | 'shortcuts'

/** What the keyboard can do anywhere in the console. Here with it: whoever types at once types into the palette. */
export function ConsoleTools({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Tool>()
  const tools = useMemo<Tools>(
    () => ({ openPalette: () => setOpen('palette'), openShortcuts: () => setOpen('shortcuts') }),
    [],
  )
  const close = useCallback(() => setOpen(undefined), [])
  useShortcuts(tools)
  return (
    <ToolsContext value={tools}>
      {children}
      {open === 'palette' && <CommandPalette onClose={close} />}
      {open === 'shortcuts' && <ShortcutsSheet onClose={close} />}
    </ToolsContext>
  )
}
