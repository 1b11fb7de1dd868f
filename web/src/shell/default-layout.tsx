import { Outlet } from '@tanstack/react-router'

/** Full-bleed, for browsing: each page sets its own edges. */
export function DefaultLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
