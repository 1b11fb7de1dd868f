import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { ContentVersion } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConfirmDialog } from '#console/parts/confirm-dialog.tsx'
import { isConflict, useContentMutation } from '../content.queries.ts'
import { StatusBadge } from '../status-badge.tsx'

interface VersionListProps {
  id: string
  versions: ContentVersion[]
  onCompare(version: number): void
}

export function VersionList({ id, versions, onCompare }: VersionListProps) {
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
            <p className="mt-1 break-words">{version.title}</p>
            <p className="mt-1 text-small text-muted">
              <DateText instant={version.updatedAt} form="dateTime" />{' '}
              {version.editor ? history.by(version.editor.name) : history.ours}
              {' · '}
              {history.files(formatNumber(version.files.length))}
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
              onSuccess: () => {
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
