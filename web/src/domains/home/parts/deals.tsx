import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { ProductCard } from '#domains/catalogue/product-card.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { homeQueries } from '../home.queries.ts'
import { Countdown } from './countdown.tsx'
import { FeatureDeal } from './feature-deal.tsx'
import { SectionHead, sectionLinkClass } from './section-head.tsx'

const sizes = '(min-width: 64rem) 188px, (min-width: 48rem) 22vw, 44vw'

/** One feature and four cards on cream; without deals the market goes on without them. */
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
          <FeatureDeal product={feature} />
          <ul className="grid grid-cols-2 gap-x-3.5 gap-y-5.5 md:grid-cols-4 md:gap-x-5">
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
