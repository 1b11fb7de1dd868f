import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Initials } from '#office/parts/initials.tsx'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PromisedTime } from './promised-time.tsx'

const stateTones = {
  draft: 'sunken',
  sent: 'indigoTint',
  'sent-back': 'creamTint',
  approved: 'pineTint',
  refused: 'blushTint',
  objected: 'creamTint',
  withdrawn: 'sunken',
} as const

interface ApplicationHeadProps {
  application: StaffApplication
  name: string
  onBack(): void
}

/** Who applies, how it stands, and by when an answer is promised. */
export function ApplicationHead({ application, name, onBack }: ApplicationHeadProps) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const { id, number, state, fields, applicant, history } = application
  const isAgain = state === 'sent' && history.filter(({ step }) => step === 'send').length > 1
  const facts = [
    number,
    applicant.name,
    fields.district !== '' && inLanguage(districtName(fields.district), ui.language),
    fields.sells && vendors.sellsLong[fields.sells],
  ]
  return (
    // Toasts stand below it, so that they cover neither the head nor the buttons at the foot.
    <header
      data-page-head
      className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line bg-surface px-4 py-3 md:px-5"
    >
      <IconButton label={vendors.back} onClick={onBack} className="-ml-2 md:hidden">
        <ArrowLeft aria-hidden />
      </IconButton>
      <Initials id={id} name={name} className="size-11 text-title max-sm:hidden" />
      <div className="min-w-0 grow basis-40">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-title [overflow-wrap:anywhere]">{name}</h2>
          <Badge tone={isAgain ? 'creamTint' : stateTones[state]}>
            {vendors.states[isAgain ? 'again' : state]}
          </Badge>
        </div>
        <p className="text-small text-muted [overflow-wrap:anywhere]">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <PromisedTime clock={application.clock} />
    </header>
  )
}
