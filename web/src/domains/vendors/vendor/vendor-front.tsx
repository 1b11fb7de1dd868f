import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { OtherLanguageText } from '#ui/text/other-language-text.tsx'
import { Stars } from '#ui/rating/stars.tsx'
import { VendorBanner } from '../card/vendor-banner.tsx'
import { LetterSign } from '#ui/letter-sign.tsx'

/** Banner, sign, name and figures of the vendor. */
export function VendorFront({ vendor }: { vendor: Vendor }) {
  const texts = useArea('vendors')
  return (
    <div className="overflow-hidden rounded-panel bg-surface shadow-2 md:rounded-hero">
      <VendorBanner
        picture={vendor.banner}
        sizes="(min-width: 48rem) 280px, 160px"
        isPriority
        className="h-40 md:h-60"
      />
      <Weave />
      <div className="flex flex-wrap gap-x-6 gap-y-3 px-4 pb-5 md:px-7 md:pb-7">
        <LetterSign
          name={vendor.name}
          letter={vendor.sign}
          colour={vendor.signColour}
          className="relative -mt-9 rounded-picture border-3 border-surface size-18 text-h2 md:-mt-11 md:size-24 md:text-h1"
        />
        <div className="grow basis-72 pt-3">
          <h1 className="text-h1">
            <BilingualText text={vendor.name} />
          </h1>
          <p className="text-muted">
            <OtherLanguageText text={vendor.name} className="mr-2" />
            <BilingualText text={vendor.place} />
          </p>
          <Figures vendor={vendor} />
        </div>
        <Link
          to="/contact-admin"
          className={buttonClass({ variant: 'secondary', className: 'mt-4 self-start max-md:w-full' })}
        >
          <ButtonContent icon={<MessageCircle aria-hidden />}>{texts.message}</ButtonContent>
        </Link>
        <p className="w-full max-w-(--container-text) text-lead">
          <BilingualText text={vendor.about} />
        </p>
      </div>
    </div>
  )
}

function Figures({ vendor }: { vendor: Vendor }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const { rating, ratingCount, productCount, serviceCount, sinceYearBs, onTimePercent } = vendor
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
      {rating !== null && (
        <li>
          <a href="#reviews" className="flex min-h-11 items-center underline-offset-3 hover:underline">
            <Stars rating={rating} count={ratingCount} form="five" />
          </a>
        </li>
      )}
      {productCount > 0 && <li>{texts.products(count(productCount))}</li>}
      {serviceCount > 0 && <li>{texts.services(count(serviceCount))}</li>}
      {onTimePercent !== null && <li>{texts.onTime(count(onTimePercent))}</li>}
      <li className="text-muted">{texts.vendorSince(inDigitsOf(ui.language, String(sinceYearBs)))}</li>
    </ul>
  )
}
