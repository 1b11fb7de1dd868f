import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { OwnSubject } from '../own-reviews.queries.ts'

/** Five stars, each of which opens the page for writing with so many of them chosen. */
export function StarLinks({ about }: { about: OwnSubject }) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  return (
    <div role="group" aria-label={texts.starsChoice} className="-ml-1.5 flex">
      {[1, 2, 3, 4, 5].map((stars) => (
        <Link
          key={stars}
          to="/profile/reviews/$"
          params={{ _splat: `write/${about.kind}/${about.id}` }}
          search={{ stars }}
          preload={false}
          aria-label={texts.star(formatCount(stars, ui.language))}
          className="grid size-11 place-items-center rounded-chip text-star hover:fill-star hover:[&>svg]:fill-star/25"
        >
          <Star aria-hidden className="size-7" />
        </Link>
      ))}
    </div>
  )
}
