import Circle from 'lucide-react/icons/circle'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { Application } from '@haat/contract/domains/applications.ts'
import { lineOf, type ApplicationField } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Panel } from '#ui/panel.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { useValueText } from '../form/use-value-text.ts'

const icons = {
  accepted: <CircleCheck aria-hidden className="size-5 shrink-0 text-pine" />,
  'sent-back': <CircleAlert aria-hidden className="size-5 shrink-0 text-crimson" />,
  open: <Circle aria-hidden className="size-5 shrink-0 text-line-strong" />,
}
/** The first text of a line, in the reader's language where it is there. */
function firstGiven(names: readonly ApplicationField[], fields: Application['fields'], language: Language) {
  const given = names.filter((name) => typeof fields[name] === 'string' && fields[name] !== '')
  const otherEnding = language === 'ne' ? 'En' : 'Ne'
  return given.find((name) => !name.endsWith(otherEnding)) ?? given[0]
}

/** The checklist of staff: what they have looked at, and what it says. */
export function LookedAt({ application: { checklist, fields } }: { application: Application }) {
  const { ui } = useMessages()
  const { standing: texts } = useArea('application')
  const valueText = useValueText()
  const count = (n: number) => formatCount(n, ui.language)
  const accepted = checklist.filter(({ verdict }) => verdict === 'accepted').length
  return (
    <Panel
      title={texts.lookedAt}
      action={
        <p className="text-small text-muted">{texts.ofLines(count(accepted), count(checklist.length))}</p>
      }
    >
      <ul className="divide-y divide-line">
        {checklist.map(({ line, verdict }) => {
          const first = firstGiven(lineOf(line).fields, fields, ui.language)
          return (
            <li key={line} className="flex min-h-12 items-center gap-3 py-2">
              {icons[verdict]}
              <span className="text-label">{texts.lines[line]}</span>
              <VisuallyHidden>{texts.verdicts[verdict]}</VisuallyHidden>
              {first && (
                <span className="ml-auto min-w-0 truncate text-small text-muted">
                  {valueText(first, fields[first])}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
