import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { askedOf } from '../category/category-facts.ts'
import { fieldId } from '../form/field-id.ts'
import { useListing } from '../form/listing-form.ts'
import { AttributeLines } from './attribute-lines.tsx'
import { ParticularField } from './particular-field.tsx'

/** What the category asks for, and of a product the further lines of its specification. */
export function LawPanel() {
  const { listingEditor: editor } = useArea('vendor')
  const { content, category } = useListing()
  const asked = category ? askedOf(category, content) : []
  if (category && asked.length === 0 && content.kind === 'service') return null
  return (
    <Panel title={editor.law}>
      <p className="-mt-2 mb-4 text-small text-muted">{category ? editor.lawText : editor.lawFirst}</p>
      <div
        id={fieldId('particulars')}
        className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        {asked.map((particular) => (
          <ParticularField key={particular.key} particular={particular} />
        ))}
      </div>
      {content.kind === 'product' && <AttributeLines />}
    </Panel>
  )
}
