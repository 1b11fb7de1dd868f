import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Lock from 'lucide-react/icons/lock'
import Phone from 'lucide-react/icons/phone'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { formatPhone, toE164 } from '@haat/contract/shared/phone.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { checkoutSteps, isBefore, type CheckoutStep } from '../steps/checkout-steps.ts'

interface CheckoutHeaderProps {
  /** Undefined where there are no steps. */
  step: CheckoutStep | undefined
  itemCount: number
  onBack(): void
}

/** The checkout's own header, without links that lead away but for the link back and the phone number. */
export function CheckoutHeader({ step, itemCount, onBack }: CheckoutHeaderProps) {
  const { ui, shell, pages } = useMessages()
  const texts = useArea('checkout')
  const phone = useSiteSettings()?.support.phone
  return (
    <header data-page-head className="border-b border-line bg-surface max-md:border-0">
      <Weave className="max-md:hidden" />
      <div className="page-width flex min-h-20 items-center justify-between gap-4 max-md:hidden">
        <Link to="/" aria-label={shell.homeLink} className="rounded-badge py-2">
          <Logo />
        </Link>
        {step && <StepDiamonds step={step} />}
        <p className="min-w-32 text-right text-label">
          {phone && (
            <a
              href={`tel:${toE164(phone) ?? phone}`}
              className="inline-flex min-h-11 items-center gap-2 hover:text-crimson"
            >
              <Phone aria-hidden className="size-4.5" />
              {formatPhone(phone, ui.language)}
            </a>
          )}
        </p>
      </div>
      <div className="flex min-h-14 items-center gap-1 pr-4 pl-2 md:hidden">
        <IconButton label={texts.back} onClick={onBack}>
          <ArrowLeft />
        </IconButton>
        <h1 className="grow text-title">{pages.checkout}</h1>
        {itemCount > 0 && (
          <p className="flex items-center gap-1.5 text-small text-muted">
            <Lock aria-hidden className="size-4" />
            {texts.items(formatCount(itemCount, ui.language))}
          </p>
        )}
      </div>
      {step && <StepBars step={step} />}
      <Weave cell={1} className="md:hidden" />
    </header>
  )
}

/** The progress through the steps, on a phone. */
function StepBars({ step }: { step: CheckoutStep }) {
  const texts = useArea('checkout')
  return (
    <ol aria-label={texts.stepsLabel} className="grid grid-cols-4 gap-1.5 px-4 pb-2.5 md:hidden">
      {checkoutSteps.map((one) => {
        const isDone = isBefore(one, step)
        const isNow = one === step
        return (
          <li
            key={one}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'border-t-4 pt-1.5 text-fine font-semibold',
              isNow && 'border-crimson text-crimson',
              isDone && 'border-pine text-pine',
              !isNow && !isDone && 'border-line text-muted',
            )}
          >
            {texts.steps[one]}
            {isDone && <span className="sr-only">{texts.stepDone}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** The progress through the steps, on a wide screen: done in pine, current in crimson, to come hollow. */
function StepDiamonds({ step }: { step: CheckoutStep }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  return (
    <ol aria-label={texts.stepsLabel} className="flex items-center gap-3 max-md:hidden">
      {checkoutSteps.map((one, at) => {
        const isDone = isBefore(one, step)
        const isNow = one === step
        return (
          <li
            key={one}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-3 text-label lg:not-first:before:h-px lg:not-first:before:w-10 lg:not-first:before:bg-line-strong',
              isNow && 'text-crimson',
              isDone && 'text-pine',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-5.5 rotate-45 place-items-center rounded-[3px] text-fine',
                isNow && 'bg-crimson-fill text-white',
                isDone && 'bg-pine-deep text-white',
                !isNow && !isDone && 'border-[1.5px] border-line-strong',
              )}
            >
              <span className="-rotate-45 font-extrabold">{inDigitsOf(ui.language, String(at + 1))}</span>
            </span>
            {texts.steps[one]}
            {isDone && <span className="sr-only">{texts.stepDone}</span>}
          </li>
        )
      })}
    </ol>
  )
}
