import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { reviewWordsMaxLength } from '@haat/contract/domains/listings.rules.ts'
import type { SavedAnswer } from '@haat/contract/domains/listings.staff.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { AnswerList } from './answer-list.tsx'
import { useAnswers } from './use-answers.ts'

interface ReasonFieldProps {
  id?: string
  label: string
  hint: string
  words: string
  /** Gets the focus when it appears. */
  isNew?: boolean
  onChange(words: string): void
}

/** Words to the shop; a slash opens the saved answers. */
export function ReasonField({ id, label, hint, words, isNew = false, onChange }: ReasonFieldProps) {
  const { answers: texts } = useArea('staff').listings
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [isFocusing] = useState(isNew)
  useEffect(() => {
    if (isFocusing) field.current?.focus()
  }, [isFocusing])
  const answers = useAnswers({ field, words, onChange })
  const active = answers.isOpen && answers.found[answers.chosen]
  const optionId = (answer: SavedAnswer) => `${listId}-${answer.id}`
  return (
    <div className="relative">
      <TextArea
        ref={field}
        id={id}
        rows={2}
        // Not below the foot, which sticks to the edge of narrow screens.
        className="max-xl:scroll-mb-40"
        aria-label={label}
        placeholder={hint}
        maxLength={reviewWordsMaxLength}
        value={words}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={answers.isOpen ? listId : undefined}
        aria-activedescendant={active ? optionId(active) : undefined}
        onChange={(event) => onChange(event.target.value)}
        onSelect={answers.detect}
        onBlur={answers.close}
        onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
          if (answers.handleKey(event)) return
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      {answers.isOpen && (
        <AnswerList
          id={listId}
          label={texts.list}
          answers={answers.found}
          chosen={answers.chosen}
          optionId={optionId}
          onChoose={answers.choose}
        />
      )}
    </div>
  )
}
