import call from 'picture:help-call'
import { Link } from '@tanstack/react-router'
import { useSiteSettings } from '#domains/site/use-site-settings.ts'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Panel } from '#ui/panel.tsx'

export function ReachUs() {
  const about = useArea('about')
  const support = useSiteSettings()?.support
  return (
    <Panel title={about.contact} tone="indigo" className="relative">
      <p className="max-w-80">{about.contactText}</p>
      {support && (
        <p className="mt-3 grid font-semibold">
          <a
            href={`tel:${support.phone}`}
            className="inline-flex min-h-11 items-center text-indigo hover:underline"
          >
            {support.phone}
          </a>
          <a
            href={`mailto:${support.email}`}
            className="inline-flex min-h-11 items-center text-indigo hover:underline"
          >
            {support.email}
          </a>
        </p>
      )}
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
