import { lazy, Suspense } from 'react'
import type { PlaceProps } from '../console-place.tsx'
import { DeskView } from './desk-view.tsx'

const SavedRepliesPage = lazy(() => import('./replies/saved-replies-page.tsx'))

/** `desk`, `desk/T-1029` or `desk/replies`. */
export default function DeskPage({ rest }: PlaceProps) {
  if (rest === 'replies') {
    return (
      <Suspense>
        <SavedRepliesPage />
      </Suspense>
    )
  }
  return <DeskView opened={/^T-\d{1,9}$/.test(rest) ? rest : undefined} />
}
