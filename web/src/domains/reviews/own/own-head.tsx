import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Weave } from '#ui/brand/weave.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'
import type { OwnSubject } from '../own-reviews.queries.ts'
import { pageOf } from './purchase-line.tsx'

interface OwnHeadProps {
  title: string
  note?: ReactNode
  /** Where the arrow leads: to the lists, and from there to the profile. */
  isList?: boolean
  /** What the cross leads back to. */
  about?: OwnSubject
}

const arrowClass = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken'

/** The heading of these pages. On a phone they have no site header, so a link back stands before it. */
export function OwnHead({ title, note, isList = false, about }: OwnHeadProps) {
  const { back, close } = useArea('profile').ownReviews
  const arrow = <ArrowLeft aria-hidden className="size-5.5" />
  return (
    <div data-page-head className="max-md:-mx-(--gutter) max-md:-mt-1 max-md:bg-surface">
      <HeadTags title={title} description={undefined} path={undefined} isHidden />
      <div className="flex items-center gap-2 max-md:min-h-16 max-md:px-1.5 md:gap-3">
        {isList ? (
          <Link to="/profile/" aria-label={back} className={`${arrowClass} md:hidden`}>
            {arrow}
          </Link>
        ) : (
          <Link
            to="/profile/reviews/$"
            params={{ _splat: '' }}
            aria-label={back}
            className={`${arrowClass} md:-ml-2.5`}
          >
            {arrow}
          </Link>
        )}
        <div className="min-w-0">
          <h1 className="text-h3 md:text-h1">{title}</h1>
          {note && <p className="text-fine text-muted md:text-small">{note}</p>}
        </div>
        {about && (
          <Link {...pageOf(about)} aria-label={close} className={`${arrowClass} ml-auto md:hidden`}>
            <X aria-hidden className="size-5.5" />
          </Link>
        )}
      </div>
      <Weave cell={1} className="md:hidden" />
    </div>
  )
}
