import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import magnifier from 'picture:state-magnifier'
import umbrella from 'picture:state-umbrella'
import { Suspense, useState } from 'react'
import type { ContentVersion } from '@haat/contract/domains/content.ts'
import { languages } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ContentLink } from './documents/content-link.tsx'
import { contentQueries, isMissing, isConflict, useContentMutation } from './documents/content.queries.ts'
import { ContentEditor } from './documents/editor/content-editor.tsx'
import { ContentList } from './documents/list/content-list.tsx'
import { NewContent } from './documents/editor/new-content.tsx'
import { StatusBadge } from './documents/status-badge.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

/** Serves `/staff/content`, `/staff/content/new`, `/staff/content/<id>` and `/staff/content/<id>/versions`. */
export default function ContentPage({ rest }: { rest: string }) {
  const [id, subpage] = rest.split('/')
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 md:px-8">
      <PageTitle title={useTitle(id, subpage)} />
      {renderSubpage(id, subpage)}
    </div>
  )
}

/** The name of what is open; until a document has loaded, the name of the list. */
function useTitle(id: string | undefined, subpage: string | undefined) {
  const { content } = useArea('staff')
  const isOne = Boolean(id) && id !== 'new'
  const one = useQuery({ ...contentQueries.one(useCall(), id ?? ''), enabled: isOne })
  if (id === 'new') return content.editor.new
  const title = one.data?.title ?? content.title
  return isOne && subpage === 'versions' ? `${content.history.title} · ${title}` : title
}

function renderSubpage(id: string | undefined, subpage: string | undefined) {
  if (!id) return <ContentList />
  if (id === 'new') return <NewContent />
  if (subpage === 'versions') return <ContentHistory key={id} id={id} />
  return <EditContent key={id} id={id} />
}

/** Loads a content by its id and opens the editor. */
function EditContent({ id }: { id: string }) {
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
    <ErrorState picture={umbrella} heading={texts.failed} query={content}>
      {texts.failedText}
    </ErrorState>
  )
}

const VersionComparison = lazyPart(async () => ({
  default: (await import('./documents/versions/version-comparison.tsx')).VersionComparison,
}))

/** Lists the versions of a content, and compares two of them side by side; the address names which two. */
function ContentHistory({ id }: { id: string }) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const call = useCall()
  const navigate = useNavigate()
  const versions = useQuery(contentQueries.versions(call, id))
  const one = useQuery(contentQueries.one(call, id))
  const search: Record<string, unknown> = useSearch({ strict: false })
  if (versions.isPending)
    return (
      <div className="grid min-h-96 place-items-center">
        <LoadingMark />
      </div>
    )
  if (!versions.data)
    return (
      <ErrorState picture={umbrella} heading={content.failed} query={versions}>
        {content.failedText}
      </ErrorState>
    )
  const all = versions.data
  const findVersion = (name: string, fallbackIndex: number) =>
    all.find(({ version }) => version === Number(search[name])) ??
    all[Math.min(fallbackIndex, all.length - 1)]!
  const [left, right] = [findVersion('left', 1), findVersion('right', 0)]
  const compare = (changes: { left?: number; right?: number }) =>
    void navigate({
      to: '/staff/$',
      params: { _splat: `content/${id}/versions` },
      search: { left: left.version, right: right.version, ...changes } as never,
      resetScroll: false,
    })
  const isGone = one.isError
  return (
    <>
      <ContentLink
        to={isGone ? '' : id}
        className="mb-2 inline-flex min-h-11 items-center gap-2 text-label text-crimson hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {isGone ? content.toList : content.history.toEditor}
      </ContentLink>
      <h1 className="text-h1 break-words">{content.history.of(all[0]!.translations.en.title)}</h1>
      {isGone && <p className="mt-3 rounded-control bg-cream p-4 text-cream-ink">{content.history.gone}</p>}
      <div className="mt-5 grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <VersionList id={id} versions={all} onCompare={(version) => compare({ left: version })} />
        <section aria-labelledby="compare">
          <h2 id="compare" className="text-title">
            {content.history.compare}
          </h2>
          <Suspense fallback={<LoadingMark />}>
            <VersionComparison
              versions={all}
              left={left}
              right={right}
              onChange={compare}
              nameOf={(version) => content.history.version(formatCount(version, ui.language))}
            />
          </Suspense>
        </section>
      </div>
    </>
  )
}

interface VersionListProps {
  id: string
  versions: ContentVersion[]
  onCompare(version: number): void
}

function VersionList({ id, versions, onCompare }: VersionListProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const { history } = content
  const navigate = useNavigate()
  const [versionToRestore, setVersionToRestore] = useState<number>()
  const newest = versions[0]!.version
  const restore = useContentMutation((call, version: number) =>
    call('POST /master-content/:id/versions/:version/restore', {
      params: { id, version: String(version) },
      body: { version: newest },
    }),
  )
  const call = useCall()
  const queryClient = useQueryClient()
  const formatNumber = (version: number) => formatCount(version, ui.language)
  const refusal = () => {
    if (!isConflict(restore.error)) return history.failed
    const isKey = restore.error instanceof ApiFailure && 'key' in restore.error.fields
    return isKey ? history.keyTaken : content.bulk.conflict
  }
  return (
    <section aria-label={history.title}>
      <FormError text={restore.isError ? refusal() : undefined} className="mb-3" />
      <ol className="grid gap-3">
        {versions.map((version) => (
          <li key={version.version} className="rounded-panel bg-surface p-4 shadow-1">
            <p className="flex flex-wrap items-center gap-2">
              <span className="text-label">{history.version(formatNumber(version.version))}</span>
              <StatusBadge status={version.status} />
              {version.isShown && <Badge tone="pine">{history.shown}</Badge>}
              {version.version === newest && <Badge tone="sunken">{history.newest}</Badge>}
            </p>
            <p className="mt-1 break-words">{version.translations.en.title}</p>
            <p className="mt-1 text-small text-muted">
              <DateText instant={version.updatedAt} form="dateTime" />{' '}
              {version.editor ? history.by(version.editor.name) : history.ours}
              {' · '}
              {languages
                .filter((language) => version.translations[language].files.length > 0)
                .map((language) => content.languages[language])
                .join(', ') || history.noDocument}
            </p>
            <p className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" onClick={() => onCompare(version.version)}>
                {history.compare}
              </Button>
              <Button variant="quiet" onClick={() => setVersionToRestore(version.version)}>
                {history.restore}
              </Button>
            </p>
          </li>
        ))}
      </ol>
      {versionToRestore !== undefined && (
        <ConfirmDialog
          title={history.restoreTitle(formatNumber(versionToRestore))}
          text={history.restoreText}
          confirmLabel={history.restore}
          busyLabel={history.restoring}
          isBusy={restore.isPending}
          onConfirm={() =>
            restore.mutate(versionToRestore, {
              onSuccess: ({ data }) => {
                // The editor opens with what was restored, and not with what it showed before.
                queryClient.setQueryData(contentQueries.one(call, id).queryKey, data)
                void showToast('success', history.restored)
                void navigate({ to: '/staff/$', params: { _splat: `content/${id}` } })
              },
              onSettled: () => setVersionToRestore(undefined),
            })
          }
          onClose={() => setVersionToRestore(undefined)}
        />
      )}
    </section>
  )
}
