import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import type { LineVerdict } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface PaperListProps {
  papers: readonly Paper[]
  chosenId: string | undefined
  verdictOf(kind: Paper['kind']): LineVerdict
  onChoose(paper: Paper): void
}

/** The name of a paper by its kind; several of one kind are numbered. */
export function usePaperName(all: readonly Paper[]) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  return (paper: Paper) => {
    const kind = vendors.papers.kinds[paper.kind]
    const alike = all.filter((other) => other.kind === paper.kind)
    if (alike.length === 1) return kind
    return vendors.papers.numbered(kind, formatCount(alike.indexOf(paper) + 1, ui.language))
  }
}

/** The papers side by side. They are drawn alike: showing what is on them would open each, which is written down. */
export function PaperList({ papers, chosenId, verdictOf, onChoose }: PaperListProps) {
  const { vendors } = useArea('staff')
  const nameOf = usePaperName(papers)
  if (papers.length === 0) return null
  return (
    <ul aria-label={vendors.papers.title} className="flex gap-2 overflow-x-auto p-1 pb-3">
      {papers.map((paper) => {
        const isChosen = paper.id === chosenId
        const verdict = verdictOf(paper.kind)
        return (
          <li key={paper.id} className="w-20 shrink-0">
            <button
              type="button"
              aria-pressed={isChosen}
              title={paper.name}
              onClick={() => onChoose(paper)}
              className={classNames(
                'grid w-full gap-1 rounded-chip text-center text-fine',
                isChosen ? 'font-semibold' : 'text-muted',
              )}
            >
              <span
                aria-hidden
                className={classNames(
                  'relative grid h-16 content-center gap-1.5 rounded-chip bg-surface px-3',
                  isChosen ? 'inset-ring-[2.5px] inset-ring-crimson' : 'inset-ring-[1.5px] inset-ring-line',
                )}
              >
                {['w-4/5', 'w-full', 'w-3/5'].map((width) => (
                  <span key={width} className={classNames('h-1 rounded-full bg-line', width)} />
                ))}
                <VerdictMark verdict={verdict} />
              </span>
              <span className="truncate">
                {nameOf(paper)}
                <span className="sr-only">, {vendors.papers.verdicts[verdict]}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function VerdictMark({ verdict }: { verdict: LineVerdict }) {
  if (verdict === 'open') return null
  const Icon = verdict === 'accepted' ? Check : Undo2
  return (
    <span
      className={classNames(
        'absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full',
        verdict === 'accepted' ? 'bg-pine-deep text-white' : 'bg-marigold text-on-marigold',
      )}
    >
      <Icon className="size-3" />
    </span>
  )
}
