import { useQuery } from '@tanstack/react-query'
import type { LegalKey } from '@haat/contract/domains/content.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { LegalDocument } from '../legal-document.tsx'
import { LegalHeading } from '../legal-heading.tsx'
import { LegalWays } from './legal-ways.tsx'
import { legalQueries } from './legal.queries.ts'

/** Heading, date and document of one legal text. The server renders the frame, the browser loads the rest. */
export function LegalPage({ contentKey }: { contentKey: LegalKey }) {
  const legal = useArea('legal')
  const content = useQuery(legalQueries.content(useCall(), contentKey))
  const { title } = legal.documents[contentKey]
  return (
    <>
      <LegalHeading title={title} content={content.data} isLoading={content.isPending} />
      <LegalDocument
        title={title}
        content={content.data}
        hasFailed={content.isError}
        onRetry={() => void content.refetch()}
      />
      <LegalWays current={contentKey} />
    </>
  )
}
