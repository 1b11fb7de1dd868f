import { useState } from 'react'
import type { ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'

type MoreRowsProps = { count: number; children: () => ReactNode }

/** The rest of a long choice, which can be longer than the page: it is drawn when somebody wants to see it. */
export function MoreRows({ count, children }: MoreRowsProps) {
  const { ui } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const texts = useArea('products')
  if (count === 0) return null
  return (
    <details className="group/more noscript:hidden" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center text-small font-semibold text-crimson hover:underline lg:min-h-9 [&::-webkit-details-marker]:hidden">
        <span className="group-open/more:hidden">{texts.showMore(formatCount(count, ui.language))}</span>
        <span className="hidden group-open/more:inline">{texts.showFewer}</span>
      </summary>
      {isOpen && children()}
    </details>
  )
}
