import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { ProductCard } from '#domains/catalogue/product-card.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { homeQueries } from '../home.queries.ts'
import { FeaturedProduct } from '#domains/catalogue/featured-product.tsx'
import { SectionHead, sectionLinkClass } from './section-head.tsx'
import { useEffect, useState } from 'react'
import { untilSaturdayEnds } from './saturday-end.ts'

const sizes = '(min-width: 64rem) 188px, (min-width: 48rem) 22vw, 44vw'

/** One featured deal and four cards; left out without deals. */
export function Deals() {
  const home = useArea('home')
  const { ui } = useMessages()
  const { data } = useSuspenseQuery(homeQueries.deals(useCall()))
  const [feature, ...others] = data.items
  if (!feature) return null
  return (
    <div className="pt-(--section-gap)">
      <section
        aria-labelledby="deals"
        className="bg-cream py-7 max-md:-mx-(--gutter) max-md:px-(--gutter) md:rounded-deal md:p-7"
      >
        <SectionHead
          id="deals"
          title={home.deals}
          note={<Countdown />}
          action={
            <Link to="/products/" search={{ deals: true }} className={sectionLinkClass}>
              {home.allDeals(formatCount(data.total, ui.language))} <ArrowRight aria-hidden />
            </Link>
          }
        />
        <div className="grid gap-3.5 md:gap-5 lg:grid-cols-[300px_1fr]">
          <FeaturedProduct product={feature} />
          <ul className="deal-grid grid grid-cols-2 gap-x-3.5 gap-y-5.5 md:grid-cols-4 md:gap-x-5">
            {others.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} sizes={sizes} isDeal isTall />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}

const tickMs = 15_000
const boxClass = 'rounded-badge bg-night px-2 py-0.5 text-small font-semibold text-on-night'

/**
 * Counts down to the end of the deals. It starts with the server's time, so that server and browser render the
 * same.
 */
function Countdown() {
  const { madeAt } = usePublicConfig()
  const { ui } = useMessages()
  const home = useArea('home')
  const [now, setNow] = useState(() => new Date(madeAt))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [])
  const { days, hours, minutes } = untilSaturdayEnds(now)
  const two = (n: number) => inDigitsOf(ui.language, String(n).padStart(2, '0'))
  return (
    <p role="timer" className="flex items-center gap-1.5 text-small">
      <span className="mr-0.5 font-semibold">{home.endsIn}</span>
      <span className={boxClass}>{home.days(formatCount(days, ui.language))}</span>
      <span className={boxClass}>{home.hours(two(hours))}</span>
      <span className={boxClass}>{home.minutes(two(minutes))}</span>
    </p>
  )
}
