import { inLanguage, languageOf } from '@haat/contract/shared/in-language.ts'
import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from './class-names.ts'
import { pictureFiles, preloadPicture } from './preload-picture.ts'
import { useArrival } from './use-arrival.ts'

type PictureProps = {
  picture: PictureData
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  /** The one picture of the first screen that matters most: fetched before everything else. */
  priority?: boolean
  /** For one that is always shown small: only these widths are offered. */
  onlyWidths?: readonly number[]
  /** Words beside it say what it shows. */
  isSilent?: boolean
  /** Gives the box its shape, for instance `aspect-square rounded-picture`. */
  className?: string
}

const middle = 640

/** A stored picture in the width and format that suit the screen. Its blur stands behind it until it is there. */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, onlyWidths, isSilent = false, className } = props
  const { ui } = useMessages()
  const { image, hasArrived, suffix } = useArrival()
  const { src, width, height, blur, alt } = picture
  const widths = picture.widths.filter((at) => onlyWidths?.includes(at) ?? true)
  const files = { src, widths }
  const language = languageOf(alt, ui.language)
  if (priority) preloadPicture(files, sizes)
  return (
    <span className={classNames('relative block overflow-hidden', className)}>
      {/* An element rather than a background: style attributes are not allowed on our pages. */}
      {blur && <img src={blur} alt="" aria-hidden className="absolute inset-0 size-full object-cover" />}
      <picture>
        <source type="image/avif" srcSet={pictureFiles(files, 'avif', suffix)} sizes={sizes} />
        <img
          ref={image}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          sizes={sizes}
          srcSet={pictureFiles(files, 'webp', suffix)}
          src={`${src}-${widths.findLast((at) => at <= middle) ?? width}.webp${suffix}`}
          width={width}
          height={height}
          alt={isSilent ? '' : inLanguage(alt, ui.language)}
          lang={isSilent || language === ui.language ? undefined : language}
          className={classNames('relative size-full object-cover', !hasArrived && 'opacity-0')}
        />
      </picture>
    </span>
  )
}
