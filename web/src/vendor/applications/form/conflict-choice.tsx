import { ConflictNotice } from '#office/parts/conflict-notice.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useForm } from './use-application-form.ts'
import { useValueText } from './use-value-text.ts'

/** The same field was changed here and on another device: both values, and which of them stays. */
export function ConflictChoice() {
  const { form: texts, questions } = useArea('application')
  const { conflicts, keepMine, takeTheirs } = useForm()
  const valueText = useValueText()
  if (conflicts.length === 0) return null
  return (
    <ConflictNotice
      texts={texts.conflict}
      changes={conflicts.map(({ field, theirs, yours }) => ({
        label: questions.labels[field],
        theirs: valueText(field, theirs),
        yours: valueText(field, yours),
      }))}
      onTakeTheirs={() => void takeTheirs()}
      onKeepMine={() => void keepMine()}
    />
  )
}
