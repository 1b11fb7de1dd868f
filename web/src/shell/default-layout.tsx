import { Outlet } from '@tanstack/react-router'

/** A layout without margins, for pages to browse: each page sets its own edges. */
export function DefaultLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
