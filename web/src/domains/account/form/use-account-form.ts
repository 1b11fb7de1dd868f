import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { ApiFailure } from '#api/client.ts'
import type { Problem } from './account-problems.ts'
import { failureName, type FailureName } from './failure-name.ts'

export type Problems<Name extends string> = Partial<Record<Name, Problem | undefined>>

interface AccountFormOptions<Name extends string> {
  names: readonly Name[]
  /** Gets the values untrimmed, since blanks at the ends of a password belong to it. */
  validate(values: Record<Name, string>): Problems<Name>
  send(values: Record<Name, string>): Promise<unknown>
  /** Shown instead of the API's message, by field, where the API can only have refused it for one reason. */
  fieldTexts?: Partial<Record<string, Problem>>
}

export interface AccountForm<Name extends string> {
  problems: Problems<Name>
  /** Why the form as a whole was refused. */
  failure: FailureName | undefined
  isBusy: boolean
  edit(name: Name): void
  submit(event: SubmitEvent<HTMLFormElement>): void
}

/** The inputs are uncontrolled, so that password managers can fill them and nothing typed is lost. */
export function useAccountForm<Name extends string>(options: AccountFormOptions<Name>): AccountForm<Name> {
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [failure, setFailure] = useState<FailureName>()
  const [isBusy, setIsBusy] = useState(false)

  /** Renders before it moves the focus, so that a screen reader reads the field together with its problem. */
  function show(form: HTMLFormElement, found: Problems<Name>) {
    flushSync(() => setProblems(found))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function send(form: HTMLFormElement, values: Record<Name, string>) {
    setIsBusy(true)
    try {
      await options.send(values)
    } catch (reason) {
      const refused = refusedFields(reason, options)
      if (hasProblem(refused)) show(form, refused)
      else setFailure(failureName(reason))
    }
    setIsBusy(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const values = valuesOf(event.currentTarget, options.names)
    const found = options.validate(values)
    setFailure(undefined)
    show(event.currentTarget, found)
    if (!hasProblem(found)) void send(event.currentTarget, values)
  }

  const edit = (name: Name) => setProblems((known) => ({ ...known, [name]: undefined }))
  return { problems, failure, isBusy, edit, submit }
}

const hasProblem = (problems: object) => Object.values(problems).some((problem) => problem !== undefined)

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const typed = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '')])) as Record<
    Name,
    string
  >
}

/** The length of a new password was checked before it was sent, so a refusal means that it is a common one. */
const newPasswordTexts: Partial<Record<string, Problem>> = {
  password: 'passwordCommon',
  newPassword: 'passwordCommon',
}

function refusedFields<Name extends string>(
  reason: unknown,
  { names, fieldTexts = newPasswordTexts }: AccountFormOptions<Name>,
): Problems<Name> {
  const said = reason instanceof ApiFailure ? reason.fields : {}
  const refused = names.flatMap((name) => {
    const sentence = said[name]
    return sentence ? [[name, fieldTexts[name] ?? { said: sentence }]] : []
  })
  return Object.fromEntries(refused) as Problems<Name>
}
