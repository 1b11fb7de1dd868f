import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { maxListingPictures } from '@haat/contract/domains/listings.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

interface AddTileProps {
  count: number
  onFiles(files: Iterable<File>): void
  onCamera(): void
}

const tile =
  'grid aspect-square w-full cursor-pointer place-content-center justify-items-center gap-1 rounded-picture border border-dashed border-line-strong text-center text-small font-semibold text-ink hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus'

/** The free place after the pictures: files from a folder at a desk, on a phone the camera first. */
export function AddTile({ count, onFiles, onCamera }: AddTileProps) {
  const { ui } = useMessages()
  const { pictures } = useArea('vendor').listings
  const figure = (value: number) => formatCount(value, ui.language)
  const filled = (
    <span className="font-normal text-muted">
      {pictures.countOf(figure(count), figure(maxListingPictures))}
    </span>
  )
  return (
    <li className="min-w-0">
      <label className={`${tile} pointer-coarse:hidden`}>
        <input
          type="file"
          accept="image/*"
          multiple
          aria-label={pictures.addFile}
          className="sr-only"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            // The same file can be chosen again after it was removed.
            target.value = ''
          }}
        />
        <ImagePlus aria-hidden className="size-6 text-crimson" />
        {pictures.add}
        {filled}
      </label>
      <button type="button" onClick={onCamera} className={`${tile} hidden pointer-coarse:grid`}>
        <Camera aria-hidden className="size-6 text-crimson" />
        <VisuallyHidden>{pictures.take}</VisuallyHidden>
        {filled}
      </button>
    </li>
  )
}
