import { useRef, type SubmitEvent } from 'react'
import type { ContactType } from '@haat/contract/domains/support.contact.rules.ts'
import type { SentContactMessage } from '@haat/contract/domains/support.contact.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { sendContactMessage, type SentMessage } from './contact.queries.ts'

const contactFields = ['name', 'email', 'phoneNumber', 'contactNumber', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

interface ContactFormOptions {
  type: ContactType
  /** What is sent beside the specified fields. */
  more?: Pick<SentContactMessage, 'fileIds' | 'about'>
  /** Under this name the tab keeps a message that has not been sent. */
  draftKey: string
  onSent(sent: SentMessage): void
}

export function useContactForm({ type, more, draftKey, onSent }: ContactFormOptions) {
  const call = useCall()
  const contact = useArea('contact')
  const timestamp = useRef('')
  const toBody = (values: Record<ContactField, string>) => ({
    ...values,
    type,
    timestamp: timestamp.current,
    ...more,
  })
  const form = useForm({
    names: contactFields,
    texts: contact.problems,
    schema: () =>
      import('@haat/contract/domains/support.contact.ts').then((contract) => contract.contactMessageSchema),
    toBody,
    textNames: { phoneNumber: 'number', contactNumber: 'number' },
    alsoCleared: { contactNumber: ['numberRequired'] },
    draftKey,
    async send(values) {
      const sent = await sendContactMessage(call, toBody(values)).catch((failure) => {
        void showToast('error', contact.failed)
        throw failure
      })
      void showToast('success', contact.sent)
      onSent(sent)
    },
  })

  return {
    ...form,
    props: {
      ...form.props,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        // The time of the press, however long the schema takes to load.
        if (!form.isBusy) timestamp.current = new Date().toISOString()
        form.props.onSubmit(event)
      },
    },
    /** The API's message when it accepts no more messages for now. */
    refusal:
      form.failure instanceof ApiFailure && form.failure.status === 429 ? form.failure.message : undefined,
  }
}
