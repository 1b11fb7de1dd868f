import { Panel } from '#ui/panel.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { askedOf } from '../category/category-facts.ts'
import { DeliveryFields } from '../delivery/delivery-fields.tsx'
import { ReturnField } from '../delivery/return-field.tsx'
import { useListing } from '../form/listing-form.ts'
import { AttributeLines } from '../law/attribute-lines.tsx'
import { ParticularField } from '../law/particular-field.tsx'
import { OptionsFields } from '../options/options-fields.tsx'
import { AreaPanel } from '../service/area-panel.tsx'
import { PartsPanel } from '../service/parts-panel.tsx'
import { WorkPanel } from '../service/work-panel.tsx'
import { SellingPanels } from '../variants/selling-panels.tsx'
import { StoryField } from '../words/story-field.tsx'
import type { Step } from './steps.ts'

/** The fields of one step. */
export function StepFields({ step: { name, fields } }: { step: Step }) {
  const { listingEditor: editor } = useArea('vendor')
  const { content, category } = useListing()
  switch (name) {
    case 'story':
      return (
        <Panel title={editor.story}>
          <StoryField />
        </Panel>
      )
    case 'options':
      return (
        <Panel title={editor.optionsTitle}>
          <OptionsFields />
        </Panel>
      )
    case 'variants':
      return <SellingPanels />
    case 'more':
      return (
        <Panel>
          <AttributeLines />
        </Panel>
      )
    case 'delivery':
      return (
        <Panel title={editor.delivery}>
          <div className="grid gap-5">
            <DeliveryFields />
            <ReturnField />
          </div>
        </Panel>
      )
    case 'work':
      return <WorkPanel />
    case 'parts':
      return <PartsPanel />
    case 'areas':
      return <AreaPanel />
    default:
      return (
        <Panel title={editor.law}>
          <div className="grid gap-5">
            {(category ? askedOf(category, content) : [])
              .filter(({ key }) => fields.includes(`particulars.${key}`))
              .map((particular) => (
                <ParticularField key={particular.key} particular={particular} />
              ))}
          </div>
        </Panel>
      )
  }
}
