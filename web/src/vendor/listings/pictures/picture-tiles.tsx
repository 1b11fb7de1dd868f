import { Suspense, useEffect, useRef, useState } from 'react'
import { maxListingPictures } from '@haat/contract/domains/listings.rules.ts'
import type { ListingPicture } from '@haat/contract/domains/listings.pictures.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { forgetCameraWish, isCameraWished } from '../../camera/camera-document.ts'
import { LanguageChoice } from '../../vendors/language-choice.tsx'
import { AddTile } from './add-tile.tsx'
import { useListingPictures } from './listing-pictures.queries.ts'
import { PictureTile } from './picture-tile.tsx'
import { QueuedTile } from '#ui/upload/queued-tile.tsx'
import { usePictureQueue } from './use-picture-queue.ts'
import { useTileOrder } from './use-tile-order.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

// Few of those who look at a listing cut a picture or take one.
const CropDialog = lazyPart(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))
const CameraScreen = lazyPart(async () => ({ default: (await import('./camera-screen.tsx')).CameraScreen }))

export interface ListedPicture {
  pictureId: string
  alt: Bilingual
}

interface PictureTilesProps {
  shopId: string
  listingId: string
  value: readonly ListedPicture[]
  onChange(value: ListedPicture[]): void
  /** Called when a picture gets another id because it was cut, for what else names it. */
  onReplace?(before: string, after: string): void
  canChange?: boolean
  /** Whether the camera is there at once, before anything else. */
  isCameraFirst?: boolean
}

const noWords: Bilingual = { en: '', ne: '' }

/** The pictures of a listing in their order, with those that are on their way. The first one is the cover. */
export function PictureTiles(props: PictureTilesProps) {
  const { shopId, listingId, value, onChange, onReplace, canChange = true, isCameraFirst = false } = props
  const { ui } = useMessages()
  const { pictures } = useArea('vendor').listings
  const [language, setLanguage] = useState<Language>(ui.language)
  const [status, setStatus] = useState('')
  const [cropped, setCropped] = useState<ListingPicture>()
  const [isAsked] = useState(isCameraWished)
  const [camera, setCamera] = useState<'first' | 'pressed' | undefined>(
    isCameraFirst ? 'first' : isAsked ? 'pressed' : undefined,
  )
  useEffect(forgetCameraWish, [])
  const records = useListingPictures(
    { shopId, listingId },
    value.map(({ pictureId }) => pictureId),
  )
  // A picture may come up before the one before it has been rendered.
  const latest = useRef(value)
  useEffect(() => void (latest.current = value), [value])
  const set = (next: ListedPicture[]) => {
    latest.current = next
    onChange(next)
  }
  const { queue, items } = usePictureQueue({
    shopId,
    listingId,
    onReady(picture) {
      records.add(picture)
      const { pictureId } = picture
      const isThere = latest.current.some((one) => one.pictureId === pictureId)
      if (!isThere) set([...latest.current, { pictureId, alt: noWords }])
    },
  })
  const figure = (count: number) => formatCount(count, ui.language)
  const count = value.length + items.length
  const room = Math.max(0, maxListingPictures - count)

  function add(files: Iterable<File>) {
    const all = [...files]
    setStatus(all.length > room ? pictures.tooMany(figure(maxListingPictures)) : '')
    void queue.add(all.slice(0, room))
  }

  function move(pictureId: string, to: number) {
    const from = value.findIndex((one) => one.pictureId === pictureId)
    const moved = value[from]
    if (!moved || to < 0 || to >= value.length || to === from) return
    set(value.toSpliced(from, 1).toSpliced(to, 0, moved))
    setStatus(pictures.moved(figure(to + 1), figure(value.length)))
  }
  const order = useTileOrder(
    value.map(({ pictureId }) => pictureId),
    move,
  )

  const change = (pictureId: string, next: Partial<ListedPicture>) =>
    set(latest.current.map((one) => (one.pictureId === pictureId ? { ...one, ...next } : one)))
  const remove = (pictureId: string) => set(latest.current.filter((one) => one.pictureId !== pictureId))

  function replace(before: string, picture: ListingPicture) {
    setCropped(undefined)
    const after = picture.pictureId
    if (after === before) return
    records.add(picture)
    // The same part may have been cut for another tile already.
    if (latest.current.some((one) => one.pictureId === after)) remove(before)
    else change(before, { pictureId: after })
    onReplace?.(before, after)
  }

  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (canChange) add(event.dataTransfer.files)
      }}
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <p className="text-small text-muted">{pictures.hint}</p>
        <LanguageChoice label={pictures.wordsLanguage} chosen={language} onChoose={setLanguage} />
      </div>
      <ol aria-label={pictures.list} className="grid grid-cols-3 items-start gap-3 md:grid-cols-5">
        {value.map(({ pictureId, alt }, at) => {
          const record = records.find(pictureId)
          return (
            <PictureTile
              key={pictureId}
              at={at}
              picture={record?.picture}
              alt={alt}
              language={language}
              canChange={canChange}
              isTarget={order.overId === pictureId}
              tile={order.tileOf(pictureId)}
              grip={order.gripOf(pictureId)}
              onWords={(words) => change(pictureId, { alt: { ...alt, [language]: words } })}
              onCrop={() => setCropped(record)}
              onRemove={() => remove(pictureId)}
            />
          )
        })}
        {items.map((item, at) => (
          <QueuedTile
            key={item.id}
            item={item}
            texts={pictures}
            at={value.length + at}
            onRetry={() => queue.retry(item.id)}
            onRemove={() => void queue.remove(item.id)}
          />
        ))}
        {canChange && room > 0 && (
          <AddTile count={count} onFiles={add} onCamera={() => setCamera('pressed')} />
        )}
      </ol>
      <p role="status" className="mt-2 text-small text-muted empty:mt-0">
        {status}
      </p>
      <Suspense>
        {cropped && (
          <CropDialog
            shopId={shopId}
            listingId={listingId}
            subject={cropped}
            onClose={() => setCropped(undefined)}
            onCut={(picture) => replace(cropped.pictureId, picture)}
            onRemove={() => {
              setCropped(undefined)
              remove(cropped.pictureId)
            }}
          />
        )}
        {camera && (
          <CameraScreen
            taken={count}
            isFirst={camera === 'first'}
            isAsked={isAsked}
            onClose={() => setCamera(undefined)}
            onUse={(files) => {
              setCamera(undefined)
              add(files)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
