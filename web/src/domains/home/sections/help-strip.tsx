import receiver from 'picture:help-receiver'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { useSettingsFailure, useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { officeHoursText } from '@haat/contract/shared/office-hours.ts'

const wayClass =
  'flex h-full flex-col justify-center gap-1 p-5 hover:text-crimson [&>svg]:mb-2 [&>svg]:size-6 [&>svg]:text-crimson'

const Way = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <>
    {icon}
    <span className="font-extrabold break-words">{title}</span>
    <span className="text-fine text-muted">{text}</span>
  </>
)

export function HelpStrip() {
  const home = useArea('home')
  const { ui } = useMessages()
  const settings = useSiteSettings()
  const askAgain = useSettingsFailure()
  const { phone, email } = settings?.support ?? {}
  const hours = settings && officeHoursText(settings.hours, ui.language)
  return (
    <section className="grid overflow-hidden rounded-panel bg-surface shadow-2 md:grid-cols-[1.2fr_1fr_1fr_1fr] md:rounded-hero">
      <div className="relative bg-indigo-tint p-6">
        <h2 className="text-title">{home.helpTitle}</h2>
        <p className="mt-1 max-w-44 text-small text-muted">{home.helpText}</p>
        <Link
          to="/help-support"
          className="mt-3 inline-flex min-h-11 items-center gap-1.5 font-semibold text-crimson"
        >
          {home.helpLink} <ArrowRight aria-hidden className="size-[18px]" />
        </Link>
        <img
          src={receiver.src}
          width={receiver.width}
          height={receiver.height}
          alt=""
          loading="lazy"
          className="absolute right-4 bottom-3 w-20"
        />
      </div>
      {askAgain && <PartError onRetry={askAgain} className="col-span-full p-6 md:col-span-3" />}
      {settings && (
        <ul className="contents divide-line max-md:divide-y [&>li]:border-line md:[&>li]:border-l">
          {phone && hours && (
            <li>
              <a href={`tel:${phone}`} className={wayClass}>
                <Way
                  icon={<Phone aria-hidden />}
                  title={phone}
                  text={home.helpHours(
                    hours.isUsualWeek ? home.weekdays : home.helpDays(hours.from, hours.to),
                    hours.times,
                  )}
                />
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`} className={wayClass}>
                <Way icon={<Mail aria-hidden />} title={email} text={home.helpMail} />
              </a>
            </li>
          )}
          <li>
            <Link to="/return-policy" className={wayClass}>
              <Way icon={<RotateCcw aria-hidden />} title={home.helpPolicies} text={home.helpPoliciesText} />
            </Link>
          </li>
        </ul>
      )}
    </section>
  )
}
