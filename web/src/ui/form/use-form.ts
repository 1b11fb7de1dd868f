import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState, type ChangeEvent, type FocusEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { ApiFailure } from '#api/client.ts'
import { clearDraft, fillFromDraft, storeDraft } from './form-draft.ts'
import { isWithin, problemsOfIssues } from './problems-of-issues.ts'
import { withoutEval } from './without-eval.ts'

/** The name of one of our own texts, which changes with the language, or a sentence of the API as it came. */
export type Problem<Text extends string> = Text | { said: string }
export type Problems<Name extends string, Text extends string> = Partial<
  Record<Name, Problem<Text> | undefined>
>
type Values<Name extends string> = Record<Name, string>

export interface FormOptions<Name extends string, Text extends string> {
  /** The names of the fields, which are those of the call's body: `name`, or `company.name` for a nested one. */
  names: readonly Name[]
  /** The texts of problems, named by field and kind: `nameRequired`, `messageShort`, `emailInvalid`. */
  texts: Readonly<Record<Text, string>>
  /** The contract's rule for the body. It is loaded when the form gets the focus. */
  schema?(): Promise<z.ZodType>
  /** Makes the body that the schema judges, where it differs from the values. */
  toBody?(values: Values<Name>): unknown
  /** What no schema can know, such as the days on which a provider works. */
  validate?(values: Values<Name>): Problems<Name, Text>
  send(values: Values<Name>): Promise<unknown>
  /** The values of fields that are not inputs of the form, or whose inputs are controlled. */
  values?: Partial<Values<Name>>
  /** The first part of the names of a field's texts, where it is not the name of the field. */
  textNames?: Partial<Record<Name, string>>
  /**
   * Shown instead of the API's sentence, by field, where the API can have refused only for one reason what the
   * schema has let pass.
   */
  refusedAs?: Partial<Record<Name, Text>>
  /** The problems with which it begins. */
  found?: Problems<Name, Text>
  /** What a failure says about fields beside those that the API names. */
  problemsOfFailure?(reason: unknown): Problems<Name, Text>
  /** Problems of other fields that go when the field is edited, by their texts. */
  alsoCleared?: Partial<Record<Name, readonly Text[]>>
  /** Blanks at the ends of these values belong to them, as in passwords. */
  untrimmed?: readonly Name[]
  /** Checks a field that is not empty when it loses the focus. */
  isCheckedOnBlur?: boolean
  /** Under this name the tab keeps what was typed until it has been sent. */
  draftKey?: string
}

export interface Form<Name extends string> {
  /** To be spread on the form element. */
  props: {
    ref(element: HTMLFormElement | null): void
    noValidate: true
    onSubmit(event: SubmitEvent<HTMLFormElement>): void
    onChange(event: ChangeEvent<HTMLFormElement>): void
    onFocus(): void
    onBlur(event: FocusEvent<HTMLFormElement>): void
  }
  /** The problem of a field as a sentence. */
  error(name: Name): string | undefined
  /** Why sending failed, where no field is the reason. */
  failure: unknown
  isBusy: boolean
  /** Whether something was typed that has not been sent. */
  isDirty: boolean
  /** Removes the problems of fields whose inputs are controlled. */
  edit(...names: Name[]): void
  /** Checks and sends the form as its button does, with some other values if they are given. */
  submit(given?: Partial<Values<Name>>): Promise<void>
  /** Makes the form as new, for example after it was sent. */
  reset(): void
}

/**
 * A form of the product. Inputs are uncontrolled unless `values` holds them: what was typed before hydration or
 * filled in by a password manager stays. The contract's schema finds the problems; if it cannot be loaded, the API
 * does. The first field with a problem gets the focus.
 */
export function useForm<Name extends string, Text extends string>(
  options: FormOptions<Name, Text>,
): Form<Name> {
  const { names, texts, draftKey } = options
  const element = useRef<HTMLFormElement>(null)
  const schema = useRef<Promise<z.ZodType | undefined>>(undefined)
  // Beside the state, which a second press in the same moment would not see yet.
  const isSubmitting = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<Problems<Name, Text>>(options.found ?? {})
  const [failure, setFailure] = useState<unknown>()
  const [isDirty, setIsDirty] = useState(false)
  // A mutation, so that whoever watches all of them hears of a refusal too. It is forgotten as soon as it has ended,
  // since its values may be passwords.
  const { mutateAsync, reset: forgetValues } = useMutation({ mutationFn: options.send, gcTime: 0 })

  /** A schema that could not be loaded is tried again with the next focus. */
  const loadSchema = () =>
    (schema.current ??=
      options.schema &&
      withoutEval(options.schema).catch(() => {
        schema.current = undefined
        return undefined
      }))

  async function checkAndSend(values: Values<Name>): Promise<Outcome<Name, Text>> {
    const wasOpen = element.current !== null
    const rule = await loadSchema()
    const found = findProblems(values, rule, options)
    // Who has closed the form while its schema was loading does not want it to be sent any more.
    const isClosed = wasOpen && !element.current
    if (hasProblem(found) || isClosed) return { problems: found }
    setProblems({})
    try {
      await mutateAsync(values)
    } catch (reason) {
      const refused = refusedFields(reason, options, rule !== undefined || !options.schema)
      return hasProblem(refused) ? { problems: refused } : { problems: {}, failure: reason }
    } finally {
      forgetValues()
    }
    if (draftKey) clearDraft(draftKey)
    setIsDirty(false)
    return { problems: {} }
  }

  async function submit(given?: Partial<Values<Name>>) {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setIsBusy(true)
    setFailure(undefined)
    const values = { ...valuesOf(element.current, options), ...given }
    const outcome = await checkAndSend(values).catch((reason) => ({ problems: {}, failure: reason }))
    isSubmitting.current = false
    // Rendered before the focus moves, so that a screen reader reads a field together with its problem.
    flushSync(() => {
      setIsBusy(false)
      setProblems(outcome.problems)
      setFailure(outcome.failure)
    })
    if (element.current) moveFocus(element.current, outcome)
  }

  const edit = (...edited: Name[]) => {
    setIsDirty(true)
    const cleared = edited.flatMap((name): readonly unknown[] => options.alsoCleared?.[name] ?? [])
    setProblems((known) => without(known, edited, cleared))
  }

  async function checkOnBlur(name: Name) {
    const values = valuesOf(element.current, options)
    // An empty field is no mistake before the form is sent.
    if (values[name] === '') return
    const problem = findProblems(values, await loadSchema(), options)[name]
    const isUnchanged = valuesOf(element.current, options)[name] === values[name]
    if (problem && isUnchanged) setProblems((known) => ({ ...known, [name]: problem }))
  }

  /** The same function in every render: with another one React would hand over the element again and again. */
  const setElement = useCallback(
    (found: HTMLFormElement | null) => {
      if (found && draftKey) fillFromDraft(found, draftKey)
      element.current = found
    },
    [draftKey],
  )

  const isName = (name: unknown): name is Name => (names as readonly unknown[]).includes(name)
  return {
    props: {
      ref: setElement,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        void submit()
      },
      // In the same event as the handlers of controlled fields. A list sends `input` before `change`: a render in
      // between would set it back to the old value, which its own handler would then read.
      onChange({ target }) {
        const { name } = target as unknown as HTMLInputElement
        if (isName(name)) edit(name)
        if (element.current && draftKey) storeDraft(element.current, draftKey)
      },
      onFocus: () => void loadSchema(),
      onBlur({ target }) {
        const { name } = target as unknown as HTMLInputElement
        if (options.isCheckedOnBlur && isName(name)) void checkOnBlur(name)
      },
    },
    error(name) {
      const problem: Problem<Text> | undefined = problems[name]
      if (problem === undefined) return undefined
      return typeof problem === 'object' ? problem.said : texts[problem]
    },
    failure,
    isBusy,
    isDirty,
    edit,
    submit,
    reset() {
      element.current?.reset()
      if (draftKey) clearDraft(draftKey)
      setProblems({})
      setFailure(undefined)
      setIsDirty(false)
    },
  }
}

interface Outcome<Name extends string, Text extends string> {
  problems: Problems<Name, Text>
  failure?: unknown
}

const hasProblem = (problems: object) => Object.keys(problems).length > 0

const without = <Known extends object>(
  problems: Known,
  names: readonly string[],
  texts: readonly unknown[],
) =>
  Object.fromEntries(
    Object.entries(problems).filter(([name, problem]) => !names.includes(name) && !texts.includes(problem)),
  ) as Known

/** What a form finds itself goes before what the schema finds. */
function findProblems<Name extends string, Text extends string>(
  values: Values<Name>,
  rule: z.ZodType | undefined,
  options: FormOptions<Name, Text>,
): Problems<Name, Text> {
  const issues = rule?.safeParse(options.toBody?.(values) ?? values).error?.issues ?? []
  const own = Object.entries(options.validate?.(values) ?? {}).filter(([, problem]) => problem !== undefined)
  return { ...problemsOfIssues(issues, values, options), ...Object.fromEntries(own) }
}

function valuesOf<Name extends string, Text extends string>(
  form: HTMLFormElement | null,
  { names, values = {}, untrimmed = [] }: FormOptions<Name, Text>,
) {
  const typed = new FormData(form ?? undefined)
  const textOf = (name: Name) => {
    const text = values[name] ?? String(typed.get(name) ?? '')
    return untrimmed.includes(name) ? text : text.trim()
  }
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Values<Name>
}

/** The fields that the API refused. Without the schema nothing was checked before, so its own sentences are shown. */
function refusedFields<Name extends string, Text extends string>(
  reason: unknown,
  { names, refusedAs = {}, problemsOfFailure }: FormOptions<Name, Text>,
  wasChecked: boolean,
): Problems<Name, Text> {
  const said = reason instanceof ApiFailure ? reason.fields : {}
  const refused = names.flatMap((name) => {
    const sentence = Object.entries(said).find(([path]) => isWithin(path, name))?.[1]
    const text: Text | undefined = wasChecked ? refusedAs[name] : undefined
    return sentence ? [[name, text ?? { said: sentence }]] : []
  })
  return { ...Object.fromEntries(refused), ...problemsOfFailure?.(reason) } as Problems<Name, Text>
}

/** To the first field with a problem; after a failure to the button, where it was disabled and has lost the focus. */
function moveFocus(form: HTMLFormElement, { problems, failure }: Outcome<string, string>) {
  if (hasProblem(problems)) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  else if (failure !== undefined && document.activeElement === document.body) {
    const button = [...form.elements].find((control) => control.matches('[type="submit"]'))
    if (button instanceof HTMLElement) button.focus()
  }
}
