import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Headset from 'lucide-react/icons/headset'
import MessageSquareHeart from 'lucide-react/icons/message-square-heart'
import Wrench from 'lucide-react/icons/wrench'
import { contactTypes, type ContactType } from '@haat/contract/domains/support.contact.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'

const looks = {
  support: { tone: 'crimson', icon: <Headset aria-hidden /> },
  technical: { tone: 'cream', icon: <Wrench aria-hidden /> },
  feedback: { tone: 'pine', icon: <MessageSquareHeart aria-hidden /> },
  business: { tone: 'lilac', icon: <BriefcaseBusiness aria-hidden /> },
} as const

interface TypePickerProps {
  value: ContactType
  onChange(type: ContactType): void
}

export function TypePicker({ value, onChange }: TypePickerProps) {
  const contact = useArea('contact')
  return (
    <RadioCards
      legend={contact.whatAbout}
      name="type"
      value={value}
      onChange={onChange}
      options={contactTypes.map((type) => ({ value: type, label: contact.types[type], ...looks[type] }))}
    />
  )
}
