import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { ApplicationFields, StoredFields } from '@haat/contract/domains/applications.fields.ts'
import type { Application } from '@haat/contract/domains/applications.ts'
import { toPan, type ApplicationProblem, type PaperKind } from '@haat/contract/domains/applications.rules.ts'
import {
  linesOfField,
  linesOfPaper,
  type ApplicationField,
} from '@haat/contract/domains/applications.checklist.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { withoutEval } from '#ui/form/without-eval.ts'
import type { DraftState } from '../../draft/saved-draft.ts'
import { useSavedDraft } from '../../draft/use-saved-draft.ts'
import { keepApplication } from '../applications.queries.ts'

type Edits = Partial<ApplicationFields>

export interface ApplicationForm extends Omit<DraftState<Application, Edits>, 'saved'> {
  application: Application
  /** What is saved, and over it what was typed since. */
  values: StoredFields
  edit(changes: Edits): void
  /** Saves what was typed, and returns the application as it is then. */
  flush(): Promise<Application>
  keepMine(): Promise<void>
  takeTheirs(): Promise<void>
  /** Takes over what the API answered. */
  adopt(application: Application): void
  canChange(field: ApplicationField): boolean
  canChangePaper(kind: PaperKind): boolean
  problemOf(field: ApplicationField): ApplicationProblem | 'invalid' | undefined
  isMissingPaper(kind: PaperKind): boolean
}

export const ApplicationFormContext = createContext<ApplicationForm | null>(null)

/** The application that is being written, for its fields. */
export function useForm(): ApplicationForm {
  const form = use(ApplicationFormContext)
  if (!form) throw new Error('This part stands outside of the form of an application')
  return form
}

/** The rules of the API, loaded when something has been typed. */
async function check(edits: Edits): Promise<Edits> {
  const { applicationFieldsSchema } = await withoutEval(
    () => import('@haat/contract/domains/applications.fields.ts'),
  )
  const { shape } = applicationFieldsSchema
  const checked = Object.entries(edits).map(([field, value]) => ({
    field,
    result: shape[field as keyof ApplicationFields].safeParse(value),
  }))
  return Object.fromEntries(
    checked.flatMap(({ field, result }) => (result.success ? [[field, result.data]] : [])),
  )
}

/** Saves what is typed; `showsMissing` marks what is still empty. */
export function useApplicationForm(application: Application, showsMissing: boolean): ApplicationForm {
  const call = useCall()
  const queryClient = useQueryClient()
  const { id } = application
  const { draft, state } = useSavedDraft<Application, Edits>(
    application,
    {
      save: async ({ version }, fields) =>
        (await call('PATCH /vendor/applications/:id', { params: { id }, body: { version, fields } })).data,
      load: async () => (await call('GET /vendor/applications/:id', { params: { id } })).data,
      check,
      onSaved: (next) => keepApplication(queryClient, next),
    },
    // An account number is not written into the storage of the browser.
    { storageKey: `own-application-${id}`, isKept: (field) => field !== 'accountNumber' },
  )

  const { saved, edits, invalid } = state
  const { checklist, problems, state: at } = saved
  const isOpen = (lines: readonly string[]) =>
    at === 'draft' ||
    (at === 'sent-back' && checklist.some(({ line, canChange }) => canChange && lines.includes(line)))
  return {
    ...state,
    application: saved,
    values: { ...saved.fields, ...edits },
    edit: draft.edit,
    flush: async () => {
      await draft.flush()
      return draft.read().saved
    },
    keepMine: draft.keepMine,
    takeTheirs: draft.takeTheirs,
    adopt: (next) => {
      draft.adopt(next)
      keepApplication(queryClient, next)
    },
    canChange: (field) => isOpen(linesOfField(field)),
    canChangePaper: (kind) => isOpen(linesOfPaper(kind)),
    problemOf(field) {
      // A number of the right form can only be one that another has.
      if (field === 'panNumber' && invalid.has(field) && toPan(edits.panNumber ?? '')) return 'taken'
      if (invalid.has(field)) return 'invalid'
      if (field in edits) return undefined
      const found = problems.find((problem) => problem.field === field)?.problem
      return found === 'required' && !showsMissing ? undefined : found
    },
    isMissingPaper: (kind) => showsMissing && problems.some(({ paper }) => paper === kind),
  }
}
