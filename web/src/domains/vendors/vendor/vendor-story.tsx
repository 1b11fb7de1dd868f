import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { restOfStory } from './story-parts.ts'

/** What the front of the page has left out of a long story. */
export function VendorStory({ vendor }: { vendor: Vendor }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const rest = restOfStory(vendor.about)
  if (!inLanguage(rest, ui.language)) return null
  return (
    <Panel title={<span id="story">{texts.about(inLanguage(vendor.name, ui.language))}</span>}>
      <p className="whitespace-pre-line">
        <BilingualText text={rest} />
      </p>
    </Panel>
  )
}
