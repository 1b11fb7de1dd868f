import Images from 'lucide-react/icons/images'
import type { Service } from '@haat/contract/domains/services.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { PhoneTools } from './phone-tools.tsx'

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
