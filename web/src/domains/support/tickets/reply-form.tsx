import Send from 'lucide-react/icons/send'
import { useEffect, useRef, useState } from 'react'
import { ticketTextMaxLength } from '@haat/contract/domains/support.tickets.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { FileAdder, useFileAdder } from '../form/file-adder.tsx'
import { useReplyToTicket } from './my-tickets.queries.ts'
import { keyHeaders } from './ticket-keys.ts'

/**
 * A reply of the sender. Its key stays the same until it has arrived, so that a retry does not send it twice.
 */
export function ReplyForm({ number, isSolved }: { number: string; isSolved: boolean }) {
  const contact = useArea('contact')
  const [messageKey, setMessageKey] = useState(() => crypto.randomUUID())
  const adder = useFileAdder({ path: `/tickets/${number}/files`, headers: keyHeaders(number) })
  const reply = useReplyToTicket(number)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isEmpty, setIsEmpty] = useState(true)
  const lookAtField = () => setIsEmpty(field.current?.value.trim() === '')
  // A draft may have filled the field.
  useEffect(lookAtField, [])
  const toBody = ({ words }: { words: string }) => ({
    words,
    messageKey,
    fileIds: adder.files.map(({ id }) => id),
  })
  const form = useForm({
    names: ['words'],
    texts: contact.problems,
    schema: () =>
      import('@haat/contract/domains/support.tickets.ts').then((contract) => contract.ticketReplyBody),
    toBody,
    textNames: { words: 'message' },
    draftKey: `reply-${number}`,
    async send(values) {
      await reply(toBody(values))
      form.reset()
      lookAtField()
      setMessageKey(crypto.randomUUID())
      adder.clear()
    },
  })
  const { failure } = form

  return (
    <form {...form.props} className="mt-6 grid gap-4 border-t border-line pt-5">
      <Field
        label={contact.threadReply}
        hint={isSolved ? contact.threadSolved : contact.threadReplyHint}
        error={form.error('words')}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            name="words"
            rows={3}
            maxLength={ticketTextMaxLength}
            onChange={lookAtField}
          />
        )}
      </Field>
      <FileAdder adder={adder} />
      <FormError
        text={failure instanceof ApiFailure ? failure.message : failure ? contact.threadFailed : undefined}
      />
      <Button
        type="submit"
        icon={<Send aria-hidden />}
        isBusy={form.isBusy}
        disabled={isEmpty || adder.isBusy}
        className="justify-self-start max-md:w-full"
      >
        {contact.threadSend}
      </Button>
    </form>
  )
}
