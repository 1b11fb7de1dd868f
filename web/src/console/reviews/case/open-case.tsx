import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { usePageKeys } from '#console/staff/palette/tools-context.ts'
import { OpenedView } from '#console/vendors/opened-view.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { caseQueries } from '../reviews.queries.ts'
import { CaseView } from './case-view.tsx'
import { useDeciding } from './use-deciding.ts'

interface OpenCaseProps {
  id: string
  onStep(by: 1 | -1): void
  /** Opens what comes after one that was decided. */
  onDecided(): void
  onBack(): void
}

/** The case that the address names, with its keys. */
export function OpenCase({ id, onStep, onDecided, onBack }: OpenCaseProps) {
  const { reviews } = useArea('staff')
  const { ui } = useMessages()
  const query = useQuery(caseQueries.one(useCall(), id))
  const deciding = useDeciding(query.data, onDecided)
  const { keys } = reviews
  usePageKeys({
    j: { what: keys.next, act: () => onStep(1) },
    k: { what: keys.previous, act: () => onStep(-1) },
    a: { what: keys.keep, act: deciding.keep },
    r: { what: keys.reasons, act: deciding.focusReasons },
  })
  return (
    <OpenedView
      query={query}
      nameOf={({ about }) => inLanguage(about.title, ui.language)}
      texts={{ ...reviews, failed: reviews.oneFailed }}
      onBack={onBack}
    >
      {(found) => <CaseView found={found} deciding={deciding} onBack={onBack} />}
    </OpenedView>
  )
}
