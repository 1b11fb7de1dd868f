import { Link } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import { suspensionReasonNames } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { Suspension } from '@haat/contract/domains/vendors.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Why staff have taken the shop off sale and until when, what goes on, and whom to write to. */
export function SuspendedCard({ suspension: { reason, words, reopensOn } }: { suspension: Suspension }) {
  const { suspended: texts } = useArea('vendor').home
  const { ui } = useMessages()
  return (
    <section className="flex gap-3.5 rounded-panel bg-blush p-5 text-crimson-deep md:rounded-hero md:p-6">
      <Ban aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <h2 className="text-title">{texts.title}</h2>
        <p className="mt-1 font-semibold">{inLanguage(suspensionReasonNames[reason], ui.language)}</p>
        <p className="mt-1 wrap-anywhere">“{words}”</p>
        <p className="mt-3 text-small">
          {texts.text}{' '}
          {reopensOn === null ? texts.noEnd : texts.until(formatLocalLongDate(reopensOn, ui.language))}
        </p>
        <Link to="/contact-admin" className={buttonClass({ variant: 'secondary', className: 'mt-4' })}>
          {texts.ask}
        </Link>
      </div>
    </section>
  )
}
