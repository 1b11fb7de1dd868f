import { useNavigate } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useRef, useState } from 'react'
import type { Application } from '@haat/contract/domains/applications.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Screen } from '../parts.tsx'
import { useSteps } from '../use-steps.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { ReviewFoot, ReviewStep } from './review-step.tsx'
import { ApplicationSaveNote } from './save-note.tsx'
import { formSteps, type FormStep } from './step-of.ts'
import { ParticularsStep, PayoutStep, ShopStep } from './steps.tsx'
import { ApplicationFormContext, useApplicationForm } from './use-application-form.ts'

const contents = {
  shop: ShopStep,
  particulars: ParticularsStep,
  payout: PayoutStep,
  review: ReviewStep,
} as const

/** The application while it is written: one step at a time, each saved by itself. */
export function FormScreen({ application }: { application: Application }) {
  const { ui } = useMessages()
  const { form: texts } = useArea('application')
  const navigate = useNavigate()
  const { step, place, goTo } = useSteps()
  // What is missing is marked only once somebody has been shown the list of it.
  const [showsMissing, setShowsMissing] = useState(step === 'review')
  if (step === 'review' && !showsMissing) setShowsMissing(true)
  const form = useApplicationForm(application, showsMissing)
  const at = formSteps.indexOf(step)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(place, step, heading)

  function go(next: FormStep) {
    void form.flush()
    goTo(next)
  }
  function goBack() {
    const before = formSteps[at - 1]
    if (before) return go(before)
    void form.flush()
    void navigate({ to: '/' })
  }
  const Content = contents[step]
  const digits = (count: number) => inDigitsOf(ui.language, String(count))
  const next = formSteps[at + 1]
  return (
    <ApplicationFormContext value={form}>
      <Screen
        title={texts.title}
        below={texts.stepOf(digits(at + 1), digits(formSteps.length))}
        onBack={goBack}
        end={<ApplicationSaveNote />}
        bar={<StepBar step={step} onGo={go} />}
        foot={
          step === 'review' || !next ? (
            <ReviewFoot />
          ) : (
            <Button size="large" isWide trailingIcon={<ArrowRight />} onClick={() => go(next)}>
              {texts.goOn[step]}
            </Button>
          )
        }
      >
        <div className="grid gap-8">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
              {texts.headings[step]}
            </h1>
            <p className="mt-2 text-muted">{texts.leads[step]}</p>
          </div>
          <ConflictChoice />
          <Content key={step} />
        </div>
      </Screen>
    </ApplicationFormContext>
  )
}

/** Leads the eye and the keyboard to the field that the address names, and on the way between steps to the heading. */
function useFocusOn(place: string, step: FormStep, heading: { readonly current: HTMLElement | null }) {
  const first = useRef(true)
  useEffect(() => {
    const named = place === '' ? null : document.getElementById(place)
    if (named) {
      named.scrollIntoView({ block: 'center' })
      named.focus({ preventScroll: true })
    } else if (!first.current) {
      scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    first.current = false
  }, [place, step, heading])
}

/** Where one is; every step can be opened at any time. */
function StepBar({ step, onGo }: { step: FormStep; onGo(step: FormStep): void }) {
  const { form: texts } = useArea('application')
  const at = formSteps.indexOf(step)
  return (
    <ol className="mt-3 grid grid-cols-4 gap-2 px-2">
      {formSteps.map((one, index) => (
        <li key={one}>
          <button
            type="button"
            aria-current={one === step ? 'step' : undefined}
            onClick={() => onGo(one)}
            className={`flex min-h-11 w-full flex-col gap-1.5 text-left text-fine font-semibold ${index < at ? 'text-pine' : index === at ? 'text-crimson' : 'text-muted'}`}
          >
            <span
              aria-hidden
              className={`h-1 w-full rounded-full ${index < at ? 'bg-pine' : index === at ? 'bg-crimson-fill' : 'bg-line'}`}
            />
            {texts.steps[one]}
          </button>
        </li>
      ))}
    </ol>
  )
}
