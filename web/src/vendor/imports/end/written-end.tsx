import CircleCheck from 'lucide-react/icons/circle-check'
import Undo2 from 'lucide-react/icons/undo-2'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Import } from '@haat/contract/domains/imports.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DrawerPart, PartHeading } from '../drawer/drawer-part.tsx'
import { FileFacts } from '../drawer/file-facts.tsx'
import { ImportSteps } from '../drawer/import-steps.tsx'
import type { OfImport } from '../imports.queries.ts'
import { useCanUndo } from '../list/use-can-undo.ts'
import { ProblemFileButton } from '../problems/problem-list.tsx'
import { ResultList } from './result-list.tsx'
import { RowsDeleted } from './rows-deleted.tsx'
import { UndoDialog } from './undo-dialog.tsx'

interface WrittenEndProps {
  of: OfImport
  one: Import
}

/** What was written, what waits for staff, what could not be written; and the way back for a day. */
export function WrittenEnd({ of, one }: WrittenEndProps) {
  const { imports } = useArea('vendor')
  const { write, undo } = imports
  const { ui } = useMessages()
  const [isAsking, setIsAsking] = useState(false)
  const { new: newCount, changed, drafts, failed } = one.listings
  const figure = (count: number) => formatCount(count, ui.language)
  const written = newCount + changed
  const waiting = newCount - drafts
  const left = one.rows.errors + one.rows.leftOut
  const canUndo = useCanUndo(one)
  const list = { to: '/vendor/$', params: { _splat: `${of.shopId}/listings` } } as const
  return (
    <DrawerPart
      note={<FileFacts one={one} />}
      steps={<ImportSteps step="write" isOver />}
      footer={
        <>
          {canUndo && (
            <Button variant="secondary" icon={<Undo2 aria-hidden />} onClick={() => setIsAsking(true)}>
              {undo.undo}
            </Button>
          )}
          <Link
            {...list}
            search={(waiting > 0 ? { state: 'in-review' } : drafts > 0 ? { state: 'draft' } : {}) as object}
            className={buttonClass({ className: 'grow' })}
          >
            {waiting > 0 ? write.toReview : drafts > 0 ? write.toDrafts : write.toList}
          </Link>
        </>
      }
    >
      <div className="grid gap-4">
        <section className="grid gap-2 rounded-panel bg-pine-tint p-4">
          <div className="flex items-start gap-2.5">
            {written > 0 && <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-pine" />}
            <PartHeading>{written > 0 ? write.title(figure(written)) : write.noneTitle}</PartHeading>
          </div>
          <ul className="grid gap-1.5">
            {waiting > 0 && <li>{write.review(figure(waiting))}</li>}
            {drafts > 0 && <li>{write.drafts(figure(drafts))}</li>}
            {changed > 0 && <li>{write.changed(figure(changed))}</li>}
          </ul>
        </section>
        {one.stopReason !== null && <p className="text-muted">{write.stopped[one.stopReason]}</p>}
        {one.undoUntil !== null && (
          <p className="text-small text-muted">
            {canUndo ? undo.until(formatLocalDateTime(one.undoUntil, ui.language)) : undo.over}
          </p>
        )}
        {left > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p>{write.leftOut(figure(left))}</p>
            {!one.rowsDeletedAt && <ProblemFileButton of={of} one={one} />}
          </div>
        )}
        {failed > 0 &&
          (one.rowsDeletedAt ? (
            <p>{write.failed(figure(failed))}</p>
          ) : (
            <ResultList of={of} outcome="failed" heading={write.failed(figure(failed))} />
          ))}
        <RowsDeleted one={one} />
        {isAsking && <UndoDialog of={of} onClose={() => setIsAsking(false)} />}
      </div>
    </DrawerPart>
  )
}
