import umbrella from 'picture:state-umbrella'
import { Suspense } from 'react'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { openPdfSheet } from '#domains/content/open-pdf-viewer.ts'
import { PaperSheet } from '#office/papers/paper-sheet.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { useForm } from '../form/use-application-form.ts'
import { usePaperFile } from './use-paper-file.ts'

/** A paper as large as the screen allows: a photo or a PDF, as staff see it. */
export function PaperDialog({ paper, title, onClose }: { paper: Paper; title: string; onClose(): void }) {
  const { papers: texts } = useArea('application').form
  const query = usePaperFile(useForm().application.id, paper)
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={title}>
      {query.data ? (
        <Suspense fallback={<PaperSkeleton />}>
          <PaperSheet openPdfSheet={openPdfSheet} paper={paper} file={query.data} name={title} />
        </Suspense>
      ) : query.isError ? (
        <ErrorState picture={umbrella} headingLevel={2} query={query}>
          {texts.notOpened}
        </ErrorState>
      ) : (
        <PaperSkeleton />
      )}
    </Dialog>
  )
}

const PaperSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className="h-52 rounded-picture" />
  </SkeletonGroup>
)
