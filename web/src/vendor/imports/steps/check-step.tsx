import ShieldCheck from 'lucide-react/icons/shield-check'
import type { Import } from '@haat/contract/domains/imports.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { failureText } from '../../members/failure-text.ts'
import { DrawerPart, PartHeading } from '../drawer/drawer-part.tsx'
import { FileFacts } from '../drawer/file-facts.tsx'
import { ImportSteps } from '../drawer/import-steps.tsx'
import { StopButton } from '../drawer/stop-button.tsx'
import { usePlainStep, type OfImport } from '../imports.queries.ts'
import { ProblemList } from '../problems/problem-list.tsx'
import { PicturesField } from '../sending/pictures-field.tsx'
import { ProgressCard } from './progress-card.tsx'

interface CheckStepProps {
  of: OfImport
  one: Import
  onChangeColumns(): void
}

/** The dry run, and what it found: nothing is written before somebody says so. */
export function CheckStep({ of, one, onChangeColumns }: CheckStepProps) {
  const { imports, failures } = useArea('vendor')
  const { check } = imports
  const { ui } = useMessages()
  const { mutate, isPending, error } = usePlainStep(of, 'write')
  const { rows, listings, columns } = one
  const figure = (count: number) => formatCount(count, ui.language)
  const isBusy = one.state === 'checking'
  const goodCount = rows.new + rows.changed
  const heading = isBusy
    ? check.checking(figure(rows.checked), figure(rows.total))
    : check.checked(figure(rows.total))
  const hasSomething = listings.total > 0
  const writeText = isBusy
    ? check.writeSoFar(figure(goodCount))
    : hasSomething
      ? check.write(figure(goodCount))
      : check.nothingToWrite
  return (
    <DrawerPart
      note={<FileFacts one={one} />}
      steps={<ImportSteps step="check" />}
      footer={
        <>
          <StopButton of={of} isWriting={false} />
          <Button
            className="grow disabled:bg-sunken disabled:text-muted disabled:opacity-100"
            disabled={isBusy || !hasSomething}
            isBusy={isPending}
            busyLabel={check.starting}
            onClick={() => mutate()}
          >
            {writeText}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ProgressCard
          heading={<PartHeading>{heading}</PartHeading>}
          label={check.checking(figure(rows.checked), figure(rows.total))}
          done={rows.checked}
          total={rows.total}
          isBusy={isBusy}
          parts={[
            { count: goodCount + rows.leftOut, className: 'bg-pine' },
            { count: rows.same, className: 'bg-line-strong' },
            { count: rows.errors, className: 'bg-crimson' },
          ]}
        >
          <Counts rows={rows} />
        </ProgressCard>
        <p className="flex items-center gap-2 text-small font-semibold text-pine">
          <ShieldCheck aria-hidden className="size-5 shrink-0" />
          {check.nothingWritten}
        </p>
        {!isBusy && !hasSomething && (
          <p className="rounded-control bg-cream px-4 py-3 text-small text-cream-ink">
            {rows.errors > 0 ? check.noneGood : check.allSame}
          </p>
        )}
        <FormError text={failureText(error, failures)} />
        <ProblemList of={of} one={one} />
        {!isBusy && columns.some(({ field }) => field === 'pictures') && <PicturesField of={of} one={one} />}
        {!isBusy && (
          <Button variant="quiet" className="justify-self-start" onClick={onChangeColumns}>
            {check.changeColumns}
          </Button>
        )}
      </div>
    </DrawerPart>
  )
}

/** How many rows of the file would do what. */
function Counts({ rows }: Pick<Import, 'rows'>) {
  const { check } = useArea('vendor').imports
  const { ui } = useMessages()
  const tones = {
    new: 'text-pine',
    changed: 'text-pine',
    same: 'text-muted',
    errors: 'text-crimson',
  } as const
  return (
    <dl className="mt-3 grid grid-cols-4 gap-2">
      {(['new', 'changed', 'same', 'errors'] as const).map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-fine text-muted">{check.counts[name]}</dt>
          <dd className={`text-title tabular-nums ${tones[name]}`}>{formatCount(rows[name], ui.language)}</dd>
        </div>
      ))}
    </dl>
  )
}
