import { inLanguage, languageOf } from '@haat/contract/shared/in-language.ts'
import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { useMessages } from '../messages/use-messages.ts'
import { classNames } from '../class-names.ts'
import { isFinished, msUntilRetry } from './picture-retry.ts'
import { pictureFiles, preloadPicture } from './preload-picture.ts'
import { useEffect, useRef, useState } from 'react'

type PictureProps = {
  picture: PictureData
  /** The width at which the picture is shown, for the `sizes` attribute. */
  sizes: string
  /** For the most important picture of the first screen, which is fetched before everything else. */
  priority?: boolean
  /** Limits the widths on offer, for a picture that is always shown small. */
  onlyWidths?: readonly number[]
  /** Leaves the alternative text empty, where text beside the picture says the same. */
  isDecorative?: boolean
  /** Gives the picture its shape, for instance `aspect-square rounded-picture`. */
  className?: string
}

const fallbackWidth = 640

/**
 * A stored picture in the width and format that suit the screen. A blurred preview is shown behind it until it is
 * loaded.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, onlyWidths, isDecorative = false, className } = props
  const { ui } = useMessages()
  const { image, isLoaded, suffix } = usePictureRetry()
  const { src, width, height, blur, alt } = picture
  const widths = picture.widths.filter((at) => onlyWidths?.includes(at) ?? true)
  const files = { src, widths }
  const language = languageOf(alt, ui.language)
  if (priority) preloadPicture(files, sizes)
  return (
    <span className={classNames('picture', className)}>
      {/* An element instead of a background image, since our Content Security Policy forbids style attributes. */}
      {blur && <img src={blur} alt="" aria-hidden />}
      <picture>
        <source type="image/avif" srcSet={pictureFiles(files, 'avif', suffix)} sizes={sizes} />
        <img
          ref={image}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          sizes={sizes}
          srcSet={pictureFiles(files, 'webp', suffix)}
          src={`${src}-${widths.findLast((at) => at <= fallbackWidth) ?? width}.webp${suffix}`}
          width={width}
          height={height}
          alt={isDecorative ? '' : inLanguage(alt, ui.language)}
          lang={isDecorative || language === ui.language ? undefined : language}
          className={isLoaded ? undefined : 'opacity-0'}
        />
      </picture>
    </span>
  )
}

/**
 * Tells whether a picture has been loaded. One that has not is asked for again under another address, at growing
 * intervals.
 */
function usePictureRetry() {
  const image = useRef<HTMLImageElement>(null)
  const [retries, setRetries] = useState(0)
  const [isLoaded, setIsLoaded] = useState(true)
  useEffect(() => {
    const element = image.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      const isComplete = isFinished(element)
      setIsLoaded(isComplete)
      const waitMs = msUntilRetry(retries)
      if (isComplete || waitMs === undefined) return
      timer = setTimeout(() => setRetries(retries + 1), waitMs)
    }
    // The picture may have been loaded before hydration.
    if (element.complete) check()
    element.addEventListener('load', check)
    element.addEventListener('error', check)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('load', check)
      element.removeEventListener('error', check)
    }
  }, [retries])
  return { image, isLoaded, suffix: retries === 0 ? '' : `?${retries}` }
}
