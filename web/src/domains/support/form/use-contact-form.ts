import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ContactType } from '@haat/contract/domains/support.contact.rules.ts'
import type { SentContactMessage } from '@haat/contract/domains/support.contact.ts'
import { ApiFailure } from '#api/client.ts'
import { useSendContactMessage, type SentMessage } from './contact.queries.ts'
import {
  contactFields,
  hasProblem,
  validateMessage,
  withoutProblemOf,
  type ContactField,
  type ContactValues,
  type Problems,
} from './validate-message.ts'

interface ContactFormOptions {
  type: ContactType
  /** Values of fields that the form does not show. */
  preset?: Partial<ContactValues>
  /** What is sent beside the specified fields. */
  more?: Pick<SentContactMessage, 'fileIds' | 'about'>
  onSent(sent: SentMessage): void
  onFailed(): void
}

export interface ContactForm {
  problems: Problems
  /** The API's message when it accepts no more messages for now. */
  refusal: string | undefined
  isSending: boolean
  edit(field: ContactField): void
  submit(event: SubmitEvent<HTMLFormElement>): void
}

/** The inputs are uncontrolled: what was typed before hydration, or in the other language, stays. */
export function useContactForm({ type, preset, more, onSent, onFailed }: ContactFormOptions): ContactForm {
  const { mutateAsync: send } = useSendContactMessage()
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  /** Renders before it moves the focus, so that a screen reader reads the field together with its problem. */
  function show(form: HTMLFormElement, found: Problems) {
    flushSync(() => setProblems(found))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function fail(form: HTMLFormElement, failure: unknown) {
    flushSync(() => {
      setIsSending(false)
      setRefusal(refusalOf(failure))
    })
    // The button was disabled while sending and has lost the focus.
    if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type="submit"]')?.focus()
    show(form, problemsOf(failure))
    onFailed()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = valuesOf(form, preset)
    const found = validateMessage(values)
    setRefusal(undefined)
    show(form, found)
    if (hasProblem(found)) return
    setIsSending(true)
    send({ ...values, type, timestamp: new Date().toISOString(), ...more }).then(onSent, (failure) =>
      fail(form, failure),
    )
  }

  const edit = (field: ContactField) => setProblems((known) => withoutProblemOf(field, known))
  return { problems, refusal, isSending, edit, submit }
}

function valuesOf(form: HTMLFormElement, preset: Partial<ContactValues> = {}): ContactValues {
  const typed = new FormData(form)
  const entries = contactFields.map((field) => [
    field,
    preset[field] ?? String(typed.get(field) ?? '').trim(),
  ])
  return Object.fromEntries(entries) as ContactValues
}

function problemsOf(failure: unknown): Problems {
  if (!(failure instanceof ApiFailure)) return {}
  const { fields } = failure
  const said = contactFields.filter((field) => fields[field]).map((field) => [field, { said: fields[field] }])
  return Object.fromEntries(said)
}

const refusalOf = (failure: unknown) =>
  failure instanceof ApiFailure && failure.status === 429 ? failure.message : undefined
