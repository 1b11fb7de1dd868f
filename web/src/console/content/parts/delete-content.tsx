import { useNavigate } from '@tanstack/react-router'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { isConflict, useContentChange } from '../content.queries.ts'
import { isLegal } from '../draft.ts'

export function DeleteContent({ content: { id, key, version } }: { content: MasterContent }) {
  const { content } = useArea('staff')
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useContentChange((call, seen: number) =>
    call('DELETE /master-content/:id', { params: { id }, query: { version: String(seen) } }),
  )
  if (isLegal(key)) return <p className="mt-8 text-small text-muted">{content.editor.legal}</p>
  const refusal = isConflict(remove.error) ? content.bulk.conflict : content.editor.failed
  return (
    <div className="mt-8">
      <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setIsAsking(true)}>
        {content.editor.remove}
      </Button>
      <Refusal text={remove.isError ? refusal : undefined} className="mt-3" />
      {isAsking && (
        <ConfirmDialog
          title={content.editor.removeTitle}
          text={content.editor.removeText}
          yes={content.editor.removeYes}
          busyLabel={content.editor.removing}
          isBusy={remove.isPending}
          onYes={() =>
            remove.mutate(version, {
              onSuccess: () => {
                void showToast('success', content.editor.removed, {
                  label: content.history.title,
                  onAct: () =>
                    void navigate({ to: '/staff/$', params: { _splat: `content/${id}/versions` } }),
                })
                void navigate({ to: '/staff/$', params: { _splat: 'content' }, ignoreBlocker: true })
              },
              onSettled: () => setIsAsking(false),
            })
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
