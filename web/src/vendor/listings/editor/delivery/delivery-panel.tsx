import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { CashField } from './cash-field.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { ReturnField } from './return-field.tsx'

export function DeliveryPanel() {
  const { listingEditor: editor } = useArea('vendor')
  return (
    <Panel title={editor.delivery}>
      <div className="grid gap-5">
        <DeliveryFields />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <CashField />
          <ReturnField />
        </div>
      </div>
    </Panel>
  )
}
