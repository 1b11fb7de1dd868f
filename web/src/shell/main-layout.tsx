import { Outlet, useMatches } from '@tanstack/react-router'
import { useMessages } from '#messages/use-messages.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { linkTo } from '#ui/link-to.tsx'
import { useFillsPhone } from './use-fills-phone.ts'

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
  const fillsPhone = useFillsPhone()
  const home = { label: shell.home, href: '/' }
  const way = ({ label }: { label: string }) => (
    <Breadcrumb parents={[home, ...crumbs]} current={label} renderLink={linkTo} />
  )
  return (
    <main className="page-width pt-1">
      {current && (fillsPhone ? <div className="max-md:hidden">{way(current)}</div> : way(current))}
      <Outlet />
    </main>
  )
}
