import { useState } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { AnswerTime } from './answer-time.tsx'
import { ContactField } from './contact-field.tsx'
import type { SentMessage } from './contact.queries.ts'
import { MessageSent } from './message-sent.tsx'
import { SendButton } from './send-button.tsx'
import { useContactForm } from './use-contact-form.ts'

/** Support reads English subjects, whatever language the sender's page has. */
const preset = { subject: 'Live chat', contactNumber: '' }

/** A message to support that says when someone answers. A toast would lie under the dialog, so it speaks inside. */
export function ChatForm({ onClose }: { onClose: () => void }) {
  const contact = useArea('contact')
  const [sent, setSent] = useState<SentMessage>()
  const [hasFailed, setHasFailed] = useState(false)
  const form = useContactForm({
    type: 'support',
    preset,
    onSent: setSent,
    onFailed: () => setHasFailed(true),
  })
  if (sent) return <MessageSent sent={sent} action={<Button onClick={onClose}>{contact.chatDone}</Button>} />
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <AnswerTime />
      <ContactField name="name" form={form} />
      <ContactField name="email" form={form} />
      <ContactField name="phoneNumber" form={form} />
      <ContactField name="message" form={form} />
      <Refusal text={hasFailed && !form.isSending ? (form.refusal ?? contact.failed) : undefined} />
      <SendButton isSending={form.isSending} />
    </form>
  )
}
