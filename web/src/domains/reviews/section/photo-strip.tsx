import { Suspense, useState } from 'react'
import type { ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { LoadingBar } from '#ui/state/loading-bar.tsx'
import { PhotoViewer, PhotoButton } from './photo-button.tsx'
import { useSection } from './section-context.ts'

const shownCount = 6

/** The first photos of buyers, and a way to all of them; nothing where there are none. */
export function PhotoStrip({ summary: { photos, photoCount } }: { summary: ReviewSummary }) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const { subject } = useSection()
  const [start, setStart] = useState<ReviewSummary['photos'][number]>()
  const figure = (many: number) => formatCount(many, ui.language)
  const isHydrated = useIsHydrated()
  if (photos.length === 0) return null
  // Photos open only with JavaScript, and each takes room in the first HTML: until then their place is kept.
  if (!isHydrated)
    return (
      <div className="photo-strip">
        <span />
      </div>
    )
  const shown = photos.slice(0, shownCount)
  const hidden = photoCount - shown.length
  return (
    <>
      <ul aria-label={texts.photosOf} className="photo-strip">
        {shown.map((photo, at) => (
          <li key={`${photo.reviewId} ${photo.picture.src}`}>
            <PhotoButton
              picture={photo.picture}
              label={texts.photo(figure(at + 1), '')}
              className="aspect-square w-full"
              onOpen={() => setStart(photo)}
            />
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setStart(photos[shownCount] ?? shown.at(-1))}
              className="grid aspect-square w-full place-content-center rounded-picture bg-sunken text-center hover:bg-line"
            >
              <span className="text-h3">{texts.morePhotos(figure(hidden))}</span>
              <span className="text-fine text-muted">{texts.allPhotos(figure(photoCount))}</span>
            </button>
          </li>
        )}
      </ul>
      {start && (
        <Suspense fallback={<LoadingBar />}>
          <PhotoViewer
            subject={subject}
            start={start}
            total={photoCount}
            onClose={() => setStart(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
