import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useEffect, useState, type ReactNode } from 'react'
import { officeHoursText, isOfficeOpen, nextOfficeOpening } from '@haat/contract/shared/office-hours.ts'
import { toE164 } from '@haat/contract/shared/phone.ts'
import type { Holidays } from '@haat/contract/shared/working-days.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useSettingsFailure, useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { dayAndTime } from '../tickets/day-and-time.ts'

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3.5 py-4 [&>svg]:mt-0.5 [&>svg]:size-5.5 [&>svg]:shrink-0 [&>svg]:text-crimson">
      {icon}
      <div className="min-w-0 text-small text-muted">{children}</div>
    </li>
  )
}

/** Its negative margin gives a finger 44 px without making the line taller. */
function WayLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="relative text-body font-semibold break-words text-ink after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-crimson hover:underline"
    >
      {children}
    </a>
  )
}

export function OtherWays({ onOpenChat }: { onOpenChat: () => void }) {
  const contact = useArea('contact')
  const settings = useSiteSettings()
  const { ui } = useMessages()
  const { email, phone } = settings?.support ?? {}
  const hours = settings && officeHoursText(settings.hours, ui.language)
  const askAgain = useSettingsFailure()
  return (
    <Panel title={contact.otherWays} hasWeave>
      <ul className="-mt-3 divide-y divide-line">
        {askAgain && (
          <li className="py-4">
            <PartError onRetry={askAgain} />
          </li>
        )}
        {email && (
          <Way icon={<Mail aria-hidden />}>
            <WayLink href={`mailto:${email}`}>{email}</WayLink>
            <p>{contact.emailNote}</p>
          </Way>
        )}
        {hours && phone && (
          <Way icon={<Phone aria-hidden />}>
            <WayLink href={`tel:${toE164(phone) ?? phone}`}>{inDigitsOf(ui.language, phone)}</WayLink>
            <p className="text-balance">
              {contact.hours(
                hours.isUsualWeek ? contact.weekdays : contact.days(hours.from, hours.to),
                hours.times,
              )}
            </p>
            <OfficeState />
          </Way>
        )}
        <Way icon={<Clock aria-hidden />}>
          <p className="text-body font-semibold text-ink">{contact.response}</p>
          <p>{contact.responseNote}</p>
        </Way>
      </ul>
      <Button
        variant="secondary"
        isWide
        icon={<MessageCircle aria-hidden />}
        onClick={onOpenChat}
        className="mt-2"
      >
        {contact.startChat}
      </Button>
    </Panel>
  )
}

/** Its height is reserved, so that nothing moves when the text appears. */
function OfficeState() {
  const { ui } = useMessages()
  const contact = useArea('contact')
  const office = useOffice()
  return (
    <p className="min-h-[1lh] text-small font-semibold">
      {office?.isOpen === true && <span className="text-pine">{contact.openNow}</span>}
      {office?.isOpen === false && (
        <span className="text-crimson">
          {contact.closed(dayAndTime(office.opening, office.now, ui.language))}
        </span>
      )}
    </p>
  )
}

const tickMs = 15_000

interface Office {
  now: Date
  isOpen: boolean
  opening: Date
  holidays: Holidays
}

/** Whether support is open at the moment; undefined until the page is hydrated. */
function useOffice(): Office | undefined {
  const now = useNow()
  const settings = useSiteSettings()
  if (!now) return undefined
  const holidays = new Set(settings?.holidays)
  const hours = settings?.hours
  return {
    now,
    holidays,
    isOpen: isOfficeOpen(now, holidays, hours),
    opening: nextOfficeOpening(now, holidays, hours),
  }
}

/** The browser's time, undefined in the first render: the server's clock would differ and break hydration. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
