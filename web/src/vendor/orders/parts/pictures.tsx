import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useFigures } from './use-figures.ts'

const shown = 3

interface PicturesProps {
  pictures: readonly PictureData[]
  /** How many there are in all; those without a picture here are counted. */
  count: number
  /** The look of what counts the others. */
  restClass: string
  /** The edge that sets one picture off from the next. */
  edgeClass: string
}

/** What is in a parcel, or in several, one picture laid over the next. */
export function Pictures({ pictures, count, restClass, edgeClass }: PicturesProps) {
  const { orders } = useArea('vendor')
  const figures = useFigures()
  const first = pictures.slice(0, shown)
  const rest = count - first.length
  const tile = `size-11 shrink-0 rounded-chip border-2 not-first:-ms-4 ${edgeClass}`
  return (
    <span aria-hidden className="flex shrink-0">
      {first.map((picture, at) => (
        <Picture
          key={`${at} ${picture.src}`}
          picture={picture}
          sizes="44px"
          onlyWidths={[160]}
          isDecorative
          className={tile}
        />
      ))}
      {rest > 0 && (
        <span className={`grid place-items-center text-small font-extrabold ${tile} ${restClass}`}>
          {orders.andMore(figures.count(rest))}
        </span>
      )}
    </span>
  )
}
