import { createContext, use, type ReactNode } from 'react'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

/** The name of the office that a page belongs to, as the title of its document says it. */
export const OfficeNameContext = createContext('')

/** The layout of an ordinary page of an office: one column with even gaps. */
export const PageLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 md:px-7 md:py-7">
    {children}
  </div>
)

interface PageHeadProps {
  title: string
  /** A sentence in muted text below the title. */
  note?: ReactNode
  /** Buttons at the end of the row that holds the title. */
  actions?: ReactNode
}

/** The title of the document on a page of an office. */
export function PageTitle({ title }: { title: string }) {
  return (
    <HeadTags
      title={`${title} · ${use(OfficeNameContext)}`}
      description={undefined}
      path={undefined}
      isHidden
    />
  )
}

/** The top of a page: its title, shown here and as the title of the document, and its buttons. */
export function PageHead({ title, note, actions }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <PageTitle title={title} />
      <div className="min-w-0">
        <h1 className="text-h1">{title}</h1>
        {note && <p className="mt-1 text-small text-muted">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

/** Shown while the code of a page is being loaded. */
export const PageSkeleton = () => (
  <SkeletonGroup className="grid gap-5 p-4 md:p-6">
    <Skeleton className="h-9 w-48 rounded-chip" />
    {[0, 1].map((panel) => (
      <div key={panel} className="grid gap-4 rounded-panel bg-surface p-5 shadow-2">
        <Skeleton className="h-6 w-40 rounded-chip" />
        <Skeleton className="h-13 rounded-control" />
        <Skeleton className="h-13 rounded-control" />
        <Skeleton className="h-4 w-2/3 rounded-full" />
      </div>
    ))}
  </SkeletonGroup>
)
