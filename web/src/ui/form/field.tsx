import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** The attributes that connect a control with its label, hint and error. */
type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isRequired?: boolean
  /** A fixed id is for fields that password managers recognise; without it an id is generated. */
  id?: string | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label above its control; an error replaces the hint. */
export function Field({ label, hint, error, isRequired, id: givenId, className, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const noteId = `${id}-note`
  const control: FieldControl = {
    id,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired ? true : undefined,
  }
  return (
    <div className={classNames('flex flex-col', className)}>
      <label htmlFor={id} className="mb-2 block text-label">
        {label}
        {isRequired && (
          <span aria-hidden className="text-crimson">
            {' *'}
          </span>
        )}
      </label>
      {children(control)}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && <FieldHint id={noteId}>{hint}</FieldHint>
      )}
    </div>
  )
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-2 text-small text-muted">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-2 flex items-start gap-1.5 text-small font-semibold text-crimson">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
