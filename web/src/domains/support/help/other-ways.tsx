import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { officeStateAt } from '@haat/contract/shared/office-clock.ts'
import { officeHoursText } from '@haat/contract/shared/office-hours.ts'
import { toE164 } from '@haat/contract/shared/phone.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useSettingsFailure, useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { classNames } from '#ui/class-names.ts'
import { useNow } from '#ui/device/use-now.ts'
import { useOffice } from '#api/use-office.ts'
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
        {...replayPress}
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
  const now = useNow()
  const office = useOffice()
  const state = now && office && officeStateAt(office, now)
  const textOf = () => {
    if (!state) return ''
    if (state.isOpen)
      return contact.openUntil(formatTime(state.closes, ui.language).replaceAll(' ', '\u00a0'))
    const opening = dayAndTime(state.opens, now, ui.language)
    if (!state.holiday) return contact.closed(opening)
    return contact.closedHoliday(inLanguage(state.holiday, ui.language) || contact.holiday, opening)
  }
  return (
    <p className={classNames('min-h-[1lh] font-semibold', state?.isOpen ? 'text-pine' : 'text-crimson')}>
      {textOf()}
    </p>
  )
}
