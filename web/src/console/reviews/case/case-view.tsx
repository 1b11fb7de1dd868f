import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ModerationCaseDetail } from '@haat/contract/domains/reviews.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { ReasonsPanel } from './reasons-panel.tsx'
import type { Deciding } from './use-deciding.ts'
import { WrittenPanel } from './written-panel.tsx'

interface CaseViewProps {
  found: ModerationCaseDetail
  deciding: Deciding
  onBack(): void
}

const tones = { published: 'pineTint', held: 'creamTint', removed: 'blushTint', withdrawn: 'sunken' } as const

/** One case: what was written about what, why it is here, and the decision. */
export function CaseView({ found, deciding, onBack }: CaseViewProps) {
  const { reviews } = useArea('staff')
  const { ui } = useMessages()
  const title = inLanguage(found.about.title, ui.language)
  return (
    <section aria-label={title} className="flex min-h-0 min-w-0 flex-col">
      <header
        data-page-head
        className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line bg-surface px-4 py-3 md:px-5"
      >
        <IconButton label={reviews.back} onClick={onBack} className="-ml-2 md:hidden">
          <ArrowLeft aria-hidden />
        </IconButton>
        <div className="min-w-0 grow basis-40">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-title [overflow-wrap:anywhere]">
              {reviews.aboutOf(reviews.kindNames[found.kind], title)}
            </h2>
            <Badge tone={tones[found.state]}>{reviews.states[found.state]}</Badge>
          </div>
          {found.about.kind !== 'shop' && (
            <p className="text-small text-muted [overflow-wrap:anywhere]">
              {reviews.shop(inLanguage(found.shop.name, ui.language))}
            </p>
          )}
        </div>
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <div className="grid items-start gap-4 p-4 md:p-5 xl:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid gap-4">
            <WrittenPanel found={found} />
            <ReasonsPanel found={found} />
          </div>
          <DecisionPanel found={found} deciding={deciding} />
        </div>
      </div>
    </section>
  )
}
