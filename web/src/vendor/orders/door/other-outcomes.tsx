import ChevronRight from 'lucide-react/icons/chevron-right'
import DoorClosed from 'lucide-react/icons/door-closed'
import PackageOpen from 'lucide-react/icons/package-open'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState, type ReactNode } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { doorReasons, maxTries, stepWordsMaxLength } from '@haat/contract/domains/orders.steps.rules.ts'
import { partSums, type Kept } from '@haat/contract/domains/orders.part.rules.ts'
import { KeptDialog } from '#ui/form/kept-dialog.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useItemName } from '../../stock/item-name.tsx'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { TriedDialog } from './tried-dialog.tsx'
import type { Door } from './use-door.ts'

interface OtherOutcomesProps {
  parcel: ShopParcel
  door: Door
  kept: Kept | undefined
  onKeep(kept: Kept): void
  /** It is over, with what is to be said about it. */
  onEnd(text: string): void
}

/** The other ways in which it can end at the door. */
export function OtherOutcomes({ parcel, door, kept, onKeep, onEnd }: OtherOutcomesProps) {
  const { door: texts } = useArea('vendor').orders
  const { count } = useFigures()
  const nameOf = useItemName()
  const [open, setOpen] = useState<'refused' | 'part' | 'tried'>()
  const close = () => setOpen(undefined)
  const attempt = parcel.tries + 1
  const isLast = attempt >= maxTries
  const tryText = (isLast ? texts.nobodyLast : texts.nobodyText)(count(attempt), count(maxTries))
  const pieces = parcel.lines.reduce((sum, { sent }) => sum + sent, 0)
  async function end(body: Parameters<Door['send']>[0], text: string) {
    const isThere = await door.send(body)
    close()
    if (isThere) onEnd(text)
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-panel bg-surface px-4 shadow-2">
        <Row
          icon={<UserRoundX aria-hidden />}
          title={texts.notTaken}
          text={texts.notTakenText}
          onClick={() => setOpen('refused')}
        />
        {pieces > 1 && (
          <Row
            icon={<PackageOpen aria-hidden />}
            title={texts.part}
            text={texts.partText}
            onClick={() => setOpen('part')}
          />
        )}
        <Row
          icon={<DoorClosed aria-hidden />}
          title={texts.nobody}
          text={tryText}
          onClick={() => setOpen('tried')}
        />
      </ul>
      {open === 'refused' && (
        <ReasonDialog
          texts={texts.refusedForm}
          reasons={doorReasons}
          wordsMaxLength={stepWordsMaxLength}
          isBusy={door.isBusy}
          error={undefined}
          onSend={(body) => end({ outcome: 'refused', ...body }, texts.doneRefused)}
          onClose={close}
        />
      )}
      {open === 'part' && (
        <KeptDialog
          texts={texts.partForm}
          lines={parcel.lines.filter(({ sent }) => sent > 0).map((line) => ({ ...line, name: nameOf(line) }))}
          kept={kept}
          cashPaisaOf={(chosen) => partSums(parcel, chosen).cashPaisa}
          onUse={(next) => {
            onKeep(next)
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'tried' && (
        <TriedDialog
          isLast={isLast}
          isBusy={door.isBusy}
          onSend={(words) =>
            end(
              { outcome: 'tried', words, seenTries: parcel.tries },
              isLast ? texts.doneRefused : texts.doneTried,
            )
          }
          onClose={close}
        />
      )}
    </>
  )
}

interface RowProps {
  icon: ReactNode
  title: string
  text: string
  onClick(): void
}

const Row = ({ icon, title, text, onClick }: RowProps) => (
  <li>
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="group flex min-h-16 w-full items-center gap-3.5 py-2.5 text-left [&_svg]:size-5.5 [&_svg]:shrink-0"
    >
      {icon}
      <span className="grid min-w-0 grow">
        <span className="text-label group-hover:text-crimson">{title}</span>
        <span className="text-small text-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden />
    </button>
  </li>
)
