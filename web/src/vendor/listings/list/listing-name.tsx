import { Link } from '@tanstack/react-router'
import ImageOff from 'lucide-react/icons/image-off'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { listingPath } from './listing-path.ts'
import { RowMenu } from './row-menu.tsx'

/**
 * Picture and name of a listing, which opens it, how many variants or options it has, and what can be done with it. Beside the
 * menu of a tablet there is no room for the picture.
 */
export function ListingName({ shop, row }: { shop: Shop; row: ListingRow }) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  const { id, kind, title, picture, variantCount } = row
  const count = formatCount(variantCount, ui.language)
  const variants = kind === 'service' ? listings.options(count) : listings.variants(count)
  return (
    <div className="flex items-center gap-3 lg:min-w-60 xl:min-w-64">
      {picture ? (
        <Picture
          picture={picture}
          sizes="44px"
          isDecorative
          className="aspect-square w-11 shrink-0 rounded-chip md:max-lg:hidden"
        />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-chip bg-sunken text-muted md:max-lg:hidden">
          <ImageOff aria-hidden className="size-5" />
        </span>
      )}
      <div className="min-w-0 grow">
        <Link
          to="/vendor/$"
          params={{ _splat: listingPath(shop.shopId, kind, id) }}
          className="font-semibold wrap-anywhere text-ink hover:text-crimson"
        >
          {inLanguage(title, ui.language) ? <BilingualText text={title} /> : listings.unnamed}
        </Link>
        {variantCount > (kind === 'service' ? 0 : 1) && <p className="text-fine text-muted">{variants}</p>}
      </div>
      <RowMenu shop={shop} row={row} />
    </div>
  )
}
