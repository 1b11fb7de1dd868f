import CircleCheck from 'lucide-react/icons/circle-check'
import { useArea } from '#ui/messages/use-area.ts'
import type { CheckoutStep } from './checkout-steps.ts'

interface FoldedStepProps {
  step: CheckoutStep
  head: string
  text: string
  onChange(step: CheckoutStep): void
}

/** A finished step, in two lines. */
export function FoldedStep({ step, head, text, onChange }: FoldedStepProps) {
  const texts = useArea('checkout')
  return (
    <section className="flex items-start gap-3 rounded-panel bg-surface px-4 py-3 shadow-2">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-pine" />
      <p className="min-w-0 grow">
        <span className="block text-label wrap-anywhere">{head}</span>
        <span className="text-small wrap-anywhere text-muted">{text}</span>
      </p>
      <button
        type="button"
        aria-label={texts.changeStep(texts.steps[step])}
        className="-my-2 -mr-2 min-h-11 shrink-0 rounded-control px-2 text-small font-semibold text-crimson hover:underline"
        onClick={() => onChange(step)}
      >
        {texts.change}
      </button>
    </section>
  )
}
