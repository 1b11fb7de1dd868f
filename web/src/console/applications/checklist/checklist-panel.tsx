import { checklistGroups, lineOf } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { PaperKind } from '@haat/contract/domains/applications.rules.ts'
import type { ChecklistItem } from '@haat/contract/domains/applications.ts'
import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { Judging } from '../use-judging.ts'
import { ChecklistLine } from './checklist-line.tsx'
import { useLineValues } from './use-line-values.ts'

interface ChecklistPanelProps {
  application: StaffApplication
  judging: Judging
  onShowPaper(kind: PaperKind): void
}

/** Everything that the law asks of a seller, in groups, each with how much of it is accepted. */
export function ChecklistPanel({ application, judging, onShowPaper }: ChecklistPanelProps) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const valuesOf = useLineValues(application)
  const { checklist } = application
  const count = (n: number) => formatCount(n, ui.language)
  const acceptedOf = (items: readonly ChecklistItem[]) =>
    items.filter(({ verdict }) => verdict === 'accepted').length
  const groups = checklistGroups.map((group) => ({
    group,
    items: checklist.filter(({ line }) => lineOf(line).group === group),
  }))
  return (
    <div className="px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title">{vendors.checklist.title}</h2>
        <p className="text-small font-semibold">
          {vendors.acceptedOf(count(judging.acceptedCount), count(checklist.length))}
        </p>
      </div>
      <div aria-hidden className="mt-2.5 flex gap-1">
        {checklist.map(({ line, verdict }) => (
          <span
            key={line}
            className={classNames(
              'h-1.5 grow rounded-full',
              verdict === 'accepted'
                ? 'bg-pine'
                : verdict === 'sent-back' || judging.drafts[line]
                  ? 'bg-marigold'
                  : 'bg-line',
            )}
          />
        ))}
      </div>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ group, items }) => (
          <section key={group} className="mt-4">
            <div className="flex items-baseline justify-between gap-4 pb-2">
              <h3 className="text-label">{vendors.checklist.groups[group]}</h3>
              <p className="text-fine text-muted">
                {vendors.of(count(acceptedOf(items)), count(items.length))}
              </p>
            </div>
            <ul>
              {items.map((item) => (
                <ChecklistLine
                  key={item.line}
                  item={item}
                  values={valuesOf(item.line)}
                  judging={judging}
                  onShowPaper={onShowPaper}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
