import Download from 'lucide-react/icons/download'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Import } from '@haat/contract/domains/imports.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { LoadMore } from '#office/parts/table/data-table.tsx'
import { Button } from '#ui/button/button.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../members/failure-text.ts'
import { rescueFocus } from '../drawer/drawer-part.tsx'
import {
  importQueries,
  keyOfProblem,
  useAskProblemsAgain,
  usePlainStep,
  type OfImport,
} from '../imports.queries.ts'
import { useSaveFile } from '../list/use-save-file.ts'
import { ProblemItem } from './problem-item.tsx'

interface ProblemListProps {
  of: OfImport
  one: Import
}

/** The rows that will not be written, each with what is wrong; they can be mended here, or saved as a file. */
export function ProblemList({ of, one }: ProblemListProps) {
  const { imports } = useArea('vendor')
  const { parts } = useArea('office')
  const { check } = imports
  const { ui } = useMessages()
  const list = useEndlessList(importQueries.problems(useCall(), of.shopId, of.importId))
  const askAgain = useAskProblemsAgain(of)
  const [news, setNews] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const isBusy = one.state === 'checking'
  const { errors, leftOut } = one.rows
  const figure = (count: number) => formatCount(count, ui.language)
  const { rows } = list

  // The list grows while rows are checked, and ends with what the last of them lacks.
  const known = useRef(`${errors} ${one.state}`)
  useEffect(() => {
    if (known.current === `${errors} ${one.state}`) return
    known.current = `${errors} ${one.state}`
    void askAgain()
  })
  // A row that is right goes, and what was pressed in it.
  useLayoutEffect(() => rescueFocus(heading.current), [rows?.length])

  const onMended = (row: string, isRight: boolean) =>
    setNews(isRight ? check.rowMended(row) : check.rowStill(row))
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 ref={heading} tabIndex={-1} className="text-body font-semibold outline-none">
          {errors > 0 ? check.badRows(figure(errors)) : !isBusy && check.noBadRows}
        </h4>
        {errors > 0 && !isBusy && <ProblemFileButton of={of} one={one} />}
      </div>
      {leftOut > 0 && <p className="text-small text-muted">{check.leftOut(figure(leftOut))}</p>}
      {!isBusy && rows && rows.filter(({ mend }) => mend !== null).length > 1 && <MendAllButton of={of} />}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {rows && rows.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {rows.map((problem) => (
              <ProblemItem key={keyOfProblem(problem)} {...{ of, problem, isBusy, onMended }} />
            ))}
          </ul>
          {list.hasMore && <LoadMore list={list} shown={parts.rowsShown(figure(rows.length))} />}
        </>
      )}
      {list.hasFailed && <PartError onRetry={list.refetch} />}
    </section>
  )
}

/** Saves the rows that will not be written, with a column that says why. */
export function ProblemFileButton({ of: { shopId, importId }, one: { rows, fileName } }: ProblemListProps) {
  const { check } = useArea('vendor').imports
  const { language } = useMessages().ui
  const { mutate, isPending } = useSaveFile(shopId)
  const name = `${fileName.replace(/\.[a-z]+$/i, '')}-problems.csv`
  const path = `imports/${importId}/problem-rows?language=${language}`
  return (
    <Button
      variant="quiet"
      className="-mr-2 px-2.5"
      icon={<Download aria-hidden />}
      title={check.asFileHint}
      isBusy={isPending}
      onClick={() => mutate({ path, name, saved: check.fileSaved(name) })}
    >
      {check.asFile(formatCount(rows.errors + rows.leftOut, language))}
    </Button>
  )
}

/** Puts every suggestion into its cell. */
function MendAllButton({ of }: { of: OfImport }) {
  const { imports, failures } = useArea('vendor')
  const { mutate, isPending } = usePlainStep(of, 'mends')
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      isBusy={isPending}
      busyLabel={imports.check.mending}
      onClick={() =>
        mutate(undefined, {
          onError: (failure) => void showToast('error', failureText(failure, failures)!),
        })
      }
    >
      {imports.check.mendAll}
    </Button>
  )
}
