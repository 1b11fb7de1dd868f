import type { ReactNode } from 'react'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** The total and the main button, fixed at the bottom of the screen. */
export function PhoneFoot({ totalPaisa, children }: { totalPaisa: number; children: ReactNode }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  return (
    <section
      aria-label={texts.total}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[2fr_3fr] items-center gap-3 bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line),0_-10px_28px_-14px_rgb(43_24_32/0.22)]"
    >
      <p className="grid leading-tight">
        <span className="text-fine text-muted">{texts.total}</span>
        <span className="text-price whitespace-nowrap">{formatRupees(totalPaisa, ui.language)}</span>
      </p>
      {children}
    </section>
  )
}
