import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { isClearEmail } from '@haat/contract/shared/email.ts'
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
import type { RunningChat } from '../chat-memory.ts'
import type { ChatMessage } from '../chat-messages.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { ChatPresenceNote } from './chat-presence-note.tsx'

type FieldName = 'name' | 'email' | 'words'
type Problems = Partial<Record<FieldName, string>>

interface ChatStartProps {
  user: User | undefined
  onBegun(chat: RunningChat, first: ChatMessage): void
}

/** The form for the first message; a visitor also gives a name and an address. */
export function ChatStart({ user, onBegun }: ChatStartProps) {
  const call = useCall()
  const { ui } = useMessages()
  const contact = useArea('contact')
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  // The same key for every try, so that a repeated first message opens only one chat.
  const [messageKey] = useState(makeUuid)
  const formRef = useRef<HTMLFormElement>(null)

  function show(found: Problems) {
    flushSync(() => setProblems(found))
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  function fail(failure: unknown) {
    const refused = failure instanceof ApiFailure && failure.status < 500 ? failure : undefined
    setIsSending(false)
    setRefusal(refused?.status === 429 ? refused.message : contact.failed)
    if (refused) show(refused.fields)
  }
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const { name, email, words } = valuesOf(event.currentTarget)
    const found = problemsOf({ name, email, words }, user !== undefined, contact.problems)
    setRefusal(undefined)
    show(found)
    if (Object.keys(found).length > 0) return
    setIsSending(true)
    try {
      const who = user ? {} : { name, email }
      const { data } = await call('POST /chats', {
        body: { ...who, words, messageKey, language: ui.language },
      })
      const chat = { number: data.number, key: data.key, userId: user?.id ?? null, seen: 0 }
      onBegun(chat, firstMessage(messageKey, user?.name ?? name, words))
    } catch (failure) {
      fail(failure)
    }
  }
  const edit = (field: FieldName) => () => setProblems((known) => withoutProblem(known, field))

  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={submit}
      className="grid grow content-start gap-4 overflow-y-auto p-5"
    >
      <ChatPresenceNote />
      {user ? (
        <p className="text-small text-muted">{contact.chat.asYou(user.name, user.email)}</p>
      ) : (
        <>
          <Field label={contact.labels.name} error={problems.name} isRequired>
            {(control) => <TextInput {...control} name="name" autoComplete="name" onChange={edit('name')} />}
          </Field>
          <Field label={contact.labels.email} error={problems.email} isRequired>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                onChange={edit('email')}
              />
            )}
          </Field>
        </>
      )}
      <Field label={contact.labels.message} error={problems.words} isRequired>
        {(control) => (
          <TextArea
            {...control}
            name="words"
            rows={3}
            maxLength={ticketTextMaxLength}
            onChange={edit('words')}
          />
        )}
      </Field>
      <FormError text={refusal} />
      <Button type="submit" size="large" isWide isBusy={isSending} busyLabel={contact.sending}>
        {contact.chat.begin}
      </Button>
      <p className="text-small text-muted">{contact.privacyNote}</p>
    </form>
  )
}

const withoutProblem = (problems: Problems, field: FieldName): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field))

function valuesOf(form: HTMLFormElement): Record<FieldName, string> {
  const typed = new FormData(form)
  const of = (field: FieldName) => String(typed.get(field) ?? '').trim()
  return { name: of('name'), email: of('email'), words: of('words') }
}

type Texts = Record<'nameRequired' | 'emailRequired' | 'emailInvalid' | 'messageRequired', string>

function problemsOf(values: Record<FieldName, string>, isKnown: boolean, texts: Texts): Problems {
  const { name, email, words } = values
  return {
    ...(!isKnown && name === '' && { name: texts.nameRequired }),
    ...(!isKnown &&
      !isClearEmail(email) && {
        email: email === '' ? texts.emailRequired : texts.emailInvalid,
      }),
    ...(words === '' && { words: texts.messageRequired }),
  }
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
