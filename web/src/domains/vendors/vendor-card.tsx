import { Link } from '@tanstack/react-router'
import type { VendorCard as VendorCardData } from '@haat/contract/domains/catalogue.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Card } from '#ui/card.tsx'
import { Stars } from '#ui/rating/stars.tsx'
import { VendorBanner } from './vendor-banner.tsx'
import { VendorSign } from './vendor-sign.tsx'

type VendorCardProps = { vendor: VendorCardData; isPriority?: boolean }

/** A vendor's card, all of which is a link. */
export function VendorCard({ vendor, isPriority = false }: VendorCardProps) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const { productCount, serviceCount, rating } = vendor
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <Card
      className="h-full"
      picture={
        <VendorBanner
          picture={vendor.banner}
          wideSizes="(min-width: 64rem) 281px, (min-width: 40rem) 48vw, 92vw"
          squareSizes="160px"
          isPriority={isPriority}
          className="aspect-[282/120]"
        />
      }
    >
      <VendorSign
        vendor={vendor}
        sizes="60px"
        className="relative -mt-11 size-15 rounded-picture border-3 border-surface text-title"
      />
      <h3 className="mt-1 text-h3">
        <Link
          to="/vendors/$slug"
          params={{ slug: vendor.slug }}
          className="after:absolute after:inset-0 group-hover:text-crimson"
        >
          <BilingualText text={vendor.name} />
        </Link>
      </h3>
      <p className="text-fine text-muted">
        <BilingualText text={vendor.place} />
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-0.5 pt-1.5 text-fine">
        {rating !== null && <Stars rating={rating} />}
        {productCount > 0 && <p>{texts.products(count(productCount))}</p>}
        {productCount === 0 && serviceCount > 0 && <p>{texts.services(count(serviceCount))}</p>}
        <p className="text-muted">{texts.since(inDigitsOf(ui.language, String(vendor.sinceYearBs)))}</p>
      </div>
    </Card>
  )
}
