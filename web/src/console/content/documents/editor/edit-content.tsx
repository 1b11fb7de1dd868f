import { useQuery } from '@tanstack/react-query'
import magnifier from 'picture:state-magnifier'
import umbrella from 'picture:state-umbrella'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { contentQueries, isMissing } from '../content.queries.ts'
import { ContentLink } from '../content-link.tsx'
import { ContentEditor } from './content-editor.tsx'

/** Loads a content by its id and opens the editor. */
export function EditContent({ id }: { id: string }) {
  const { content: texts } = useArea('staff')
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
        heading={texts.missing}
        actions={
          <>
            <ContentLink className={buttonClass({ isWide: true })}>{texts.toList}</ContentLink>
            <ContentLink to={`${id}/versions`} className={buttonClass({ variant: 'quiet', isWide: true })}>
              {texts.history.title}
            </ContentLink>
          </>
        }
      >
        {texts.missingText}
      </EmptyState>
    )
  return (
    <ErrorState
      picture={umbrella}
      heading={texts.failed}
      onRetry={() => void content.refetch()}
      isRetrying={content.isFetching}
    >
      {texts.failedText}
    </ErrorState>
  )
}
