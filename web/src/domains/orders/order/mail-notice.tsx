import { Link } from '@tanstack/react-router'
import MailWarning from 'lucide-react/icons/mail-warning'
import type { Order } from '@haat/contract/domains/orders.ts'
import { formatPhone, toE164 } from '@haat/contract/shared/phone.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'

/** Says that our last mail about the order bounced: to which address, what it held, and what helps. */
export function MailNotice({ order: { mail, needsCode } }: { order: Order }) {
  const { ui } = useMessages()
  const { mail: words } = useArea('orders')
  const phone = useSiteSettings()?.support.phone
  if (!mail) return null
  const isEnded = mail.state === 'ended'
  return (
    <section role="status" className="flex gap-3 rounded-control bg-cream p-4 text-cream-ink">
      <MailWarning aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{words[mail.state](mail.to)}</p>
        <p className="mt-1">{isEnded ? words.check[needsCode ? 'code' : 'plain'] : words.comes}</p>
        {(isEnded || needsCode) && (
          <p className="mt-3 flex flex-wrap gap-3">
            {isEnded && (
              <Link to="/profile/details" className={buttonClass({ variant: 'secondary' })}>
                {words.change}
              </Link>
            )}
            {phone && (
              <a href={`tel:${toE164(phone) ?? phone}`} className={buttonClass({ variant: 'secondary' })}>
                {words.call(formatPhone(phone, ui.language))}
              </a>
            )}
          </p>
        )}
      </div>
    </section>
  )
}
