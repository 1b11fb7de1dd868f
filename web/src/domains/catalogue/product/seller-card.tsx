import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import Star from 'lucide-react/icons/star'
import type { VendorCard } from '@haat/contract/domains/catalogue.ts'
import { answerTimeWords } from '@haat/contract/domains/reviews.rules.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { FollowButton } from '#domains/alerts/follow-button.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { LetterSign } from '#ui/letter-sign.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

interface SellerCardProps {
  seller: VendorCard
  /** Left out in a preview, which nobody follows. */
  onSignIn?: (() => void) | undefined
}

/** The vendor, with the particulars that the law requires. */
export function SellerCard({ seller, onSignIn }: SellerCardProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  return (
    <section
      aria-label={texts.seller}
      className="self-start overflow-hidden rounded-panel bg-surface shadow-2 md:rounded-hero"
    >
      <Picture
        picture={{ ...seller.banner, blur: '' }}
        sizes="(min-width: 64rem) 400px, 100vw"
        onlyWidths={[640]}
        isDecorative
        className="aspect-3/1"
      />
      <div className="relative px-5 pb-5">
        <LetterSign
          name={seller.name}
          letter={seller.sign}
          colour={seller.signColour}
          className="-mt-8 mb-3 size-16 rounded-picture border-3 border-surface text-h2"
        />
        <h2 className="text-h3">
          <BilingualText text={seller.name} />
        </h2>
        <p className="text-small text-muted">
          <BilingualText text={seller.place} /> ·{' '}
          {texts.since(inDigitsOf(ui.language, String(seller.sinceYearBs)))}
        </p>
        <p className="text-small text-muted">{texts.pan(seller.panNumber)}</p>
        <SellerFigures seller={seller} />
        <div className="mt-4 grid grid-cols-[1fr_auto] gap-2.5">
          <Link
            to="/vendors/$slug"
            params={{ slug: seller.slug }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {texts.visitShop}
          </Link>
          <Link to="/help-support" className={buttonClass({ variant: 'secondary' })}>
            <ButtonContent icon={<MessageCircle aria-hidden />}>{texts.ask}</ButtonContent>
          </Link>
          {onSignIn && <FollowButton slug={seller.slug} onSignIn={onSignIn} className="col-span-2" />}
        </div>
      </div>
    </section>
  )
}

function SellerFigures({ seller }: { seller: VendorCard }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { rating, onTimePercent, answerMinutes, productCount } = seller
  const answerTime = answerMinutes === null ? undefined : answerTimeWords(answerMinutes)
  const products = formatCount(productCount, ui.language)
  const figure = rating === null ? '' : inDigitsOf(ui.language, rating.toFixed(1))
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small [&_b]:font-semibold">
      {rating !== null && (
        <li className="flex items-center gap-1.5">
          <Star aria-hidden className="size-4 fill-current text-star" />
          <VisuallyHidden>{ui.rating(figure)}</VisuallyHidden>
          <b aria-hidden>{figure}</b>
        </li>
      )}
      {onTimePercent !== null && (
        <li>
          <b>{formatCount(onTimePercent, ui.language)}%</b>
          {texts.sentOnTime}
        </li>
      )}
      <li>
        <b>{products}</b>
        {texts.productsOf(products)}
      </li>
      {answerTime && (
        <li>{texts.answersWithin[answerTime.unit](formatCount(answerTime.count, ui.language))}</li>
      )}
    </ul>
  )
}
