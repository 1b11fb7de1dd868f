import { Outlet } from '@tanstack/react-router'
import { useMarkHydrated } from '#first-load/leave-hydrated.ts'

/** A layout without margins, for pages to browse: each page sets its own edges. */
export function DefaultLayout() {
  useMarkHydrated()
  return (
    <main>
      <Outlet />
    </main>
  )
}
