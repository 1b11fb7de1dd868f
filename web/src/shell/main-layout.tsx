import { Outlet, useMatches } from '@tanstack/react-router'
import { useMessages } from '#messages/use-messages.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { linkTo } from './link-to.tsx'

/** Contained, with the way back on top: for pages that one reads or works on. */
export function MainLayout() {
  const messages = useMessages()
  const crumbs = useMatches()
    .filter((match) => match.staticData.title)
    .map((match) => ({ label: match.staticData.title!(messages), href: match.pathname }))
  const current = crumbs.pop()
  const home = { label: messages.shell.home, href: '/' }
  return (
    <main className="page-width pt-1">
      {current && <Breadcrumb parents={[home, ...crumbs]} current={current.label} renderLink={linkTo} />}
      <Outlet />
    </main>
  )
}
