import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { Service } from '@haat/contract/domains/services.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { LetterSign } from '#ui/letter-sign.tsx'
import { Stars } from '#ui/rating/stars.tsx'

/** The provider, with the particulars that the law requires. */
export function ProviderCard({ service: { provider, runBy } }: { service: Service }) {
  const { ui } = useMessages()
  const services = useArea('services')
  const { rating, serviceCount, panNumber } = provider
  return (
    <section aria-labelledby="provider">
      <h2 id="provider" className="mb-3 text-title">
        {services.whoComes}
      </h2>
      <div className="overflow-hidden rounded-panel bg-surface shadow-2 md:grid md:grid-cols-[1fr_2fr]">
        <Picture
          picture={provider.banner}
          sizes="(min-width: 48rem) 250px, 100vw"
          className="h-full max-md:aspect-5/2"
        />
        <div className="p-5">
          <div className="flex items-center gap-3.5">
            <LetterSign
              name={provider.name}
              letter={provider.sign}
              colour={provider.signColour}
              className="size-14 rounded-picture text-h3"
            />
            <div>
              <h3 className="text-h3">
                <BilingualText text={provider.name} />
              </h3>
              <p className="text-small text-muted">
                <BilingualText text={runBy} />
              </p>
            </div>
          </div>
          <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small">
            {rating !== null && (
              <li>
                <Stars rating={rating} />
              </li>
            )}
            <li>{services.servicesOf(formatCount(serviceCount, ui.language))}</li>
            <li className="text-muted">{services.pan(panNumber)}</li>
          </ul>
          <div className="mt-4 grid grid-cols-2 gap-2.5">
            <Link
              to="/vendors/$slug"
              params={{ slug: provider.slug }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {services.visitShop}
            </Link>
            <Link to="/help-support" className={buttonClass({ variant: 'secondary' })}>
              <ButtonContent icon={<MessageCircle aria-hidden />}>{services.ask}</ButtonContent>
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
