import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { Application } from '@haat/contract/domains/applications.ts'
import {
  checklistLineNames,
  lineOf,
  linesFor,
  type ApplicationField,
} from '@haat/contract/domains/applications.checklist.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useSend } from '../applications.queries.ts'
import { useSteps } from '../use-steps.ts'
import { fieldId, paperId } from './field-id.ts'
import { formSteps, stepOfField, stepOfPaper, type FormStep } from './step-of.ts'
import { useForm } from './use-application-form.ts'
import { useValueText } from './use-value-text.ts'

/** What is missing, each line a way to its place; then everything that was written, to read it over. */
export function ReviewStep() {
  const { application } = useForm()
  return (
    <>
      <Missing problems={application.problems} />
      {formSteps.slice(0, -1).map((step) => (
        <Summary key={step} step={step} />
      ))}
    </>
  )
}

type Problem = Application['problems'][number]

function Missing({ problems }: { problems: readonly Problem[] }) {
  const { ui } = useMessages()
  const { form: texts, questions } = useArea('application')
  const { goTo } = useSteps()
  if (problems.length === 0) {
    return (
      <p className="flex items-center gap-2.5 rounded-panel bg-pine-tint p-5 font-semibold text-pine">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {texts.nothingMissing}
      </p>
    )
  }
  const placeOf = ({ field, paper }: Problem): { step: FormStep; place: string; name: string } =>
    field
      ? { step: stepOfField(field), place: fieldId(field), name: questions.labels[field] }
      : { step: stepOfPaper(paper!), place: paperId(paper!), name: texts.papers.kinds[paper!] }
  return (
    <section className="rounded-panel bg-cream p-5">
      <h2 className="flex items-center gap-2 text-h3">
        <CircleAlert aria-hidden className="size-5 text-crimson" />
        {texts.missingTitle(formatCount(problems.length, ui.language))}
      </h2>
      <p className="mt-1 text-small text-cream-ink">{texts.missingText}</p>
      <ul className="mt-3 divide-y divide-line">
        {problems.map((problem) => {
          const { step, place, name } = placeOf(problem)
          return (
            <li key={place}>
              <button
                type="button"
                onClick={() => goTo(step, place)}
                className="flex min-h-12 w-full items-center gap-3 py-2 text-left text-label"
              >
                <span className="grow">
                  {name}
                  {problem.problem !== 'required' && (
                    <span className="block text-small text-muted">{texts.problems[problem.problem]}</span>
                  )}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Hidden where they say nothing by themselves. */
const unsaid: readonly ApplicationField[] = ['isPickUpElsewhere', 'isVatRegistered', 'agreementVersion']

function Summary({ step }: { step: FormStep }) {
  const { form: texts, questions } = useArea('application')
  const { goTo } = useSteps()
  const { values, application } = useForm()
  const valueText = useValueText()
  const facts = { ...values, hasLicencePaper: application.papers.some(({ kind }) => kind === 'licence') }
  const lines = linesFor(facts)
  const fields = checklistLineNames
    .filter((line) => lines.includes(line))
    .flatMap((line) => lineOf(line).fields)
    .filter((field) => stepOfField(field) === step && !unsaid.includes(field) && values[field] !== '')
    .filter((field) => values[field] !== null && (values.isPickUpElsewhere || !isOfPickUp(field)))
  return (
    <section className="rounded-panel bg-surface p-5 shadow-2">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="text-h3">{texts.steps[step]}</h2>
        <button
          type="button"
          aria-label={texts.editStep(texts.steps[step])}
          onClick={() => goTo(step)}
          className="min-h-11 text-label text-crimson underline"
        >
          {texts.edit}
        </button>
      </div>
      <dl className="grid gap-3 text-small">
        {fields.map((field) => (
          <div key={field} className="grid gap-0.5 sm:grid-cols-2 sm:gap-4">
            <dt className="text-muted">{questions.labels[field]}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{valueText(field, values[field])}</dd>
          </div>
        ))}
        {fields.length === 0 && <p className="text-muted">{texts.notGiven}</p>}
      </dl>
    </section>
  )
}

const isOfPickUp = (field: ApplicationField) => field.startsWith('pickUp') && field !== 'pickUpLandmark'

/** Sends the application once everything has been saved. */
export function ReviewFoot({ isAgain = false }: { isAgain?: boolean }) {
  const { form: texts, offer } = useArea('application')
  const { application, flush } = useForm()
  const send = useSend()
  const [isFlushing, setIsFlushing] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const isMissing = application.problems.length > 0

  async function sendAll() {
    setWasTried(true)
    setIsFlushing(true)
    const newest = await flush()
    setIsFlushing(false)
    if (newest.problems.length > 0) return
    send.mutate(newest, { onSuccess: () => void showToast('success', texts.sent) })
  }
  const { error } = send
  const isUnproven = error instanceof ApiFailure && error.code === 'EMAIL_UNVERIFIED'
  // Somebody else may have sent the same number since this page looked.
  const isPanTaken =
    application.problems.some(({ problem }) => problem === 'taken') ||
    (error instanceof ApiFailure && 'panNumber' in error.fields)
  const refusal = isUnproven ? offer.mayNot : texts.notSent
  const lacking = isMissing ? texts.stillMissing : send.isError ? refusal : undefined
  const failure = isPanTaken ? texts.problems.taken : lacking
  return (
    <div className="grid gap-3">
      <FormError text={wasTried && !isFlushing ? failure : undefined} />
      <Button
        size="large"
        isWide
        isBusy={isFlushing || send.isPending}
        busyLabel={texts.sending}
        onClick={() => void sendAll()}
      >
        {isAgain ? texts.sendAgain : texts.send}
      </Button>
    </div>
  )
}
