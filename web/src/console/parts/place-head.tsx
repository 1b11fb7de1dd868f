import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { HeadTags } from '#ui/head-tags.tsx'

interface PlaceHeadProps {
  title: string
  /** A quiet line below the title. */
  note?: ReactNode
  /** What can be done here, at the end of the title's line. */
  actions?: ReactNode
  /** What the tab is called, where it is not the title. */
  tabTitle?: string
}

/** The top of a place: its name, here and in the title of the document, and what can be done. */
export function PlaceHead({ title, note, actions, tabTitle }: PlaceHeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <PlaceTitle title={tabTitle ?? title} />
      <div className="min-w-0">
        <h1 className="text-h1">{title}</h1>
        {note && <p className="mt-1 text-small text-muted">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

/** Only the title of the document, for places that draw a head of their own. */
export function PlaceTitle({ title }: { title: string }) {
  const { frame } = useArea('staff')
  return <HeadTags title={`${title} · ${frame.name}`} description={undefined} path={undefined} isHidden />
}
