import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Lock from 'lucide-react/icons/lock'
import Phone from 'lucide-react/icons/phone'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatPhone, toE164 } from '@haat/contract/shared/phone.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { CheckoutStep } from '../steps/checkout-steps.ts'
import { StepBars } from './step-bars.tsx'
import { StepDiamonds } from './step-diamonds.tsx'

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
    <header className="border-b border-line bg-surface max-md:border-0">
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
