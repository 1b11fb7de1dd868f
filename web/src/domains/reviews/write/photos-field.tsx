import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import type { OwnPhoto } from '@haat/contract/domains/reviews.own.ts'
import { maxReviewPhotos } from '@haat/contract/domains/reviews.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { QueuedTile } from '#ui/upload/queued-tile.tsx'
import type { usePhotoQueue } from './use-photo-queue.ts'

interface PhotosFieldProps extends ReturnType<typeof usePhotoQueue> {
  photos: readonly OwnPhoto[]
  onRemove(photo: OwnPhoto): void
  error?: string | undefined
}

const widths = [160, 320]

/** The photos of a review: those that are up, those on their way, and a place for more. */
export function PhotosField({ photos, queue, items, onRemove, error }: PhotosFieldProps) {
  const { ui } = useMessages()
  const texts = useArea('profile').ownReviews
  const titleId = useId()
  const [hasTooMany, setHasTooMany] = useState(false)
  const figure = (many: number) => formatCount(many, ui.language)
  const count = photos.length + items.length
  const room = maxReviewPhotos - count
  const problem = error ?? (hasTooMany ? texts.tooManyPhotos(figure(maxReviewPhotos)) : undefined)

  function add(files: File[]) {
    setHasTooMany(files.length > room)
    void queue.add(files.slice(0, room))
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-label">
        {texts.photos} <span className="font-normal text-muted">{texts.photosHelp}</span>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] items-start gap-3">
        {photos.map((photo, at) => (
          <li key={photo.photoId} className="relative">
            <Picture
              picture={photo.picture}
              sizes="120px"
              onlyWidths={widths}
              isDecorative
              className="aspect-square rounded-picture"
            />
            <button
              type="button"
              aria-label={texts.removePhoto(figure(at + 1))}
              onClick={() => onRemove(photo)}
              className="absolute -top-2.5 -right-2.5 grid size-11 place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-full bg-night text-white">
                <X aria-hidden className="size-4" />
              </span>
            </button>
          </li>
        ))}
        {items.map((item, at) => (
          <QueuedTile
            key={item.id}
            item={item}
            texts={{ ...texts, remove: texts.removePhoto }}
            at={photos.length + at}
            onRetry={() => queue.retry(item.id)}
            onRemove={() => void queue.remove(item.id)}
          />
        ))}
        {room > 0 && (
          <li>
            <label className="grid aspect-square cursor-pointer place-items-center rounded-picture border-[1.5px] border-dashed border-line-strong hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus">
              <Camera aria-hidden className="size-6" />
              <input
                type="file"
                accept="image/*"
                multiple
                aria-label={texts.addPhotos}
                className="sr-only"
                onChange={({ target }) => {
                  add([...(target.files ?? [])])
                  target.value = ''
                }}
              />
            </label>
          </li>
        )}
        <li className="self-center text-small text-muted">
          <span role="status">{texts.photoCount(figure(count), figure(maxReviewPhotos))}</span>{' '}
          {texts.noFaces}
        </li>
      </ul>
      {problem && <FieldError id={`${titleId}-error`}>{problem}</FieldError>}
    </section>
  )
}
