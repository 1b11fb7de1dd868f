import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { useListing } from '../form/listing-form.ts'
import { OptionsFields } from '../options/options-fields.tsx'
import { CategoryField } from './category-field.tsx'

export function CategoryPanel() {
  const { listingEditor: editor } = useArea('vendor')
  const isProduct = useListing().content.kind === 'product'
  return (
    <Panel title={isProduct ? editor.categoryAndOptions : editor.category}>
      <div className="grid gap-5">
        <CategoryField />
        {isProduct && <OptionsFields />}
      </div>
    </Panel>
  )
}
