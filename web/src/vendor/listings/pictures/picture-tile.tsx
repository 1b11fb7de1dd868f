import Crop from 'lucide-react/icons/crop'
import GripVertical from 'lucide-react/icons/grip-vertical'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { pictureWordsMaxLength } from '@haat/contract/domains/listings.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useTyped } from '../../draft/use-typed.ts'

interface PictureTileProps {
  /** The place in the order, from 0. */
  at: number
  /** Undefined until its record is there. */
  picture: PictureData | undefined
  alt: Bilingual
  language: Language
  canChange: boolean
  /** Whether another tile is being dragged over it. */
  isTarget: boolean
  tile: ComponentProps<'li'>
  grip: ComponentProps<'button'>
  onWords(words: string): void
  onCrop(): void
  onRemove(): void
}

const small =
  'absolute grid size-8 place-items-center rounded-chip bg-surface text-ink shadow-1 after:absolute after:-inset-1.5 hover:bg-sunken [&>svg]:size-4'

/** A picture of the listing: a press on it cuts and turns it, its grip moves it, and its words are typed below it. */
export function PictureTile(props: PictureTileProps) {
  const { at, picture, alt, language, canChange, isTarget, tile, grip, onWords, onCrop, onRemove } = props
  const { ui } = useMessages()
  const { listings } = useArea('vendor')
  const { pictures } = listings
  const number = formatCount(at + 1, ui.language)
  const typed = useTyped(alt[language], { onType: onWords, onLeave: () => {} })
  const isSilent = typed.value.trim() === ''
  return (
    <li {...tile} className="min-w-0">
      <div
        className={classNames(
          'relative aspect-square rounded-picture bg-sunken',
          isTarget && 'outline-3 outline-marigold',
          isSilent && !isTarget && 'outline-2 outline-crimson',
        )}
      >
        <button
          type="button"
          aria-label={pictures.crop(number)}
          disabled={!canChange || !picture}
          onClick={onCrop}
          className="block size-full overflow-hidden rounded-picture"
        >
          {picture && (
            <Picture picture={picture} sizes="180px" isDecorative className="size-full rounded-picture" />
          )}
          {canChange && (
            <span aria-hidden className={classNames(small, 'right-1.5 bottom-1.5 max-md:hidden')}>
              <Crop />
            </span>
          )}
        </button>
        {at === 0 && (
          <span className="pointer-events-none absolute top-1.5 left-1.5">
            <Badge tone="marigold">{pictures.cover}</Badge>
          </span>
        )}
        {canChange && (
          <>
            <button
              type="button"
              {...grip}
              aria-label={pictures.move(number)}
              title={pictures.moveHint}
              className={classNames(small, 'bottom-1.5 left-1.5 cursor-grab touch-none')}
            >
              <GripVertical aria-hidden />
            </button>
            <button
              type="button"
              aria-label={pictures.remove(number)}
              onClick={onRemove}
              className={classNames(small, 'top-1.5 right-1.5 max-md:hidden')}
            >
              <X aria-hidden />
            </button>
          </>
        )}
      </div>
      <textarea
        {...typed}
        aria-label={pictures.words(number, pictures.languages[language])}
        placeholder={pictures.wordsMissing}
        maxLength={pictureWordsMaxLength}
        disabled={!canChange}
        lang={language}
        rows={3}
        className="mt-2 block w-full resize-none rounded-chip bg-transparent px-1 text-small text-muted placeholder:font-semibold placeholder:text-crimson hover:bg-sunken focus:bg-sunken focus:text-ink"
      />
    </li>
  )
}
