import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { fieldId } from '../form/field-id.ts'
import { useProduct } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { GridFoot } from './grid-foot.tsx'
import { ReceivedLine } from './received-line.tsx'
import type { Selling } from './selling.ts'
import { SetAllDialog } from './set-all-dialog.tsx'
import { VariantGrid } from './variant-grid.tsx'

/** SKU, price and stock of every variant. */
export function VariantsPanel({ selling }: { selling: Selling }) {
  const { listingEditor: editor } = useArea('vendor')
  const { content, canChange, errorAt } = useProduct()
  const [isSettingAll, setIsSettingAll] = useState(false)
  const [chosen, setChosen] = useState(0)
  const hasOptions = content.options.length > 0
  const error = errorAt('variants')
  return (
    <Panel
      title={hasOptions ? editor.variants : editor.priceAndStock}
      action={
        canChange &&
        selling.variants.length > 1 && (
          <Button variant="secondary" onClick={() => setIsSettingAll(true)}>
            {editor.setAll}
          </Button>
        )
      }
    >
      <div id={fieldId('variants')}>
        <ReasonNotes part="variants" />
        <VariantGrid
          selling={{
            ...selling,
            onChoose(row) {
              setChosen(row)
              selling.onChoose(row)
            },
          }}
        />
        {error && <FieldError id="variants-error">{error}</FieldError>}
        <ReceivedLine selling={selling} row={chosen} />
        <GridFoot selling={selling} />
      </div>
      {isSettingAll && <SetAllDialog selling={selling} onClose={() => setIsSettingAll(false)} />}
    </Panel>
  )
}
