import { Outlet, useMatches } from '@tanstack/react-router'
import { useMarkHydrated } from '#first-load/leave-hydrated.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Breadcrumb } from '#ui/page/breadcrumb.tsx'
import { renderRouterLink } from '#ui/link/link-to.tsx'
import { useFillsPhone } from './use-fills-phone.ts'

/** The breadcrumb: the names of the pages above this one. */
function useCrumbs() {
  const messages = useMessages()
  const matches = useMatches()
  if (matches.at(-1)?.staticData.namesItself) return []
  return matches.flatMap(({ staticData: { title }, pathname }) =>
    title ? [{ label: title(messages), href: pathname }] : [],
  )
}

/** A layout with margins and a breadcrumb, for pages to read or work on. */
export function MainLayout() {
  useMarkHydrated()
  const { shell } = useMessages()
  const crumbs = useCrumbs()
  const current = crumbs.pop()
  const fillsPhone = useFillsPhone()
  const home = { label: shell.home, href: '/' }
  const way = ({ label }: { label: string }) => (
    <Breadcrumb parents={[home, ...crumbs]} current={label} renderLink={renderRouterLink} />
  )
  return (
    <main className="page-width pt-1">
      {current && (fillsPhone ? <div className="max-md:has-js:hidden">{way(current)}</div> : way(current))}
      <Outlet />
    </main>
  )
}
