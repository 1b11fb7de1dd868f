import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ScrollText from 'lucide-react/icons/scroll-text'
import Shield from 'lucide-react/icons/shield'
import type { ReactNode } from 'react'
import { legalKeys, type LegalKey } from '@haat/contract/domains/content.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { LegalDocument } from '../legal-document.tsx'
import { LegalHeading } from '../legal-heading.tsx'
import { useFileAddress } from '../use-file-url.ts'
import { isText } from './is-text.ts'
import { legalQueries } from './legal.queries.ts'

/** Heading, date and document of one legal text. The server renders the frame, the browser loads the rest. */
export function LegalPage({ contentKey }: { contentKey: LegalKey }) {
  const legal = useArea('legal')
  const { language } = useMessages().ui
  const content = useQuery(legalQueries.content(useCall(), contentKey, language))
  const { title } = legal.documents[contentKey]
  return (
    <>
      <LegalHeading
        title={title}
        content={content.data}
        isLoading={content.isPending}
        fileAddress={useFileAddress(contentKey, language)}
      />
      <LegalDocument
        title={title}
        content={content.data}
        language={language}
        hasFailed={content.isError}
        onRetry={() => void content.refetch()}
        isText={isText(useSearch({ strict: false }))}
      />
      <LegalWays current={contentKey} />
    </>
  )
}

const places = {
  terms_and_conditions: { to: '/terms-and-conditions', icon: <ScrollText /> },
  return_and_refund_policy: { to: '/return-policy', icon: <RotateCcw /> },
  privacy_policy: { to: '/privacy-policy', icon: <Shield /> },
} as const

type Place = (typeof places)[LegalKey]['to'] | '/help-support'

/** Links to the two other documents and to support. */
function LegalWays({ current }: { current: LegalKey }) {
  const legal = useArea('legal')
  return (
    <nav
      aria-label={legal.more}
      className="mt-6 grid overflow-hidden rounded-panel bg-surface shadow-2 max-md:divide-y md:grid-cols-3 md:divide-x divide-line"
    >
      {legalKeys
        .filter((key) => key !== current)
        .map((key) => (
          <Way key={key} {...places[key]} {...legal.documents[key]} />
        ))}
      <Way to="/help-support" icon={<MessageCircle />} name={legal.askAPerson} hint={legal.helpAndSupport} />
    </nav>
  )
}

function Way({ to, icon, name, hint }: { to: Place; icon: ReactNode; name: string; hint: string }) {
  return (
    <Link
      to={to}
      className="group flex min-h-18 items-center gap-4 px-5 py-3 -outline-offset-2 hover:bg-sunken focus-visible:shadow-none"
    >
      <span aria-hidden className="text-crimson [&>svg]:size-6">
        {icon}
      </span>
      <span>
        <span className="block text-label group-hover:underline">{name}</span>
        <span className="block text-fine text-muted">{hint}</span>
      </span>
    </Link>
  )
}
