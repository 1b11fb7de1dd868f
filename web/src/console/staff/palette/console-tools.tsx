import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { CommandPalette } from './command-palette.tsx'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'
import { ToolsContext, type Tools } from './tools-context.ts'
import { useShortcuts } from './use-shortcuts.ts'

type Tool = 'palette' | 'shortcuts'

/**
 * Offers the command palette, the list of shortcuts and the shortcuts themselves on every page of the console.
 * They are not loaded lazily, so that keys typed right after Ctrl+K arrive in the palette.
 */
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
