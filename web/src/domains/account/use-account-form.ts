import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { ApiFailure } from '#api/client.ts'
import type { Problem } from './account-problems.ts'
import { failureName, type FailureName } from './failure-name.ts'

export type Problems<Name extends string> = Partial<Record<Name, Problem | undefined>>

interface AccountFormOptions<Name extends string> {
  names: readonly Name[]
  /** Takes and gives what was typed as it was typed: blanks at the ends of a password belong to it. */
  validate(values: Record<Name, string>): Problems<Name>
  send(values: Record<Name, string>): Promise<unknown>
  /** Instead of the sentences of the API, for fields in which it can only mean one thing. */
  ownWords?: Partial<Record<string, Problem>>
}

export interface AccountForm<Name extends string> {
  problems: Problems<Name>
  /** Why the whole was refused. */
  failure: FailureName | undefined
  isBusy: boolean
  edit(name: Name): void
  submit(event: SubmitEvent<HTMLFormElement>): void
}

/** The fields keep their own text, so that password managers can fill them and nothing typed is lost. */
export function useAccountForm<Name extends string>(options: AccountFormOptions<Name>): AccountForm<Name> {
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [failure, setFailure] = useState<FailureName>()
  const [isBusy, setIsBusy] = useState(false)

  /** Drawn first, so that a screen reader hears the field together with its problem. */
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

/** The length of a new password was checked before it was sent: what the server can still mind is that many have it. */
const newPasswordWords: Partial<Record<string, Problem>> = {
  password: 'passwordCommon',
  newPassword: 'passwordCommon',
}

function refusedFields<Name extends string>(
  reason: unknown,
  { names, ownWords = newPasswordWords }: AccountFormOptions<Name>,
): Problems<Name> {
  const said = reason instanceof ApiFailure ? reason.fields : {}
  const refused = names.flatMap((name) => {
    const sentence = said[name]
    return sentence ? [[name, ownWords[name] ?? { said: sentence }]] : []
  })
  return Object.fromEntries(refused) as Problems<Name>
}
