import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { ApiFailure } from '#api/client.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useSaveAddress } from '../addresses.queries.ts'
import {
  changeValue,
  problemOf,
  problemsOf,
  refusedFields,
  toInput,
  valuesOf,
  type AddressProblems,
  type AddressValues,
  type FieldName,
  type Receiver,
} from './address-values.ts'

export type FormFailure = 'full' | 'gone' | 'notSaved'
const failureOf = (failure: unknown): FormFailure => {
  const status = failure instanceof ApiFailure ? failure.status : 0
  return status === 409 ? 'full' : status === 404 ? 'gone' : 'notSaved'
}

interface Options {
  address: Address | undefined
  receiver: Receiver
  onSaved(address: Address): void
}

/** A field is validated when it loses the focus, and its problem goes when it is edited. */
export function useAddressForm({ address, receiver, onSaved }: Options) {
  const { ui } = useMessages()
  const [values, setValues] = useState(() => {
    const first = valuesOf(address, receiver)
    const shown = (phone: string) => phone && formatPhone(phone, ui.language)
    return { ...first, phoneNumber: shown(first.phoneNumber), otherPhone: shown(first.otherPhone) }
  })
  const [problems, setProblems] = useState<AddressProblems>({})
  const [failure, setFailure] = useState<FormFailure>()
  const save = useSaveAddress()

  /** Renders before it moves the focus, so that a screen reader reads the field together with its problem. */
  function show(form: HTMLFormElement, found: AddressProblems) {
    flushSync(() => setProblems(found))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function send(form: HTMLFormElement) {
    try {
      onSaved(await save.mutateAsync({ id: address?.id, input: toInput(values) }))
    } catch (reason) {
      const said = reason instanceof ApiFailure ? refusedFields(reason.fields) : {}
      if (Object.keys(said).length > 0) show(form, said)
      else setFailure(failureOf(reason))
    }
  }

  return {
    values,
    problems,
    failure,
    isBusy: save.isPending,
    set(change: Partial<AddressValues>) {
      setValues((known) => changeValue(known, change))
      setProblems((known) => without(known, Object.keys(change)))
    },
    leave: (name: FieldName) => setProblems((known) => withProblem(known, name, values)),
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (save.isPending) return
      const found = problemsOf(values)
      setFailure(undefined)
      show(event.currentTarget, found)
      if (Object.keys(found).length === 0) void send(event.currentTarget)
    },
  }
}

export type AddressFormState = ReturnType<typeof useAddressForm>

/** An empty field is no mistake before the form is sent. */
function withProblem(known: AddressProblems, name: FieldName, values: AddressValues): AddressProblems {
  if (values[name] === '') return known
  const problem = problemOf(name, values)
  return problem ? { ...known, [name]: problem } : without(known, [name])
}

const without = (problems: AddressProblems, names: string[]): AddressProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)))
