import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Headset from 'lucide-react/icons/headset'
import MessageSquareHeart from 'lucide-react/icons/message-square-heart'
import Wrench from 'lucide-react/icons/wrench'
import { useState } from 'react'
import { Checkbox } from '../../form/checkbox.tsx'
import { Chip } from '../../form/chip.tsx'
import { Panel } from '../../panel.tsx'
import type { RadioCardOption } from '../../form/radio-card.tsx'
import { RadioCards } from '../../form/radio-cards.tsx'
import { GallerySection } from './gallery-section.tsx'

type Topic = 'support' | 'technical' | 'feedback' | 'business'

const topics: RadioCardOption<Topic>[] = [
  { value: 'support', label: 'General Support', icon: <Headset />, tone: 'crimson' },
  { value: 'technical', label: 'Technical Issue', icon: <Wrench />, tone: 'cream' },
  { value: 'feedback', label: 'Feedback', icon: <MessageSquareHeart />, tone: 'pine' },
  { value: 'business', label: 'Business Inquiry', icon: <BriefcaseBusiness />, tone: 'lilac' },
]

const filters = ['4 stars and up', 'In stock', 'Delivers to Kathmandu']

export function ChoiceSpecimens() {
  const [topic, setTopic] = useState<Topic>('support')
  const [chips, setChips] = useState(filters)
  return (
    <GallerySection title="Choices">
      <Panel>
        <RadioCards
          legend="What is it about?"
          name="topic"
          options={topics}
          value={topic}
          onChange={setTopic}
        />
      </Panel>
      <div className="grid gap-5 md:grid-cols-2">
        <Panel title="Checkbox">
          <Checkbox trailing="64" defaultChecked>
            Shawls and stoles
          </Checkbox>
          <Checkbox trailing="38">Scarves and mufflers</Checkbox>
          <Checkbox aria-invalid>I accept the terms</Checkbox>
          <Checkbox disabled>Not to be had</Checkbox>
          <Checkbox disabled defaultChecked>
            Settled
          </Checkbox>
        </Panel>
        <Panel title="Chips">
          <div className="flex flex-wrap gap-3">
            {chips.map((chip) => (
              <Chip
                key={chip}
                label={chip}
                onRemove={() => setChips(chips.filter((kept) => kept !== chip))}
              />
            ))}
            <button
              type="button"
              className="min-h-11 underline underline-offset-4"
              onClick={() => setChips(filters)}
            >
              Bring them back
            </button>
          </div>
        </Panel>
      </div>
    </GallerySection>
  )
}
