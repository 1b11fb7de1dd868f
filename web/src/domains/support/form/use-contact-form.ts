import { useRef, type SubmitEvent } from 'react'
import {
  contactFields,
  type ContactField,
  type ContactType,
  type PostedContact,
} from '@haat/contract/domains/support.contact.rules.ts'
import type { SentContactMessage } from '@haat/contract/domains/support.contact.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { problemsOfIssues } from '#ui/form/problems-of-issues.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { sendContactMessage, type SentMessage } from './contact.queries.ts'

interface ContactFormOptions {
  type: ContactType
  /** What is sent beside the specified fields. */
  more?: Pick<SentContactMessage, 'fileIds' | 'about'>
  /** Under this name the tab keeps a message that has not been sent. */
  draftKey: string
  /** What the server has said of a form that the browser sent by itself. */
  posted?: PostedContact | undefined
  onSent(sent: SentMessage): void
}

export function useContactForm({ type, more, draftKey, posted, onSent }: ContactFormOptions) {
  const call = useCall()
  const contact = useArea('contact')
  const timestamp = useRef('')
  const toBody = (values: Record<ContactField, string>) => ({
    ...values,
    type,
    timestamp: timestamp.current,
    ...more,
  })
  const names = {
    names: contactFields,
    texts: contact.problems,
    textNames: { phoneNumber: 'number', contactNumber: 'number' },
  }
  const form = useForm({
    ...names,
    ...(posted && { found: problemsOfIssues(posted.issues, posted.values, names) }),
    schema: () =>
      import('@haat/contract/domains/support.contact.ts').then((contract) => contract.contactMessageSchema),
    toBody,
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
      // Where the client does not run, the browser sends the form by itself and gets a page in answer.
      method: 'post',
      action: '/help-support',
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        // The time of the press, however long the schema takes to load.
        if (!form.isBusy) timestamp.current = new Date().toISOString()
        form.props.onSubmit(event)
      },
    },
    /** The API's message when it accepts no more messages for now. */
    refusal:
      form.failure instanceof ApiFailure && form.failure.status === 429
        ? form.failure.message
        : form.isDirty
          ? undefined
          : posted?.refusal,
  }
}
