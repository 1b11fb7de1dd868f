import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Import, ImportFieldChoice } from '@haat/contract/domains/imports.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { failureText } from '../../members/failure-text.ts'
import { DrawerPart, PartHeading } from '../drawer/drawer-part.tsx'
import { FileFacts } from '../drawer/file-facts.tsx'
import { ImportSteps } from '../drawer/import-steps.tsx'
import { StopButton } from '../drawer/stop-button.tsx'
import { importQueries, useMatchColumns, type OfImport } from '../imports.queries.ts'
import { PicturesField } from '../sending/pictures-field.tsx'
import { ColumnRow } from './column-row.tsx'

interface ColumnsStepProps {
  of: OfImport
  one: Import
  /** The dry run has begun. */
  onStarted(): void
}

/** Says what is in each column of the file; what is guessed, or remembered from an earlier file, can be changed. */
export function ColumnsStep({ of, one, onStarted }: ColumnsStepProps) {
  const { imports, failures } = useArea('vendor')
  const { columns: texts } = imports
  const { ui } = useMessages()
  const query = useQuery(importQueries.fields(useCall(), of.shopId))
  const [fields, setFields] = useState(() => one.columns.map(({ field }) => field))
  const [moved, setMoved] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const { mutateAsync, isPending, error } = useMatchColumns(of)
  const choices = query.data
  const readCount = fields.filter((field) => field !== null).length
  // Rows are known again by it.
  const hasSku = fields.includes('sku')
  const figure = (count: number) => formatCount(count, ui.language)

  /** What one column is no other can be, so that it is taken from the one that was it before. */
  function choose(at: number, field: string | null) {
    const before = field === null ? -1 : fields.findIndex((other, i) => other === field && i !== at)
    setFields(fields.map((other, i) => (i === at ? field : i === before ? null : other)))
    const choice = choices?.find((known) => known.field === field)
    setMoved(
      before === -1 || !choice
        ? undefined
        : texts.moved(inLanguage(choice.name, ui.language), one.columns[before]!.header),
    )
  }
  async function start() {
    setIsTried(true)
    if (!hasSku) return
    await mutateAsync(fields)
    onStarted()
  }
  return (
    <DrawerPart
      note={<FileFacts one={one} />}
      steps={<ImportSteps step="columns" />}
      footer={
        <>
          <StopButton of={of} isWriting={false} />
          {/* What is refused stands above the button. */}
          <Button
            className="grow"
            isBusy={isPending}
            busyLabel={texts.starting}
            onClick={() => void start().catch(() => {})}
          >
            {texts.start}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-1">
          <PartHeading>{texts.title}</PartHeading>
          <p className="text-small text-muted">{one.areColumnsRemembered ? texts.remembered : texts.lead}</p>
        </div>
        {choices ? (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {one.columns.map((column, at) => (
                <ColumnRow
                  // oxlint-disable-next-line react/no-array-index-key -- columns have no other name that is theirs alone
                  key={at}
                  column={column}
                  position={at + 1}
                  field={fields[at] ?? null}
                  choices={choices}
                  onChoose={(field) => choose(at, field)}
                />
              ))}
            </ul>
            <p role="status" className="text-small text-muted">
              {texts.readCount(figure(readCount), figure(fields.length))} {moved}
            </p>
            <MissingNote fields={fields} choices={choices} />
          </>
        ) : query.isError ? (
          <PartError onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonGroup className="grid gap-3">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-20 rounded-control" />
            ))}
          </SkeletonGroup>
        )}
        {fields.includes('pictures') && <PicturesField of={of} one={one} />}
        <FormError text={isTried && !hasSku ? texts.noSku : failureText(error, failures)} />
      </div>
    </DrawerPart>
  )
}

interface MissingNoteProps {
  fields: readonly (string | null)[]
  choices: readonly ImportFieldChoice[]
}

/** What a new listing needs and no column has. It does not matter to a file that only changes prices. */
function MissingNote({ fields, choices }: MissingNoteProps) {
  const { columns: texts } = useArea('vendor').imports
  const { ui } = useMessages()
  const missing = choices.filter(({ field, isRequired }) => isRequired && !fields.includes(field))
  if (missing.length === 0) return null
  const names = missing.map(({ name }) => inLanguage(name, ui.language)).join(', ')
  return (
    <p className="rounded-control bg-cream px-4 py-3 text-small text-cream-ink">{texts.missing(names)}</p>
  )
}
