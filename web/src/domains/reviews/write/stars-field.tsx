import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface StarsFieldProps {
  label: string
  name: string
  value: number | undefined
  onChange(stars: number | undefined): void
  /** Small stars in one line with the label, which a second press on the chosen one takes back. */
  isOptional?: boolean
  error?: string | undefined
}

const allStars = [1, 2, 3, 4, 5] as const

/** One to five stars as a group of radio buttons: arrows choose, and the word for it is part of each name. */
export function StarsField({ label, name, value, onChange, isOptional = false, error }: StarsFieldProps) {
  const { ui } = useMessages()
  const { words, star } = useArea('profile').ownReviews
  const id = useId()
  const word = allStars.find((one) => one === value)
  return (
    <div className={isOptional ? 'flex flex-wrap items-center gap-x-3 border-t border-line' : undefined}>
      <div className="flex min-w-0 grow items-center justify-between gap-3">
        <p id={id} className="text-label">
          {label}
        </p>
        <span
          aria-hidden
          className={isOptional ? 'text-small text-muted' : 'text-small font-semibold text-cream-ink'}
        >
          {word && words[word]}
        </span>
      </div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error && `${id}-error`}
        aria-required={!isOptional}
        className={isOptional ? '-mr-2 flex' : 'mt-1 flex justify-between md:justify-start md:gap-3'}
      >
        {allStars.map((stars) => (
          <label
            key={stars}
            className={`grid cursor-pointer place-items-center rounded-chip text-star has-focus-visible:outline-2 has-focus-visible:outline-focus ${isOptional ? 'size-9 min-h-11' : 'size-13'}`}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              onClick={() => isOptional && value === stars && onChange(undefined)}
              aria-label={star(formatCount(stars, ui.language), words[stars])}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={`${isOptional ? 'size-6' : 'size-9'} ${value && stars <= value ? 'fill-star' : ''}`}
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
