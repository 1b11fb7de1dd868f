import { useQuery } from '@tanstack/react-query'
import umbrella from 'picture:state-umbrella'
import { useCall } from '#api/use-router-context.ts'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { HomeEditor } from './home-editor.tsx'
import { HomePreview } from './home-preview.tsx'
import { homeEdition } from './home.queries.ts'

export default function HomePage() {
  const { frame, home } = useArea('staff')
  const edition = useQuery(homeEdition(useCall()))
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 md:px-8">
      <PageTitle title={home.title} />
      {edition.data && (
        <HomeEditor renderPreview={(layout) => <HomePreview layout={layout} />} loaded={edition.data} />
      )}
      {edition.isPending && (
        <div className="grid min-h-96 place-items-center">
          <LoadingMark />
        </div>
      )}
      {edition.isError && !edition.data && (
        <ErrorState picture={umbrella} heading={home.loadFailed} query={edition}>
          {frame.nothingLost}
        </ErrorState>
      )}
    </div>
  )
}
