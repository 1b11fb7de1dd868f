import { useState } from 'react'
import type { Import } from '@haat/contract/domains/imports.ts'

/** Whether an import can be taken back as a whole, at the time when this is shown; the server looks again. */
export function useCanUndo({ state, undoUntil }: Import): boolean {
  const [now] = useState(() => Date.now())
  return state === 'written' && undoUntil !== null && Date.parse(undoUntil) > now
}
