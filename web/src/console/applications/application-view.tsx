import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { PaperKind } from '@haat/contract/domains/applications.rules.ts'
import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useCall } from '#api/use-router-context.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ApplicationHead } from './application-head.tsx'
import { applicationQueries } from './applications.queries.ts'
import { ChecklistPanel } from './checklist/checklist-panel.tsx'
import { DecisionConflict } from './decision/decision-conflict.tsx'
import { DecisionFoot } from './decision/decision-foot.tsx'
import { ObjectionPanel } from './decision/objection-panel.tsx'
import { RefuseButton } from './decision/refuse-button.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { OpenedView } from '#console/vendors/opened-view.tsx'
import { PaperList, usePaperName } from './papers/paper-list.tsx'
import { PaperViewer } from './papers/paper-viewer.tsx'
import { useJudging, type Judging } from './use-judging.ts'

interface OpenApplicationProps {
  id: string
  onBack(): void
}

/** The application that the address names. */
export function OpenApplication({ id, onBack }: OpenApplicationProps) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  return (
    <OpenedView
      query={useQuery(applicationQueries.one(useCall(), id))}
      nameOf={(application) => nameOf(application, ui.language)}
      texts={vendors}
      onBack={onBack}
    >
      {(application) => <ApplicationView application={application} onBack={onBack} />}
    </OpenedView>
  )
}

interface ApplicationViewProps {
  application: StaffApplication
  onBack(): void
}

const nameOf = ({ fields, number }: StaffApplication, language: 'en' | 'ne') =>
  inLanguage({ en: fields.nameEn, ne: fields.nameNe }, language) ||
  inLanguage({ en: fields.legalNameEn, ne: fields.legalNameNe }, language) ||
  number

/** Papers beside the checklist; on narrower screens above it. */
function ApplicationView({ application, onBack }: ApplicationViewProps) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const judging = useJudging(application)
  const [shown, setShown] = useState<{ paperId?: string; kind?: PaperKind }>({})
  const viewer = useRef<HTMLDivElement>(null)
  const paperName = usePaperName(application.papers)
  const { papers } = application
  const wanted = shown.paperId ? papers.find(({ id }) => id === shown.paperId) : undefined
  const paper = wanted ?? (shown.kind ? papers.find(({ kind }) => kind === shown.kind) : papers[0])
  const name = nameOf(application, ui.language)

  function showKind(kind: PaperKind) {
    setShown({ kind })
    viewer.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section aria-label={name} className="flex min-h-0 min-w-0 flex-col">
      <ApplicationHead application={application} name={name} onBack={onBack} />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4 md:p-5 xl:grid xl:grid-cols-[minmax(0,11fr)_minmax(0,13fr)] xl:gap-4.5 xl:overflow-hidden">
        <div className="grid content-start gap-4 xl:-m-1 xl:overflow-y-auto xl:overscroll-contain xl:p-1">
          <div ref={viewer}>
            <PaperList
              papers={papers}
              chosenId={paper?.id}
              verdictOf={judging.verdictOf}
              onChoose={({ id }) => setShown({ paperId: id })}
            />
            <PaperViewer
              applicationId={application.id}
              paper={paper}
              name={paper ? paperName(paper) : ''}
              noPaper={
                shown.kind && papers.length > 0
                  ? vendors.papers.noneOfLine(vendors.papers.kinds[shown.kind])
                  : vendors.papers.none
              }
            />
            <p className="mt-2 text-fine text-muted">{vendors.papers.isLogged}</p>
          </div>
          <HistoryPanel application={application} />
        </div>
        <div className="flex min-h-0 flex-col rounded-panel bg-surface shadow-2 max-xl:mt-4">
          <div className="xl:min-h-0 xl:grow xl:overflow-y-auto xl:overscroll-contain">
            <ChecklistPanel application={application} judging={judging} onShowPaper={showKind} />
          </div>
          <div className="sticky -bottom-4 grid gap-3 rounded-b-panel border-t border-line bg-surface px-5 py-4 md:-bottom-5 xl:static">
            <DecisionConflict application={application} judging={judging} />
            <Decision application={application} judging={judging} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** What the reader can decide now, or how it ended. */
function Decision({ application, judging }: { application: StaffApplication; judging: Judging }) {
  const { ended } = useArea('staff').vendors
  const { ui } = useMessages()
  const { state, objectBy, shop } = application
  if (state === 'objected') return <ObjectionPanel application={application} judging={judging} />
  if (state === 'sent') {
    return (
      <div>
        <DecisionFoot application={application} judging={judging} />
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <FormError text={judging.problem} className="basis-full" />
      <p className="min-w-0 flex-1 basis-48 text-small">
        {state === 'refused' && objectBy !== null
          ? ended.refusedUntil(formatLocalDate(objectBy, ui.language))
          : ended[state]}
      </p>
      {state === 'sent-back' && <RefuseButton judging={judging} />}
      {shop && (
        <Link
          to="/staff/$"
          params={{ _splat: `vendors/shops/${shop.id}` }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {ended.toShop}
        </Link>
      )}
    </div>
  )
}
