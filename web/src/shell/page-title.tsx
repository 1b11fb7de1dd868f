import { useMatches } from '@tanstack/react-router'
import type { Messages } from '#messages/catalogue.ts'
import { useMessages } from '#messages/use-messages.ts'
import { HeadTags } from '#ui/head-tags.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name: in the title of the document, and in the breadcrumb of the main layout. */
    title?: (messages: Messages) => string
    description?: (messages: Messages) => string
    /** Nothing for search engines: a tool, or what only one person sees. */
    isHidden?: true
    /** What it shows gives it its name: it draws its own `PageHead` and breadcrumb. */
    namesItself?: true
    /** On a phone it stands alone, with its own ways back and on: no header, no bottom bar. */
    fillsPhone?: true
    /** The same on every screen: it has a header of its own, and no footer. */
    fillsScreen?: true
  }
}

/**
 * What the deepest page is called, in the visitor's language.
 *
 * @param isWaiting no page is there yet, so none can name itself.
 */
export function PageTitle({ isWaiting }: { isWaiting: boolean }) {
  const messages = useMessages()
  const matches = useMatches()
  const match = matches.findLast(({ staticData }) => staticData.title || staticData.namesItself)
  const { namesItself, isHidden, title, description } = match?.staticData ?? {}
  if (namesItself && !isWaiting) return null
  const { fullPath = '', routeId } = matches.at(-1) ?? {}
  // A page that was not found ends at the root, a thing that was not found at its own route.
  const isOneOfOurs = !isHidden && routeId !== '__root__' && !fullPath.includes('$')
  return (
    <HeadTags
      title={title?.(messages)}
      description={description?.(messages)}
      path={isOneOfOurs ? fullPath : undefined}
      isHidden={isHidden}
    />
  )
}
