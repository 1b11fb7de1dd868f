import Camera from 'lucide-react/icons/camera'
import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { ChecklistItem } from '@haat/contract/domains/applications.ts'
import { paperMaxBytes } from '@haat/contract/domains/applications.rules.ts'
import { lineOf, type ChecklistLineName } from '@haat/contract/domains/applications.checklist.rules.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { AgreementField } from '../form/agreement-field.tsx'
import { ApplicationTextField } from '../form/fields.tsx'
import {
  AccountFields,
  BusinessFields,
  ComplaintFields,
  ContactFields,
  LegalNameFields,
  RegistrationFields,
  ShopNameFields,
  TaxFields,
  TermsFields,
} from '../form/steps.tsx'
import { useForm } from '../form/use-application-form.ts'
import { FileButton, PaperTile } from '../papers/paper-list.tsx'
import { usePaperUpload } from '../papers/use-paper-upload.ts'
import { useSteps } from '../use-steps.ts'

const fieldsOfLine: Partial<Record<ChecklistLineName, ComponentType>> = {
  'business-name': () => (
    <>
      <ShopNameFields />
      <LegalNameFields />
    </>
  ),
  registration: RegistrationFields,
  contact: ContactFields,
  business: BusinessFields,
  'tax-number': TaxFields,
  payout: AccountFields,
  licence: () => <ApplicationTextField field="licenceText" />,
  'complaint-contact': ComplaintFields,
  terms: TermsFields,
  agreement: AgreementField,
}

/** One line that staff sent back: why, and everything to mend it in place. */
export function SentBackCard({ item }: { item: ChecklistItem }) {
  const { ui } = useMessages()
  const { standing: texts, form } = useArea('application')
  const { application } = useForm()
  const { line, verdict, reason, note, isChanged } = item
  const isSentBack = verdict === 'sent-back'
  const said = isSentBack ? texts.sentBack : form.problems.required
  const { paper: paperKind } = lineOf(line)
  const Fields = fieldsOfLine[line]
  // Where there is no paper to take again, the fields are all there is.
  const [isOpen, setIsOpen] = useState(paperKind === null)
  const paper = application.papers.find(({ kind }) => kind === paperKind)
  const by = application.history.findLast(({ step }) => step === 'send-back')
  // The mail about it has a link to each line.
  const { place } = useSteps()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (place !== line) return
    card.current?.scrollIntoView({ block: 'center' })
    card.current?.focus({ preventScroll: true })
  }, [place, line])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={texts.lines[line]}
      className="grid gap-4 rounded-panel bg-surface p-4 inset-ring-[1.5px] inset-ring-crimson shadow-2 outline-none"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3">{texts.lines[line]}</h2>
        <Badge tone={isChanged ? 'pineTint' : 'blushTint'}>{isChanged ? texts.mended : said}</Badge>
      </div>
      <div className="flex gap-4">
        {paper && <PaperTile paper={paper} />}
        <div className="min-w-0">
          {reason && <p className="text-label">{texts.reasons[reason]}</p>}
          {note && <p className="text-label">“{note}”</p>}
          {isSentBack && by && (
            <p className="mt-1 text-small text-muted">
              {texts.by(by.staffName, formatLocalDateTime(by.at, ui.language))}
            </p>
          )}
        </div>
      </div>
      {paperKind && <TakeAgain kind={paperKind} replaces={paper?.id} isQuiet={isChanged} />}
      {Fields && !isOpen && (
        <Button variant="secondary" isWide icon={<Pencil />} onClick={() => setIsOpen(true)}>
          {texts.mend}
        </Button>
      )}
      {Fields && isOpen && (
        <div className="grid gap-5">
          <Fields />
        </div>
      )}
    </section>
  )
}

interface TakeAgainProps {
  kind: Parameters<typeof usePaperUpload>[1]
  replaces: string | undefined
  isQuiet: boolean
}

function TakeAgain({ kind, replaces, isQuiet }: TakeAgainProps) {
  const { ui } = useMessages()
  const { standing: texts, form } = useArea('application')
  const { application, adopt } = useForm()
  const { progress, fault, send } = usePaperUpload(application, kind, adopt)
  const percent = (part: number) => formatCount(Math.round(part * 100), ui.language)
  const megabytes = formatCount(paperMaxBytes / (1024 * 1024), ui.language)
  if (progress !== undefined) {
    const text = progress < 1 ? form.papers.uploading(percent(progress)) : form.papers.checking
    return (
      <p className="grid gap-1.5 text-small font-semibold">
        <span role="status">{text}</span>
        <progress value={progress} max={1} aria-label={text} className="h-1.5 w-full" />
      </p>
    )
  }
  return (
    <div className="grid gap-3">
      <FileButton onChoose={(file) => send(file, replaces)}>
        <span className={buttonClass({ variant: isQuiet ? 'secondary' : 'primary', isWide: true })}>
          <span className="flex items-center gap-2">
            <Camera aria-hidden className="size-5" />
            {texts.takeAgain}
          </span>
        </span>
      </FileButton>
      <FormError
        text={fault === 'tooLarge' ? form.papers.tooLarge(megabytes) : fault && form.papers[fault]}
      />
    </div>
  )
}
