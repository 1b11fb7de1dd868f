import { Toggle } from '#office/parts/toggle.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { fieldId } from '../form/field-id.ts'
import { useProduct } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'

/** Whether shoppers may pay when they receive it. */
export function CashField() {
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit, flush, canChange } = useProduct()
  return (
    <div id={fieldId('isCashPossible')}>
      <ReasonNotes part="isCashPossible" />
      <Toggle
        isOn={content.isCashPossible}
        isDisabled={!canChange}
        onPress={() => {
          edit({ isCashPossible: !content.isCashPossible })
          void flush()
        }}
      >
        {editor.cash}
      </Toggle>
      <p className="text-small text-muted">{editor.cashText}</p>
    </div>
  )
}
