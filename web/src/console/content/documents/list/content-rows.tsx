import FileText from 'lucide-react/icons/file-text'
import { useId } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { ContentLink } from '../content-link.tsx'
import { StatusBadges } from '../status-badge.tsx'

interface ContentRowsProps {
  items: MasterContent[]
  chosen: ReadonlySet<string>
  onChoose(chosen: ReadonlySet<string>): void
}

const grid =
  'lg:grid lg:grid-cols-[2.75rem_minmax(0,2.4fr)_7rem_minmax(0,1.4fr)_4rem_4.5rem_11.5rem] lg:items-center lg:gap-3'

/** The list of contents: a table on wide screens, cards on a phone. */
export function ContentRows({ items, chosen, onChoose }: ContentRowsProps) {
  const { content } = useArea('staff')
  const isAll = items.every(({ id }) => chosen.has(id))
  const choose = (ids: string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
  const ids = items.map(({ id }) => id)
  return (
    <div
      role="table"
      aria-label={content.title}
      className="overflow-hidden rounded-panel bg-surface shadow-2"
    >
      <div role="row" className={`${grid} border-b border-line px-4 text-small font-semibold text-muted`}>
        <span role="columnheader" className="max-lg:flex max-lg:min-h-11 max-lg:items-center max-lg:gap-3">
          <ChooseBox
            label={content.chooseAll}
            isChosen={isAll}
            isPartly={!isAll && ids.some((id) => chosen.has(id))}
            onChoose={(isChosen) => choose(ids, isChosen)}
          />
          <span aria-hidden className="lg:hidden">
            {content.chooseAll}
          </span>
        </span>
        {(['title', 'status', 'tags', 'files', 'version', 'changed'] as const).map((name) => (
          <span key={name} role="columnheader" className="max-lg:sr-only">
            {content.columns[name]}
          </span>
        ))}
      </div>
      {items.map((item) => (
        <ContentRow
          key={item.id}
          item={item}
          isChosen={chosen.has(item.id)}
          onChoose={(isChosen) => choose([item.id], isChosen)}
        />
      ))}
    </div>
  )
}

interface ContentRowProps {
  item: MasterContent
  isChosen: boolean
  onChoose(isChosen: boolean): void
}

function ContentRow({ item, isChosen, onChoose }: ContentRowProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const formatNumber = (count: number) => formatCount(count, ui.language)
  return (
    <div
      role="row"
      className={`${grid} relative border-b border-line px-4 py-2 last:border-0 max-lg:grid max-lg:grid-cols-[2.75rem_1fr] max-lg:gap-x-1 max-lg:py-3 ${isChosen ? 'bg-blush' : ''}`}
    >
      <span role="cell" className="max-lg:row-span-3">
        <ChooseBox label={content.choose(item.title)} isChosen={isChosen} onChoose={onChoose} />
      </span>
      <span role="cell" className="min-w-0">
        <ContentLink to={item.id} className="block text-label break-words hover:underline">
          {item.title}
        </ContentLink>
        <span className="block text-fine break-all text-muted">{item.key}</span>
      </span>
      <span role="cell" className="max-lg:mt-2">
        <StatusBadges document={item} />
      </span>
      <span role="cell" className="min-w-0 max-lg:mt-2">
        <TagList tags={item.tags} />
      </span>
      <span role="cell" className="flex items-center gap-1.5 text-small max-lg:hidden">
        <FileText aria-hidden className="size-4 text-muted" />
        {formatNumber(item.files.length)}
      </span>
      <span role="cell" className="text-small max-lg:hidden">
        {formatNumber(item.version)}
      </span>
      <span role="cell" className="text-small text-muted max-lg:col-start-2 max-lg:mt-2">
        <DateText instant={item.updatedAt} form="dateTime" />
      </span>
    </div>
  )
}

interface ChooseBoxProps {
  label: string
  isChosen: boolean
  isPartly?: boolean
  onChoose(isChosen: boolean): void
}

function ChooseBox({ label, isChosen, isPartly = false, onChoose }: ChooseBoxProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="grid size-11 cursor-pointer place-items-center">
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={({ target }) => onChoose(target.checked)}
        className="tick"
      />
    </label>
  )
}

export const RowsSkeleton = () => (
  <SkeletonGroup className="rounded-panel bg-surface p-4 shadow-2">
    {Array.from({ length: 6 }, (_, at) => (
      <span key={at} className="flex h-16 items-center gap-4">
        <Skeleton className="size-5 rounded-badge" />
        <Skeleton className="h-4 w-1/2 rounded-full" />
        <Skeleton tone="pine" className="h-6 w-20 rounded-badge" />
      </span>
    ))}
  </SkeletonGroup>
)

const TagList = ({ tags }: { tags: readonly string[] }) => (
  <span className="flex flex-wrap gap-1.5">
    {tags.map((tag) => (
      <span key={tag} className="rounded-badge bg-sunken px-2 py-0.5 text-fine break-all">
        {tag}
      </span>
    ))}
  </span>
)
