import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { ImportProblem } from '@haat/contract/domains/imports.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { failureText } from '../../members/failure-text.ts'
import { useMendCell, type OfImport } from '../imports.queries.ts'
import { useProblemWords } from './use-problem-words.ts'

/** What is longer is cut off here; the whole of it stands where it is mended. */
const longValue = 60

interface ProblemItemProps {
  of: OfImport
  problem: ImportProblem
  /** While rows are being checked none can be mended. */
  isBusy: boolean
  onMended(row: string, isRight: boolean): void
}

/** One cell that keeps its row from being written: what is wrong, and what it could be instead. */
export function ProblemItem({ of, problem, isBusy, onMended }: ProblemItemProps) {
  const { imports, failures } = useArea('vendor')
  const { check } = imports
  const { sentenceOf, fieldOf, rowOf } = useProblemWords(of.shopId)
  const [isOpen, setIsOpen] = useState(false)
  const { mutateAsync, isPending, error } = useMendCell(of)
  const { row, field, value, mend } = problem
  const [fieldName, rowName] = [fieldOf(problem), rowOf(problem)]
  const apply = (next: string) =>
    void mutateAsync({ row, field, value: next }).then(
      // After another SKU all rows are checked again, and nothing is known yet.
      ({ import: { state }, problems }) => state === 'checked' && onMended(rowName, problems.length === 0),
      // What was refused stands below.
      () => {},
    )
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 py-3">
      <span className="pt-1.5">
        <Badge tone="blushTint">{check.row(rowName)}</Badge>
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start gap-x-2">
          <div className="min-w-0 grow basis-32 py-1">
            <p className="wrap-anywhere">
              <strong className="font-semibold">{fieldName}</strong>{' '}
              <span className="rounded-badge bg-sunken px-1.5 py-0.5 text-small" translate="no">
                {value.length > longValue ? `${value.slice(0, longValue)}…` : value || check.empty}
              </span>
            </p>
            <p className="text-small text-muted wrap-anywhere">{sentenceOf(problem)}</p>
          </div>
          <span className="-mr-2 flex shrink-0 items-center">
            {mend !== null && (
              <Button
                variant="quiet"
                className="px-2.5"
                disabled={isBusy}
                isBusy={isPending}
                aria-label={check.applyIn(mend, fieldName, rowName)}
                onClick={() => apply(mend)}
              >
                {check.apply(mend)}
              </Button>
            )}
            <IconButton
              label={check.mendOf(fieldName, rowName)}
              aria-expanded={isOpen}
              disabled={isBusy}
              className="text-crimson disabled:opacity-35"
              onClick={() => setIsOpen(!isOpen)}
            >
              <Pencil aria-hidden />
            </IconButton>
          </span>
        </div>
        {isOpen && !isBusy && (
          <MendForm
            label={check.newValue(fieldName, rowName)}
            value={mend ?? value}
            isPending={isPending}
            onUse={apply}
          />
        )}
        {error && <FieldError id={`mend-${row}-${field}`}>{failureText(error, failures)}</FieldError>}
      </div>
    </li>
  )
}

interface MendFormProps {
  label: string
  value: string
  isPending: boolean
  onUse(value: string): void
}

function MendForm({ label, value, isPending, onUse }: MendFormProps) {
  const { check } = useArea('vendor').imports
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  // The press that opened it asked for it.
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onUse(text.trim())
  }
  return (
    <form onSubmit={submit} className="mt-1 flex gap-2">
      <TextInput
        ref={input}
        aria-label={label}
        value={text}
        className="min-w-0"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={isPending} className="shrink-0">
        {check.applyIt}
      </Button>
    </form>
  )
}
