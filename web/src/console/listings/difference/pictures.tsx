import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { Review } from '@haat/contract/domains/listings.staff.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Reason, ReasonButton } from '../reasons/reasoned-part.tsx'
import type { Judging } from '../use-judging.ts'
import { BothWords } from './words.tsx'

type Entry = ListingContent['pictures'][number]
type Mark = 'added' | 'moved' | 'removed' | 'newWords'
const tones = { added: 'pineTint', moved: 'creamTint', removed: 'blushTint', newWords: 'creamTint' } as const

/** How a picture differs from what is live; the place counts among those that both have. */
function markOf(entry: Entry, at: number, before: readonly Entry[], after: readonly Entry[]) {
  const was = before.find(({ pictureId }) => pictureId === entry.pictureId)
  if (!was) return 'added'
  const shared = (list: readonly Entry[], other: readonly Entry[]) =>
    list.filter(({ pictureId }) => other.some((one) => one.pictureId === pictureId))
  const place = (list: readonly Entry[]) => list.findIndex(({ pictureId }) => pictureId === entry.pictureId)
  const isCover = (at === 0) !== (place(before) === 0)
  if (isCover || place(shared(after, before)) !== place(shared(before, after))) return 'moved'
  return JSON.stringify(was.alt) === JSON.stringify(entry.alt) ? undefined : 'newWords'
}

interface PicturesProps {
  review: Review
  judging: Judging
}

/** The pictures in their order, with what is new, moved or removed, and their words. */
export function Pictures({ review: { content, before, pictures }, judging }: PicturesProps) {
  const { ui } = useMessages()
  const { difference, reason } = useArea('staff').listings
  const old = before?.pictures
  const removed = old?.filter(({ pictureId }) => !content.pictures.some((one) => one.pictureId === pictureId))
  const show = (entry: Entry, mark: Mark | undefined, isCover: boolean) => {
    const picture = pictures[entry.pictureId]
    return (
      <div className="relative">
        {picture ? (
          <Picture
            picture={{ ...picture, alt: entry.alt }}
            sizes="160px"
            onlyWidths={[160, 320]}
            className={`aspect-square rounded-picture ${mark === 'removed' ? 'opacity-50' : ''}`}
          />
        ) : (
          <span className="block aspect-square rounded-picture bg-sunken" />
        )}
        <span className="absolute top-1.5 left-1.5 flex flex-wrap gap-1">
          {isCover && <Badge tone="marigold">{difference.cover}</Badge>}
          {mark && <Badge tone={tones[mark]}>{difference[mark]}</Badge>}
        </span>
      </div>
    )
  }
  return (
    <ul className="grid gap-4">
      {content.pictures.map((entry, at) => {
        const field = `pictures.${at}`
        const title = reason.picture(formatCount(at + 1, ui.language))
        return (
          <li key={entry.pictureId} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4">
            {show(entry, old && markOf(entry, at, old, content.pictures), at === 0)}
            <div className="min-w-0">
              <BothWords
                was={old?.find(({ pictureId }) => pictureId === entry.pictureId)?.alt}
                is={entry.alt}
              />
              <ReasonButton field={field} title={title} judging={judging} />
              <Reason field={field} title={title} judging={judging} />
            </div>
          </li>
        )
      })}
      {removed?.map((entry) => (
        <li key={entry.pictureId} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4">
          {show(entry, 'removed', false)}
          <BothWords was={undefined} is={entry.alt} />
        </li>
      ))}
    </ul>
  )
}
