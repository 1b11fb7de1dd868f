import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { useCall } from '#api/use-router-context.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { legalQueries } from './legal/legal.queries.ts'
import { useFileUrl } from './use-file-url.ts'

/** Opens the published file of a document in a new tab; nothing is shown while there is none. */
export function DocumentLink({ contentKey, children }: { contentKey: string; children: string }) {
  const { ui } = useMessages()
  const content = useQuery(legalQueries.content(useCall(), contentKey, ui.language)).data
  const url = useFileUrl(content?.files[0])
  if (!url) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-11 items-center gap-2 text-label text-crimson underline"
    >
      <FileText aria-hidden className="size-5" />
      {children}
    </a>
  )
}
