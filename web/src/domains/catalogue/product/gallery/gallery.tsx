import ZoomIn from 'lucide-react/icons/zoom-in'
import { startTransition, Suspense, useState, type ReactNode, type MouseEvent } from 'react'
import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { replayPress } from '#ui/button/replay-press.ts'
import { fetchedDialog } from '#ui/modal/fetched-dialog.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { LoadingBar } from '#ui/state/loading-bar.tsx'
import { gallerySizes, galleryWidths } from './gallery-sizes.ts'
import { SmallPicture } from './small-picture.tsx'
import { useGallery } from './use-gallery.ts'

const ZoomDialog = fetchedDialog(async () => (await import('./zoom-dialog.tsx')).ZoomDialog)

type GalleryProps = {
  pictures: PictureData[]
  /** The index of the chosen variant's picture. */
  start: number
  /** Part of the addresses of the thumbnails, so that they keep the chosen variant. */
  variant: number | undefined
  /** Rendered on top of the picture. */
  children: ReactNode
}

export function Gallery({ pictures, start, variant, children }: GalleryProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const [isZoomed, setIsZoomed] = useState(false)
  const { strip, shownIndex, slides, isNear, touch, settle, go, show } = useGallery(pictures.length, start)
  const count = (n: number) => formatCount(n, ui.language)
  const position = [count(shownIndex + 1), count(pictures.length)] as const
  const zoom = () => startTransition(() => setIsZoomed(true))
  return (
    <div className="max-md:-mx-4 max-md:-mt-1 md:grid md:content-start md:gap-4 lg:grid-cols-[84px_1fr]">
      <GalleryThumbs pictures={pictures} shownIndex={shownIndex} variant={variant} onShow={show} />
      <div className="relative overflow-hidden md:rounded-hero" onPointerEnter={touch} onTouchStart={touch}>
        <div
          ref={strip}
          role="group"
          aria-label={texts.pictures}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onScroll={settle}
          data-press
          onClick={zoom}
          className="gallery-strip"
        >
          {slides.map((at) => (
            <div key={at} aria-hidden={at !== shownIndex}>
              {isNear(at) ? (
                <Picture
                  picture={pictures[at]!}
                  sizes={gallerySizes}
                  onlyWidths={galleryWidths}
                  priority={at === start}
                  className="aspect-square"
                />
              ) : (
                <img src={pictures[at]!.blur} alt="" className="size-full object-cover" />
              )}
            </div>
          ))}
        </div>
        {children}
        <button
          type="button"
          {...replayPress}
          onClick={zoom}
          aria-haspopup="dialog"
          aria-label={texts.zoomIn(...position)}
          className="absolute right-4 bottom-4 flex min-h-11 items-center gap-2 rounded-control bg-surface px-3.5 text-label shadow-1"
        >
          <ZoomIn aria-hidden className="size-5" />
          {texts.pictureOf(...position)}
        </button>
      </div>
      {isZoomed && (
        <Suspense fallback={<LoadingBar />}>
          <ZoomDialog
            pictures={pictures}
            shownIndex={shownIndex}
            onShow={(at) => go(at, 'instant')}
            onClose={() => setIsZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

type GalleryThumbsProps = {
  pictures: PictureData[]
  shownIndex: number
  variant: number | undefined
  onShow: (at: number) => (event: MouseEvent) => void
}

/**
 * Beside the picture on a desktop, below it on a tablet; on a phone one swipes instead. They are plain links, so that they work before
 * hydration.
 */
function GalleryThumbs({ pictures, shownIndex, variant, onShow }: GalleryThumbsProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const addressOf = (at: number) => `?${variant ? `variant=${variant}&` : ''}picture=${at + 1}`
  if (pictures.length < 2) return <span className="max-lg:hidden" />
  return (
    <ul className="gallery-thumbs">
      {pictures.slice(0, 6).map((picture, at) => (
        <li key={picture.src}>
          <a
            href={addressOf(at)}
            onClick={onShow(at)}
            aria-label={texts.showPicture(formatCount(at + 1, ui.language))}
            aria-current={at === shownIndex || undefined}
          >
            <SmallPicture picture={picture} sizes="84px" className="aspect-square rounded-picture" />
          </a>
        </li>
      ))}
    </ul>
  )
}
