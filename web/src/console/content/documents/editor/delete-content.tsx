import { useNavigate } from '@tanstack/react-router'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConfirmDialog } from '#console/parts/confirm-dialog.tsx'
import { isConflict, useContentMutation } from '../content.queries.ts'
import { isLegal } from './draft.ts'

export function DeleteContent({ content: { id, key, version } }: { content: MasterContent }) {
  const { content } = useArea('staff')
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = useContentMutation((call, loadedVersion: number) =>
    call('DELETE /master-content/:id', { params: { id }, query: { version: String(loadedVersion) } }),
  )
  if (isLegal(key)) return <p className="mt-8 text-small text-muted">{content.editor.legal}</p>
  const refusal = isConflict(remove.error) ? content.bulk.conflict : content.editor.failed
  return (
    <div className="mt-8">
      <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setIsConfirming(true)}>
        {content.editor.remove}
      </Button>
      <FormError text={remove.isError ? refusal : undefined} className="mt-3" />
      {isConfirming && (
        <ConfirmDialog
          title={content.editor.removeTitle}
          text={content.editor.removeText}
          confirmLabel={content.editor.removeYes}
          busyLabel={content.editor.removing}
          isBusy={remove.isPending}
          onConfirm={() =>
            remove.mutate(version, {
              onSuccess: () => {
                void showToast('success', content.editor.removed, {
                  label: content.history.title,
                  onAct: () =>
                    void navigate({ to: '/staff/$', params: { _splat: `content/${id}/versions` } }),
                })
                void navigate({ to: '/staff/$', params: { _splat: 'content' }, ignoreBlocker: true })
              },
              onSettled: () => setIsConfirming(false),
            })
          }
          onClose={() => setIsConfirming(false)}
        />
      )}
    </div>
  )
}
