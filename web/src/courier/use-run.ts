import { createContext, use, useSyncExternalStore } from 'react'
import type { CourierRun } from './run/courier-run.ts'

export const RunContext = createContext<CourierRun | null>(null)

/** The run on this phone, and how it stands. */
export function useRun() {
  const run = use(RunContext)
  if (!run) throw new Error('useRun needs a RunContext above it')
  return { run, state: useSyncExternalStore(run.subscribe, run.state) }
}
