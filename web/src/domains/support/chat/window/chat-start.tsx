import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { ticketTextMaxLength } from '@haat/contract/domains/support.tickets.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { RunningChat } from '../chat-memory.ts'
import type { ChatMessage } from '../chat-messages.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { dayAndTime } from '../../tickets/day-and-time.ts'
import { useAbsenceText } from './use-absence-text.ts'
import { chatQueries } from '../chat.queries.ts'

interface ChatStartProps {
  user: User | undefined
  onBegun(chat: RunningChat, first: ChatMessage): void
}

/** The form for the first message; a visitor also gives a name and an address. */
export function ChatStart({ user, onBegun }: ChatStartProps) {
  const call = useCall()
  const { ui } = useMessages()
  const contact = useArea('contact')
  // The same key for every try, so that a repeated first message opens only one chat.
  const [messageKey] = useState(makeUuid)
  const toBody = ({ name, email, words }: Record<'name' | 'email' | 'words', string>) => ({
    ...(!user && { name, email }),
    words,
    messageKey,
    language: ui.language,
  })
  const form = useForm({
    names: ['name', 'email', 'words'],
    texts: contact.problems,
    schema: () =>
      import('@haat/contract/domains/support.tickets.ts').then((contract) => contract.openChatBody),
    toBody,
    textNames: { words: 'message' },
    draftKey: 'chat',
    async send(values) {
      const { data } = await call('POST /chats', { body: toBody(values) })
      const chat = { number: data.number, key: data.key, userId: user?.id ?? null, seen: 0 }
      onBegun(chat, firstMessage(messageKey, user?.name ?? values.name, values.words))
    },
  })
  const { failure } = form
  const isTooOften = failure instanceof ApiFailure && failure.status === 429

  return (
    <form {...form.props} className="grid grow content-start gap-4 overflow-y-auto p-5">
      <ChatPresenceNote />
      {user ? (
        <p className="text-small text-muted">{contact.chat.asYou(user.name, user.email)}</p>
      ) : (
        <>
          <Field label={contact.labels.name} error={form.error('name')} isRequired>
            {(control) => <TextInput {...control} name="name" autoComplete="name" />}
          </Field>
          <Field label={contact.labels.email} error={form.error('email')} isRequired>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
        </>
      )}
      <Field label={contact.labels.message} error={form.error('words')} isRequired>
        {(control) => <TextArea {...control} name="words" rows={3} maxLength={ticketTextMaxLength} />}
      </Field>
      <FormError text={isTooOften ? failure.message : failure ? contact.failed : undefined} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy} busyLabel={contact.sending}>
        {contact.chat.begin}
      </Button>
      <p className="text-small text-muted">{contact.privacyNote}</p>
    </form>
  )
}

const firstMessage = (key: string, authorName: string, words: string): ChatMessage => ({
  key,
  author: 'customer',
  authorName,
  words,
  files: [],
  at: new Date().toISOString(),
  state: 'sending',
})

/** Says whether staff answer now or by mail. Its space is reserved before that is known. */
function ChatPresenceNote() {
  const { ui } = useMessages()
  const { chat } = useArea('contact')
  const { data } = useQuery(chatQueries.presence(useCall()))
  const now = useBrowserTime()
  const absence = useAbsenceText(data)
  if (!data) return <div className="min-h-19" />
  const isFree = data.isStaffed && !data.isBusy
  const opening = dayAndTime(new Date(data.opensAt), now, ui.language)
  const absent = `${absence}${data.absence === 'nobody' ? '' : ` ${chat.opens(opening)}`}`
  const sentence = absence ? absent : data.isBusy ? chat.busy : chat.here(data.name ?? chat.team)
  return (
    <div
      role="status"
      className={
        isFree
          ? 'rounded-picture bg-pine-tint px-4 py-3.5 text-pine'
          : 'rounded-picture bg-cream px-4 py-3.5 text-cream-ink'
      }
    >
      <p className="font-semibold">{sentence}</p>
      <p className="text-small text-ink">
        {isFree ? chat.hereNote : data.isBusy ? chat.busyNote : chat.byMailNote}
      </p>
    </div>
  )
}
