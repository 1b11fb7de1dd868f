import { useMatches } from '@tanstack/react-router'
import { useMessages } from '#messages/use-messages.ts'
import type { Messages } from '#messages/catalogue.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name: in the title of the document, and in the breadcrumb of the main layout. */
    title?: (messages: Messages) => string
    description?: (messages: Messages) => string
  }
}

/** What the deepest page says of itself, in the visitor's language; React puts it into the head. */
export function PageTitle() {
  const messages = useMessages()
  const { shell } = messages
  const page = useMatches().findLast((match) => match.staticData.title)?.staticData
  return (
    <>
      <title>{page?.title ? shell.titled(page.title(messages)) : shell.siteTitle}</title>
      <meta name="description" content={page?.description?.(messages) ?? shell.siteDescription} />
    </>
  )
}
