import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { doorCodeDigits } from '@haat/contract/domains/orders.rules.ts'
import { CodeBoxes } from '#ui/form/code-boxes.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useFigures } from '../parts/use-figures.ts'
import type { Door } from './use-door.ts'

interface CodeCardProps {
  parcel: ShopParcel
  door: Door
}

/** The four figures that the shopper tells once the parcel was looked at. */
export function CodeCard({ parcel, door: given }: CodeCardProps) {
  const { door } = useArea('vendor').orders
  const { count } = useFigures()
  const { guessesLeft, delivery } = parcel
  const isBlocked = guessesLeft === 0
  const problem = isBlocked
    ? door.codeBlocked
    : given.lacks === 'wrong'
      ? door.codeWrong
      : given.lacks === 'code'
        ? door.codeMissing
        : undefined
  return (
    <section id="door-code" className="scroll-mt-28 rounded-panel bg-cream p-4 text-cream-ink">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-label">{door.code}</h2>
        <p className={`text-small ${problem ? 'font-semibold text-crimson' : ''}`}>
          {door.triesLeft(count(guessesLeft))}
        </p>
      </div>
      <CodeBoxes
        texts={door}
        length={doorCodeDigits}
        code={given.code}
        isWrong={problem !== undefined}
        isRight={given.isCodeRight}
        isDisabled={isBlocked}
        onChange={given.setCode}
      />
      <div role="alert">
        {problem && (
          <p className="mt-3 flex gap-2 text-small font-semibold text-crimson">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      <div role="status">
        {given.isCodeRight && (
          <p className="mt-3 flex items-center gap-2 text-small font-semibold text-pine">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            {door.codeRight}
          </p>
        )}
      </div>
      {!isBlocked && !given.isCodeRight && <p className="mt-3 text-small">{door.codeText(delivery.name)}</p>}
    </section>
  )
}
