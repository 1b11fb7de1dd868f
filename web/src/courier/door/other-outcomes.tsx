import ChevronRight from 'lucide-react/icons/chevron-right'
import DoorClosed from 'lucide-react/icons/door-closed'
import PackageOpen from 'lucide-react/icons/package-open'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState } from 'react'
import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { partSums } from '@haat/contract/domains/orders.part.rules.ts'
import { maxTries } from '@haat/contract/domains/orders.steps.rules.ts'
import { KeptDialog } from '#ui/form/kept-dialog.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useFigures } from '../parts/use-figures.ts'
import { RefusedDialog } from './refused-dialog.tsx'
import { TriedDialog } from './tried-dialog.tsx'
import type { DoorForm } from './use-door-form.ts'
import { useLineName } from './use-line-name.ts'

interface OtherOutcomesProps {
  stop: PhoneStop
  form: DoorForm
}

/** The other ways in which it can end at a door. */
export function OtherOutcomes({ stop, form }: OtherOutcomesProps) {
  const { door } = useCourierTexts()
  const { count } = useFigures()
  const nameOf = useLineName()
  const [open, setOpen] = useState<'refused' | 'part' | 'tried'>()
  const close = () => setOpen(undefined)
  const attempt = stop.tries + 1
  const isLast = attempt >= maxTries
  const rows = [
    { kind: 'refused', icon: <UserRoundX aria-hidden />, title: door.notTaken, text: door.notTakenText },
    { kind: 'part', icon: <PackageOpen aria-hidden />, title: door.part, text: door.partText },
    {
      kind: 'tried',
      icon: <DoorClosed aria-hidden />,
      title: door.nobody,
      text: (isLast ? door.nobodyLast : door.nobodyText)(count(attempt), count(maxTries)),
    },
  ] as const
  const isSingle = stop.lines.reduce((sum, { quantity }) => sum + quantity, 0) < 2
  return (
    <>
      <ul className="divide-y divide-line rounded-panel bg-surface px-4 shadow-2">
        {rows
          .filter(({ kind }) => kind !== 'part' || !isSingle)
          .map(({ kind, icon, title, text }) => (
            <li key={kind}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpen(kind)}
                className="group flex min-h-18 w-full items-center gap-3.5 py-2.5 text-left [&_svg]:size-5.5 [&_svg]:shrink-0"
              >
                {icon}
                <span className="grid min-w-0 grow">
                  <span className="text-label group-hover:text-crimson">{title}</span>
                  <span className="text-small text-muted">{text}</span>
                </span>
                <ChevronRight aria-hidden />
              </button>
            </li>
          ))}
      </ul>
      {open === 'refused' && <RefusedDialog form={form} onClose={close} />}
      {open === 'tried' && <TriedDialog {...{ form, isLast }} tries={stop.tries} onClose={close} />}
      {open === 'part' && (
        <KeptDialog
          texts={door.partForm}
          lines={stop.lines.map((line) => ({ ...line, sent: line.quantity, name: nameOf(line) }))}
          kept={form.kept}
          cashPaisaOf={(kept) => partSums(form.parcel, kept).cashPaisa}
          onUse={(kept) => {
            form.setKept(kept)
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
