import call from 'picture:help-call'
import { Link } from '@tanstack/react-router'
import { useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { officeHoursText } from '@haat/contract/shared/office-hours.ts'
import { Panel } from '#ui/panel.tsx'

const linkClass = 'inline-flex min-h-11 items-center text-indigo hover:underline'

export function ReachUs() {
  const about = useArea('about')
  const { ui } = useMessages()
  const settings = useSiteSettings()
  const { phone, email } = settings?.support ?? {}
  const hours = settings && officeHoursText(settings.hours, ui.language)
  return (
    <Panel title={about.contact} tone="indigo" className="relative">
      {hours && <p className="max-w-80">{about.contactText(hours.from, hours.to, hours.times)}</p>}
      <p className="mt-3 grid font-semibold">
        {phone && (
          <a href={`tel:${phone}`} className={linkClass}>
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        )}
      </p>
      <Link to="/help-support" className={buttonClass({ className: 'mt-4' })}>
        {about.contactLink}
      </Link>
      <img
        src={call.src}
        width={call.width}
        height={call.height}
        alt=""
        loading="lazy"
        className="absolute right-4 bottom-5 w-28"
      />
    </Panel>
  )
}
