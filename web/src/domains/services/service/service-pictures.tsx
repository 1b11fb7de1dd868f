import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Images from 'lucide-react/icons/images'
import Share2 from 'lucide-react/icons/share-2'
import type { MouseEvent } from 'react'
import type { Service } from '@haat/contract/domains/services.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'

const sizes = '(min-width: 64rem) 490px, (min-width: 48rem) 66vw, 92vw'
const cellClasses = ['md:row-span-2 md:rounded-panel', 'md:rounded-panel', 'md:rounded-panel']

/** A large picture with two beside it; on a phone a row that scrolls. */
export function ServicePictures({ service: { pictures, title } }: { service: Service }) {
  const { ui } = useMessages()
  const services = useArea('services')
  const hasMore = pictures.length > 1
  return (
    <div className="relative max-md:-mx-4 max-md:-mt-1">
      <ul
        aria-label={services.pictures}
        tabIndex={hasMore ? 0 : undefined}
        className={classNames(
          'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:grid md:h-97 md:gap-3 md:overflow-hidden',
          hasMore && 'md:grid-cols-[2fr_1fr] md:grid-rows-2',
        )}
      >
        {pictures.map((picture, at) => (
          <li
            key={picture.src}
            className={classNames(
              'w-full shrink-0 snap-start overflow-hidden md:min-h-0',
              cellClasses[at] ?? 'md:hidden',
              pictures.length === 2 && 'md:row-span-2',
            )}
          >
            <Picture
              picture={picture}
              sizes={sizes}
              priority={at === 0}
              className="aspect-5/4 md:aspect-auto md:size-full"
            />
          </li>
        ))}
      </ul>
      <PhoneTools title={title} />
      {hasMore && (
        <p className="absolute right-4 bottom-4 flex min-h-10 items-center gap-2 rounded-control bg-surface px-3.5 text-label shadow-1 md:hidden">
          <Images aria-hidden className="size-5" />
          {services.picturesCount(formatCount(pictures.length, ui.language))}
        </p>
      )}
    </div>
  )
}

const toolClass = 'grid size-11 place-items-center rounded-control bg-surface shadow-1 [&>svg]:size-5.5'

/** On a phone the page has no header: the link back and the share button stand on the picture. */
function PhoneTools({ title }: { title: Bilingual }) {
  const { ui } = useMessages()
  const services = useArea('services')
  const { publicUrl } = usePublicConfig()
  const router = useRouter()
  const canGoBack = useCanGoBack()

  // Goes back in the history, which restores the scroll position; a visitor from outside goes to the list.
  function goBack(event: MouseEvent) {
    if (!canGoBack) return
    event.preventDefault()
    router.history.back()
  }

  async function share() {
    const url = (publicUrl || location.origin) + location.pathname
    // The promise is rejected when the sheet is closed without sharing, which is no failure.
    if ('share' in navigator) {
      return navigator.share({ title: inLanguage(title, ui.language), url }).catch(() => {})
    }
    await (navigator as Navigator).clipboard.writeText(url).then(
      () => showToast('success', services.copied),
      () => showToast('error', services.notCopied),
    )
  }

  return (
    <div className="absolute inset-x-2.5 top-2.5 flex justify-between md:hidden">
      <Link to="/services/" onClick={goBack} aria-label={services.back} className={toolClass}>
        <ArrowLeft aria-hidden />
      </Link>
      <IconButton label={services.share} onClick={() => void share()} className={toolClass}>
        <Share2 aria-hidden />
      </IconButton>
    </div>
  )
}
