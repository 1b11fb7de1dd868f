import { useMatches } from '@tanstack/react-router'
import type { Messages } from '#ui/messages/load-messages.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name, for the document's title and the breadcrumb of the main layout. */
    title?: (messages: Messages) => string
    description?: (messages: Messages) => string
    /** Hides the page from search engines: it is a tool, or only one person sees it. */
    isHidden?: true
    /** The page is named after its content, and renders its own `PageHead` and breadcrumb. */
    namesItself?: true
    /** On a phone the page fills the screen with its own navigation: no site header, no bottom bar. */
    fillsPhone?: true
    /** The page fills every screen: it has a header of its own, and no footer. */
    fillsScreen?: true
  }
}

/**
 * Sets the document's title to the name of the deepest page, in the visitor's language.
 *
 * @param isWaiting no page is rendered yet, so none can name itself.
 */
export function PageTitle({ isWaiting }: { isWaiting: boolean }) {
  const messages = useMessages()
  const matches = useMatches()
  const match = matches.findLast(({ staticData }) => staticData.title || staticData.namesItself)
  const { namesItself, isHidden, title, description } = match?.staticData ?? {}
  if (namesItself && !isWaiting) return null
  const { fullPath = '', routeId } = matches.at(-1) ?? {}
  // An unknown address ends at the root route, an unknown product or vendor at its own route.
  const isUnknown = routeId === '__root__'
  const name = isUnknown ? messages.shell.notFound : title?.(messages)
  const { number } = (match?.params ?? {}) as { number?: string }
  const isOneOfOurs = !isHidden && !isUnknown && !fullPath.includes('$')
  return (
    <HeadTags
      // What is known by a number, as an order is, is called by it.
      title={number ? `${number} · ${name}` : name}
      description={description?.(messages)}
      path={isOneOfOurs ? fullPath : undefined}
      isHidden={isHidden}
    />
  )
}
