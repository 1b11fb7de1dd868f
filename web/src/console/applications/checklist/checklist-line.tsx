import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Paperclip from 'lucide-react/icons/paperclip'
import Undo2 from 'lucide-react/icons/undo-2'
import { lineOf } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { ChecklistItem } from '@haat/contract/domains/applications.ts'
import type { PaperKind } from '@haat/contract/domains/applications.rules.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { idOfLine, type Judging, type LineDraft } from '../use-judging.ts'
import { SendBackEditor } from './send-back-editor.tsx'
import type { LineValue } from './use-line-values.ts'

interface ChecklistLineProps {
  item: ChecklistItem
  values: readonly LineValue[]
  judging: Judging
  onShowPaper(kind: PaperKind): void
}

/** One thing that the law asks for: what the applicant wrote, the paper that proves it, and the verdict. */
export function ChecklistLine({ item, values, judging, onShowPaper }: ChecklistLineProps) {
  const { vendors } = useArea('staff')
  const { checklist, papers } = vendors
  const { line, verdict } = item
  const { paper } = lineOf(line)
  const title = checklist.lines[line]
  const draft = judging.canJudge ? judging.drafts[line] : undefined
  const isBack = draft !== undefined || (verdict === 'sent-back' && !(judging.canJudge && item.isChanged))
  return (
    <li
      id={idOfLine(line)}
      tabIndex={-1}
      className="flex gap-2.5 border-t border-line py-3 outline-none focus-visible:bg-paper"
    >
      <StateMark verdict={isBack ? 'sent-back' : verdict === 'accepted' ? 'accepted' : 'open'} />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-x-2 max-sm:flex-wrap">
          <h4 className="min-w-0 pt-0.5 text-small text-muted">{title}</h4>
          <div className="-my-2.5 ml-auto flex shrink-0 items-center text-small">
            {paper ? (
              <button
                type="button"
                aria-label={checklist.showPaper(papers.kinds[paper], title)}
                onClick={() => onShowPaper(paper)}
                className="flex min-h-11 items-center gap-1.5 rounded-chip px-2 text-muted hover:text-ink hover:underline"
              >
                <Paperclip aria-hidden className="size-4" />
                {papers.kinds[paper]}
              </button>
            ) : (
              <span className="flex min-h-11 items-center gap-1.5 px-2 text-muted">
                <Paperclip aria-hidden className="size-4" />
                {checklist.form}
              </span>
            )}
            <LineActions item={item} title={title} judging={judging} draft={draft} />
          </div>
        </div>
        <Values values={values} isBack={isBack} />
        {item.reason && verdict !== 'accepted' && draft === undefined && <EarlierReason item={item} />}
        {draft && (
          <SendBackEditor
            line={line}
            title={title}
            draft={draft}
            onChange={(next) => judging.write(line, next)}
          />
        )}
      </div>
    </li>
  )
}

function StateMark({ verdict }: { verdict: ChecklistItem['verdict'] }) {
  if (verdict === 'accepted') return <CircleCheck aria-hidden className="size-5 shrink-0 text-pine" />
  if (verdict === 'sent-back') return <Undo2 aria-hidden className="size-5 shrink-0 text-star" />
  return <CircleDashed aria-hidden className="size-5 shrink-0 text-muted" />
}

interface LineActionsProps extends Pick<ChecklistLineProps, 'item' | 'judging'> {
  title: string
  draft: LineDraft | undefined
}

function LineActions({ item: { line, verdict, reason }, title, judging, draft }: LineActionsProps) {
  const { checklist } = useArea('staff').vendors
  if (!judging.canJudge) {
    const texts = { accepted: checklist.accepted, 'sent-back': checklist.sentBack, open: checklist.open }
    return <span className="px-2 text-muted">{texts[verdict]}</span>
  }
  const isAccepted = verdict === 'accepted'
  return (
    <>
      {!isAccepted && (
        <IconButton
          label={`${draft ? checklist.keep : checklist.sendBack}: ${title}`}
          title={draft ? checklist.keep : checklist.sendBack}
          aria-pressed={draft !== undefined}
          onClick={() =>
            draft ? judging.drop(line) : judging.write(line, { reason: reason ?? undefined, note: '' })
          }
          className="text-cream-ink aria-pressed:bg-cream"
        >
          <Undo2 aria-hidden />
        </IconButton>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <button
        type="button"
        title={isAccepted ? checklist.takeBack : undefined}
        aria-label={`${isAccepted ? `${checklist.accepted}, ${checklist.takeBack}` : checklist.accept}: ${title}`}
        onClick={() => judging.accept(line, !isAccepted)}
        className={classNames(
          'min-h-11 rounded-chip px-2',
          isAccepted
            ? 'text-muted hover:text-ink hover:underline'
            : 'font-semibold text-crimson hover:bg-blush',
        )}
      >
        {isAccepted ? checklist.accepted : checklist.accept}
      </button>
    </>
  )
}

function Values({ values, isBack }: { values: readonly LineValue[]; isBack: boolean }) {
  const { checklist } = useArea('staff').vendors
  const { ui } = useMessages()
  if (values.length === 0) return <p className="text-muted">{checklist.values.nothing}</p>
  return values.map(({ text, lang }, at) => (
    <p
      key={at}
      {...(lang !== undefined && lang !== ui.language && { lang })}
      className={classNames(
        '[overflow-wrap:anywhere]',
        at > 0 ? 'text-small text-muted' : isBack && 'font-semibold',
      )}
    >
      {text}
    </p>
  ))
}

/** Why it was sent back the last time, and whether the applicant has changed it since. */
function EarlierReason({ item }: { item: ChecklistItem }) {
  const { checklist } = useArea('staff').vendors
  return (
    <div className="mt-2 border-l-4 border-marigold bg-cream px-3 py-2 text-small text-cream-ink">
      <p className="font-semibold">
        {checklist.wasSentBack(item.reason ? checklist.reasons[item.reason] : '')}
        {item.isChanged && ` · ${checklist.changed}`}
      </p>
      {item.note !== '' && <p className="[overflow-wrap:anywhere]">{item.note}</p>}
    </div>
  )
}
