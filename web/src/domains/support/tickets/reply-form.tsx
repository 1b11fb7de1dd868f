import Send from 'lucide-react/icons/send'
import { useState, type SubmitEvent } from 'react'
import { ticketTextMaxLength } from '@haat/contract/domains/support.tickets.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { FileAdder, useFileAdder } from '../form/file-adder.tsx'
import { useReplyToTicket } from './my-tickets.queries.ts'
import { keyHeaders } from './ticket-keys.ts'

/**
 * A reply of the sender. Its key stays the same until it has arrived, so that a retry does not send it twice.
 */
export function ReplyForm({ number, isSolved }: { number: string; isSolved: boolean }) {
  const contact = useArea('contact')
  const [words, setWords] = useState('')
  const [messageKey, setMessageKey] = useState(() => crypto.randomUUID())
  const [refusal, setRefusal] = useState<string>()
  const adder = useFileAdder({ path: `/tickets/${number}/files`, headers: keyHeaders(number) })
  const { mutate, isPending } = useReplyToTicket(number)
  const isEmpty = words.trim() === ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isEmpty || isPending || adder.isBusy) return
    setRefusal(undefined)
    mutate(
      { words: words.trim(), messageKey, fileIds: adder.files.map(({ id }) => id) },
      {
        onSuccess: () => {
          setWords('')
          setMessageKey(crypto.randomUUID())
          adder.clear()
        },
        onError: (failure) =>
          setRefusal(failure instanceof ApiFailure ? failure.message : contact.threadFailed),
      },
    )
  }

  return (
    <form onSubmit={submit} className="mt-6 grid gap-4 border-t border-line pt-5">
      <Field label={contact.threadReply} hint={isSolved ? contact.threadSolved : contact.threadReplyHint}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={words}
            maxLength={ticketTextMaxLength}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <FileAdder adder={adder} />
      <FormError text={refusal} />
      <Button
        type="submit"
        icon={<Send aria-hidden />}
        isBusy={isPending}
        disabled={isEmpty || adder.isBusy}
        className="justify-self-start max-md:w-full"
      >
        {contact.threadSend}
      </Button>
    </form>
  )
}
