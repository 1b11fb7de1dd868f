import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { runsPath, type RunSide } from './runs.queries.ts'

interface RunHeadProps {
  side: RunSide
  title: string
  note: ReactNode
  /** The list leads back to the orders, everything below it to the list. */
  isBelow?: boolean
  actions?: ReactNode
}

/** The top of a page about runs, with the way back. */
export function RunHead({ side, title, note, isBelow = false, actions }: RunHeadProps) {
  const { runs } = useArea('office')
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <PageTitle title={title} />
      <div className="min-w-0">
        <Link
          to={side.to}
          params={{ _splat: isBelow ? runsPath(side) : side.ordersPath }}
          className="flex min-h-9 w-fit items-center gap-1.5 text-small font-semibold text-crimson no-underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {isBelow ? runs.title : runs.toOrders}
        </Link>
        <h1 className="text-h1 wrap-anywhere">{title}</h1>
        <p className="mt-1 text-small text-muted">{note}</p>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
