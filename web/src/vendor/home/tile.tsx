import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

interface TileProps<Data> {
  name: string
  /** The address of the list that the figure is of, below /vendor/. */
  path: string
  search?: Record<string, string>
  /** On a wide screen the tile is crimson: its figure is what needs doing. A phone has a panel of its own for that. */
  isUrgent?: boolean
  query: { data: Data | undefined; isError: boolean; refetch(): unknown }
  children(data: Data): ReactNode
}

/** A figure of the first page, which leads to its list. */
export function Tile<Data>({ name, path, search = {}, isUrgent = false, query, children }: TileProps<Data>) {
  const { data } = query
  return (
    <section
      className={classNames(
        'relative isolate flex min-h-24 min-w-0 flex-col overflow-hidden rounded-panel bg-surface p-4 shadow-2 md:min-h-29 md:grow md:basis-0 md:p-5 md:first:grow-[1.25]',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:last:odd:col-span-2',
        isUrgent && 'md:on-colour md:bg-crimson-fill md:text-white',
      )}
    >
      {isUrgent && <span aria-hidden className="ghost absolute inset-0 -z-1 max-md:hidden" />}
      <h3 className="text-small font-normal">
        <Link
          to="/vendor/$"
          params={{ _splat: path }}
          search={search as object}
          className={classNames(
            'outline-none after:absolute after:inset-0 hover:underline',
            isUrgent ? 'max-md:text-muted' : 'text-muted',
          )}
        >
          {name}
        </Link>
      </h3>
      {data !== undefined ? (
        children(data)
      ) : query.isError ? (
        <PartError onRetry={() => void query.refetch()} className="relative z-1 mt-1" />
      ) : (
        <SkeletonGroup className="mt-2 grid gap-2.5">
          <Skeleton className="h-7 w-28 rounded-chip" />
          <Skeleton className="h-4 w-36 max-w-full rounded-full" />
        </SkeletonGroup>
      )}
    </section>
  )
}
