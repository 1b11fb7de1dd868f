import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useArea } from '#messages/use-area.ts'
import { ContentLink } from './content-link.tsx'

export function BackToList() {
  const { content } = useArea('staff')
  return (
    <ContentLink className="mb-2 inline-flex min-h-11 items-center gap-2 text-label text-crimson hover:underline">
      <ArrowLeft aria-hidden className="size-5" />
      {content.toList}
    </ContentLink>
  )
}
