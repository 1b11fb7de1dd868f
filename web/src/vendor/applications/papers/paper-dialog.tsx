import umbrella from 'picture:state-umbrella'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { useForm } from '../form/use-application-form.ts'
import { usePaperPicture } from './use-paper-picture.ts'

/** A photo of a paper as large as the screen allows. */
export function PaperDialog({ paper, title, onClose }: { paper: Paper; title: string; onClose(): void }) {
  const { papers: texts } = useArea('application').form
  const { url, query } = usePaperPicture(useForm().application.id, paper)
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={title}>
      {url ? (
        <img src={url} alt={title} className="mx-auto max-w-full rounded-picture" />
      ) : query.isError ? (
        <ErrorState picture={umbrella} headingLevel={2} query={query}>
          {texts.notOpened}
        </ErrorState>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-52 rounded-picture" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
