import Camera from 'lucide-react/icons/camera'
import FileText from 'lucide-react/icons/file-text'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useId, useState, type ReactNode } from 'react'
import {
  maxPapersPerKind,
  paperFileTypes,
  paperMaxBytes,
  type PaperKind,
} from '@haat/contract/domains/applications.rules.ts'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useDropPaper } from '../applications.queries.ts'
import { paperId } from '../form/field-id.ts'
import { useForm } from '../form/use-application-form.ts'
import { PaperDialog } from './paper-dialog.tsx'
import { usePaperPicture } from './use-paper-file.ts'
import { usePaperUpload } from './use-paper-upload.ts'

const accepted = paperFileTypes.join(',')
const tileClass = 'grid h-19 w-30 shrink-0 place-items-center overflow-hidden rounded-chip'
const bytesPerMegabyte = 1024 * 1024

/** The papers that a step or a line asks for, each with its photos. */
export function PaperList({ kinds }: { kinds: readonly PaperKind[] }) {
  const { papers } = useArea('application').form
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line overflow-hidden rounded-panel bg-surface shadow-2">
        {kinds.map((kind) => (
          <PaperOfKind key={kind} kind={kind} />
        ))}
      </ul>
      <p className="text-small text-muted">{papers.private}</p>
    </div>
  )
}

function PaperOfKind({ kind }: { kind: PaperKind }) {
  const { ui } = useMessages()
  const { papers: texts, problems } = useArea('application').form
  const { application, adopt, canChangePaper, isMissingPaper } = useForm()
  const { progress, fault, send } = usePaperUpload(application, kind, adopt)
  const noteId = useId()
  const papers = application.papers.filter((paper) => paper.kind === kind)
  const canChange = canChangePaper(kind)
  const megabytes = formatCount(paperMaxBytes / bytesPerMegabyte, ui.language)
  const problem = isMissingPaper(kind) && papers.length === 0 ? problems.required : undefined
  const said = fault === 'tooLarge' ? texts.tooLarge(megabytes) : fault && texts[fault]
  return (
    <li id={paperId(kind)} tabIndex={-1} className="grid gap-3 p-4 outline-none">
      {papers.map((paper) => (
        <PaperRow
          key={paper.id}
          paper={paper}
          name={texts.kinds[kind]}
          canChange={canChange}
          onAgain={(file) => send(file, paper.id)}
        />
      ))}
      {progress !== undefined && <Progress part={progress} />}
      {canChange && progress === undefined && papers.length < maxPapersPerKind && (
        <FileButton describedBy={noteId} onChoose={(file) => send(file)}>
          {papers.length > 0 ? (
            <span className="flex min-h-11 items-center gap-2 text-small font-semibold text-crimson">
              <Camera aria-hidden className="size-5" />
              {texts.addPage}
            </span>
          ) : (
            <span className="flex items-center gap-4">
              <span className={`${tileClass} border-[1.5px] border-dashed border-line-strong text-crimson`}>
                <Camera aria-hidden className="size-6" />
              </span>
              <span>
                <span className="block text-label">{texts.kinds[kind]}</span>
                <span className="block text-small text-muted">{texts.hints[kind]}</span>
                <span className="mt-1 block text-small font-semibold text-crimson">{texts.add}</span>
              </span>
            </span>
          )}
        </FileButton>
      )}
      <div role="alert">{(said ?? problem) && <FieldError id={noteId}>{said ?? problem}</FieldError>}</div>
    </li>
  )
}

interface FileButtonProps {
  label?: string
  describedBy?: string
  onChoose(file: File): void
  children: ReactNode
}

/** A phone offers its camera and its files, a computer its files. */
export function FileButton({ label, describedBy, onChoose, children }: FileButtonProps) {
  return (
    <label className="cursor-pointer rounded-chip has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input
        type="file"
        accept={accepted}
        aria-label={label}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // The same file can be chosen again after a refusal.
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}

function Progress({ part }: { part: number }) {
  const { ui } = useMessages()
  const { papers: texts } = useArea('application').form
  const text = part < 1 ? texts.uploading(formatCount(Math.round(part * 100), ui.language)) : texts.checking
  return (
    <p className="grid gap-1.5 text-small font-semibold">
      <span role="status">{text}</span>
      <progress value={part} max={1} aria-label={text} className="h-1.5 w-full" />
    </p>
  )
}

interface PaperRowProps {
  paper: Paper
  name: string
  canChange: boolean
  onAgain(file: File): void
}

const actionClass = 'min-h-11 cursor-pointer text-small font-semibold'

function PaperRow({ paper, name, canChange, onAgain }: PaperRowProps) {
  const { papers: texts } = useArea('application').form
  const { application } = useForm()
  const drop = useDropPaper()
  const [isSeen, setIsSeen] = useState(false)
  const remove = () =>
    drop.mutate(
      { id: application.id, paperId: paper.id },
      { onError: () => void showToast('error', texts.notRemoved) },
    )
  return (
    <div className="flex items-center gap-4">
      <PaperTile paper={paper} />
      <div className="min-w-0">
        <p className="text-label">{name}</p>
        <p className="flex items-center gap-1.5 text-small font-semibold text-pine">
          <CircleCheck aria-hidden className="size-4" />
          {texts.got}
        </p>
        <div className="flex flex-wrap gap-x-5">
          {canChange && (
            <FileButton label={texts.againOne(name)} onChoose={onAgain}>
              <span aria-hidden className={`${actionClass} flex items-center text-crimson`}>
                {texts.again}
              </span>
            </FileButton>
          )}
          <button
            type="button"
            aria-label={texts.seeOne(name)}
            className={actionClass}
            onClick={() => setIsSeen(true)}
          >
            {texts.see}
          </button>
          {canChange && (
            <button
              type="button"
              aria-label={texts.removeOne(name)}
              disabled={drop.isPending}
              className={actionClass}
              onClick={remove}
            >
              {texts.remove}
            </button>
          )}
        </div>
      </div>
      {isSeen && <PaperDialog paper={paper} title={name} onClose={() => setIsSeen(false)} />}
    </div>
  )
}

/** A small picture of the paper. */
export function PaperTile({ paper }: { paper: Paper }) {
  const { application } = useForm()
  const url = usePaperPicture(application.id, paper)
  return (
    <span aria-hidden className={`${tileClass} bg-sunken text-muted`}>
      {url ? <img src={url} alt="" className="size-full object-cover" /> : <FileText className="size-7" />}
    </span>
  )
}
