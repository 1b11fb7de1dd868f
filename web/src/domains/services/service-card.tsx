import { Link } from '@tanstack/react-router'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import type { ServiceCard as ServiceCardData } from '@haat/contract/domains/services.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Card } from '#ui/card.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Stars } from '#ui/rating/stars.tsx'
import { freeDayText } from './free-day.ts'

interface ServiceCardProps {
  service: ServiceCardData
  sizes?: string
  isPriority?: boolean
}

export const serviceGridSizes =
  '(min-width: 80rem) 380px, (min-width: 64rem) calc((100vw - 96px) / 3), (min-width: 40rem) calc((100vw - 68px) / 2), calc(100vw - 32px)'

/** All of the card is a link to the service. */
export function ServiceCard({ service, sizes = serviceGridSizes, isPriority = false }: ServiceCardProps) {
  const { title, vendor, rating } = service
  return (
    <Card
      className="h-full"
      picture={
        <Picture picture={service.picture} sizes={sizes} priority={isPriority} className="aspect-8/5" />
      }
    >
      <h3 className="service-card-name">
        <Link to="/services/$serviceId" params={{ serviceId: service.id }}>
          <BilingualText text={title} />
        </Link>
      </h3>
      <div className="service-card-vendor">
        <p>
          <BilingualText text={vendor.name} /> · <BilingualText text={vendor.place} />
        </p>
        {rating !== null && (
          <span>
            <Stars rating={rating} />
          </span>
        )}
      </div>
      <FromPrice service={service} />
      <NextDay nextDay={service.nextDay} />
    </Card>
  )
}

export function FromPrice({ service }: { service: Pick<ServiceCardData, 'fromPaisa' | 'priceUnit'> }) {
  const { ui } = useMessages()
  const services = useArea('services')
  return (
    <p className="from-price">
      {services.priceBefore[service.priceUnit]}
      <strong>{formatRupees(service.fromPaisa, ui.language)}</strong>
      {services.priceAfter[service.priceUnit]}
    </p>
  )
}

function NextDay({ nextDay }: { nextDay: string | null }) {
  const { ui } = useMessages()
  const services = useArea('services')
  // The time at which the page was rendered, so that server and browser show the same text.
  const { madeAt } = usePublicConfig()
  return (
    <p className="next-day">
      <CalendarCheck aria-hidden />
      {freeDayText(nextDay, madeAt, { services, language: ui.language })}
    </p>
  )
}
