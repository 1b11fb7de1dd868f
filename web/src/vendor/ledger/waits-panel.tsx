import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { useFigures } from '../orders/parts/use-figures.ts'
import { ledgerQueries } from './ledger.queries.ts'

const firstShown = 4

/** What becomes payable on which day; without any there is no panel. */
export function WaitsPanel({ shopId }: { shopId: string }) {
  const { waits: texts } = useArea('vendor').money
  const figures = useFigures()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery(ledgerQueries.balance(useCall(), shopId))
  if (!data || data.waits.length === 0) return null
  const isLong = data.waits.length > firstShown + 1
  const shown = isLong && !isOpen ? data.waits.slice(0, firstShown) : data.waits
  return (
    <Panel title={<span className="text-h3">{texts.title}</span>}>
      <ul>
        {shown.map(({ day, paisa }) => (
          <li key={day} className="flex justify-between gap-3 border-t border-line py-2 text-small">
            <span className="text-muted">{texts.from(figures.bsDay(day) ?? figures.adDay(day))}</span>
            <span className="font-semibold">{figures.rupees(paisa)}</span>
          </li>
        ))}
      </ul>
      {isLong && !isOpen && (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="min-h-11 text-small font-semibold text-crimson"
        >
          {texts.all(figures.count(data.waits.length))}
        </button>
      )}
      <p className="text-fine text-muted">{texts.text}</p>
    </Panel>
  )
}
