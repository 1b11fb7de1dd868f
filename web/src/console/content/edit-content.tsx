import { useQuery } from '@tanstack/react-query'
import magnifier from 'picture:state-magnifier'
import umbrella from 'picture:state-umbrella'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadingMark } from '#ui/spinner.tsx'
import { contentQueries, isMissing } from './content.queries.ts'
import { ContentEditor } from './content-editor.tsx'
import { ContentLink } from './parts/content-link.tsx'

export function EditContent({ id }: { id: string }) {
  const { content: words } = useArea('staff')
  const content = useQuery(contentQueries.one(useCall(), id))
  if (content.data) return <ContentEditor loaded={content.data} />
  if (content.isPending)
    return (
      <div className="grid min-h-96 place-items-center">
        <LoadingMark />
      </div>
    )
  if (isMissing(content.error))
    return (
      <EmptyState
        picture={magnifier}
        heading={words.missing}
        actions={
          <>
            <ContentLink className={buttonClass({ isWide: true })}>{words.toList}</ContentLink>
            <ContentLink to={`${id}/versions`} className={buttonClass({ variant: 'quiet', isWide: true })}>
              {words.history.title}
            </ContentLink>
          </>
        }
      >
        {words.missingText}
      </EmptyState>
    )
  return (
    <ErrorState
      picture={umbrella}
      heading={words.failed}
      onRetry={() => void content.refetch()}
      isRetrying={content.isFetching}
    >
      {words.failedText}
    </ErrorState>
  )
}
