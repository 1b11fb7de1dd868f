import { useEffect, useRef, useState } from 'react'
import {
  contactTypes,
  type ContactType,
  type PostedContact,
} from '@haat/contract/domains/support.contact.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { ContactField } from './contact-field.tsx'
import type { SentMessage } from './contact.queries.ts'
import { SendButton } from './send-button.tsx'
import { TypePicker } from './type-picker.tsx'
import { useContactForm } from './use-contact-form.ts'

interface HelpFormProps {
  firstType: ContactType
  order: string | undefined
  posted?: PostedContact | undefined
  onSent(sent: SentMessage): void
}

export function HelpForm({ firstType, order, posted, onSent }: HelpFormProps) {
  const contact = useArea('contact')
  const [type, setType] = useState(firstType)
  const picker = useRef<HTMLDivElement>(null)
  const form = useContactForm({ type, draftKey: 'help-support', posted, onSent })

  // On a slow phone a type may be chosen before the page is hydrated: that choice is taken over.
  useEffect(() => {
    const chosen = picker.current?.querySelector<HTMLInputElement>(':checked')?.value
    setType((current) => contactTypes.find((one) => one === chosen) ?? current)
  }, [])

  return (
    <form {...form.props} className="grid gap-5 md:grid-cols-2">
      <div ref={picker} className="mb-2 md:col-span-2">
        <TypePicker value={type} onChange={setType} />
      </div>
      <ContactField name="name" form={form} first={posted?.values.name} />
      <ContactField name="email" form={form} first={posted?.values.email} />
      <ContactField name="phoneNumber" form={form} first={posted?.values.phoneNumber} />
      <ContactField name="contactNumber" form={form} first={posted?.values.contactNumber} />
      <ContactField
        name="subject"
        form={form}
        className="md:col-span-2"
        first={posted?.values.subject ?? (order && contact.aboutOrder(order))}
      />
      <ContactField name="message" form={form} className="md:col-span-2" first={posted?.values.message} />
      <FormError text={form.refusal} className="md:col-span-2" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 md:col-span-2">
        <SendButton isSending={form.isBusy} />
        <p className="text-small text-muted">{contact.privacyNote}</p>
      </div>
    </form>
  )
}
