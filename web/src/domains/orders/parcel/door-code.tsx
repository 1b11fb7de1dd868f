import { formatRupees } from '@haat/contract/shared/money.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** The code that the user tells the courier after receiving the parcel. */
export function DoorCode({ code, paisa }: { code: string; paisa: number }) {
  const { ui } = useMessages()
  const { doorCode, doorText } = useArea('orders')
  const digits = inDigitsOf(ui.language, code)
  const [before, after] = doorText
  return (
    <div className="-mx-1 mt-4 rounded-picture bg-cream p-4 text-cream-ink">
      <p className="text-label">{doorCode}</p>
      <p className="sr-only">{[...digits].join(' ')}</p>
      <div aria-hidden className="mt-2 grid max-w-xs grid-cols-4 gap-2">
        {[...digits].map((digit, at) => (
          <span
            key={`${at} ${digit}`}
            className="grid h-14 place-items-center rounded-control bg-surface text-h1 text-ink"
          >
            {digit}
          </span>
        ))}
      </div>
      <p className="mt-2.5 text-small">
        {before}
        <strong className="text-ink">{formatRupees(paisa, ui.language)}</strong>
        {after}
      </p>
    </div>
  )
}
