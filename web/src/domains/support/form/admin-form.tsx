import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import type { ContactType } from '@haat/contract/domains/support.contact.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Panel } from '#ui/panel.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { AboutPicker, type About } from './about-picker.tsx'
import { ContactField } from './contact-field.tsx'
import type { SentMessage } from './contact.queries.ts'
import { FileAdder, useFileAdder } from './file-adder.tsx'
import { MessageSent } from './message-sent.tsx'
import { SendButton } from './send-button.tsx'
import { TypePicker } from './type-picker.tsx'
import { useContactForm } from './use-contact-form.ts'

/** The contact form with files and a subject to choose; fields that the account knows are filled in. */
export function AdminForm({ user }: { user: User | undefined }) {
  const contact = useArea('contact')
  const client = useQueryClient()
  const [sent, setSent] = useState<SentMessage>()
  if (!sent) {
    return (
      <Panel>
        <WriteForm
          user={user}
          onSent={(message) => {
            setSent(message)
            void client.invalidateQueries({ queryKey: ['tickets'] })
          }}
        />
      </Panel>
    )
  }
  return (
    <Panel>
      <MessageSent
        sent={sent}
        action={
          <>
            {user && sent.ticketNumber && (
              <Link
                to="/contact-admin"
                search={{ ticket: sent.ticketNumber }}
                className={buttonClass({ isWide: true })}
              >
                {contact.seeTicket}
              </Link>
            )}
            <Button isWide variant={user ? 'secondary' : 'primary'} onClick={() => setSent(undefined)}>
              {contact.sendAnother}
            </Button>
          </>
        }
      />
    </Panel>
  )
}

function WriteForm({ user, onSent }: { user: User | undefined; onSent(sent: SentMessage): void }) {
  const contact = useArea('contact')
  const [type, setType] = useState<ContactType>('support')
  const [about, setAbout] = useState<About>()
  const adder = useFileAdder({ path: '/contact-admin/files' })
  const fileIds = adder.files.map(({ id }) => id)
  const form = useContactForm({
    type,
    more: {
      ...(fileIds.length > 0 && { fileIds }),
      ...(about && { about: { kind: about.kind, id: about.id } }),
    },
    draftKey: 'contact-admin',
    onSent,
  })
  return (
    <form {...form.props} className="grid gap-5 md:grid-cols-2">
      <div className="mb-2 md:col-span-2">
        <TypePicker value={type} onChange={setType} />
      </div>
      <div className="no-js:hidden md:col-span-2">
        <AboutPicker isSignedIn={user !== undefined} about={about} onChange={setAbout} />
      </div>
      <ContactField name="name" form={form} first={user?.name} />
      <ContactField name="email" form={form} first={user?.email} />
      <ContactField name="phoneNumber" form={form} first={user?.phoneNumber ?? undefined} />
      <ContactField name="contactNumber" form={form} />
      <ContactField name="subject" form={form} className="md:col-span-2" />
      <ContactField name="message" form={form} className="md:col-span-2" />
      <fieldset className="no-js:hidden md:col-span-2">
        <legend className="mb-2 text-label">{contact.files}</legend>
        <FileAdder adder={adder} />
      </fieldset>
      <FormError text={form.refusal} className="md:col-span-2" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 md:col-span-2">
        <SendButton isSending={form.isBusy || adder.isBusy} />
        <p className="text-small text-muted">{contact.privacyNote}</p>
      </div>
    </form>
  )
}
