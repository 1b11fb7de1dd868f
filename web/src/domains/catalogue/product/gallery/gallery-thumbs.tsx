import type { MouseEvent } from 'react'
import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { SmallPicture } from './small-picture.tsx'

type GalleryThumbsProps = {
  pictures: PictureData[]
  shownIndex: number
  variant: number | undefined
  onShow: (at: number) => (event: MouseEvent) => void
}

/**
 * Beside the picture on a desktop; on a phone one swipes instead. They are plain links, so that they work before
 * hydration.
 */
export function GalleryThumbs({ pictures, shownIndex, variant, onShow }: GalleryThumbsProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const addressOf = (at: number) => `?${variant ? `variant=${variant}&` : ''}picture=${at + 1}`
  if (pictures.length < 2) return <span className="max-lg:hidden" />
  return (
    <ul className="flex gap-3 max-lg:mt-3 max-lg:px-1 max-lg:pb-1 max-md:hidden md:max-lg:order-1 lg:flex-col">
      {pictures.slice(0, 6).map((picture, at) => (
        <li key={picture.src}>
          <a
            href={addressOf(at)}
            onClick={onShow(at)}
            aria-label={texts.showPicture(formatCount(at + 1, ui.language))}
            aria-current={at === shownIndex}
            className={classNames(
              'block size-21 rounded-picture transition-[scale] duration-(--press) active:scale-98',
              at === shownIndex && 'shadow-[0_0_0_2px_var(--color-paper),0_0_0_4.5px_var(--color-crimson)]',
            )}
          >
            <SmallPicture picture={picture} sizes="84px" className="aspect-square rounded-picture" />
          </a>
        </li>
      ))}
    </ul>
  )
}
