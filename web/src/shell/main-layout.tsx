import { Outlet, useMatches } from '@tanstack/react-router'
import { useMessages } from '#messages/use-messages.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { linkTo } from '#ui/link-to.tsx'

/** The way to the page, by the names of the pages above it. */
function useCrumbs() {
  const messages = useMessages()
  const matches = useMatches()
  if (matches.at(-1)?.staticData.namesItself) return []
  return matches.flatMap(({ staticData: { title }, pathname }) =>
    title ? [{ label: title(messages), href: pathname }] : [],
  )
}

/** Contained, with the way back on top: for pages that one reads or works on. */
export function MainLayout() {
  const { shell } = useMessages()
  const crumbs = useCrumbs()
  const current = crumbs.pop()
  const home = { label: shell.home, href: '/' }
  return (
    <main className="page-width pt-1">
      {current && <Breadcrumb parents={[home, ...crumbs]} current={current.label} renderLink={linkTo} />}
      <Outlet />
    </main>
  )
}
