import type { SavedAnswer } from '@haat/contract/domains/listings.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface AnswerListProps {
  id: string
  label: string
  answers: readonly SavedAnswer[]
  chosen: number
  optionId(answer: SavedAnswer): string
  onChoose(answer: SavedAnswer): void
}

/** The saved answers below a field. Arrow keys choose one while the focus stays in the field. */
export function AnswerList({ id, label, answers, chosen, optionId, onChoose }: AnswerListProps) {
  const { ui } = useMessages()
  const { answers: texts } = useArea('staff').listings
  return (
    <div
      role="presentation"
      // A click must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute top-full left-0 z-10 mt-1 max-h-60 w-full overflow-y-auto rounded-control bg-surface p-1.5 shadow-3"
    >
      <div id={id} role="listbox" aria-label={label}>
        {answers.map((answer, at) => (
          <div
            key={answer.id}
            id={optionId(answer)}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onClick={() => onChoose(answer)}
            className={classNames(
              'cursor-pointer rounded-badge px-3 py-2 text-small',
              at === chosen ? 'bg-blush' : 'hover:bg-paper',
            )}
          >
            {inLanguage(answer.words, ui.language)}
          </div>
        ))}
      </div>
      {answers.length === 0 && <p className="px-3 py-2 text-small text-muted">{texts.none}</p>}
    </div>
  )
}
