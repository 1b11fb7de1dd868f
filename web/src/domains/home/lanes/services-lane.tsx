import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useCall } from '#api/use-router-context.ts'
import { ServiceCard } from '#domains/services/service-card.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { homeQueries } from '../home.queries.ts'

/** Services, across the whole width of the page on a green ground. */
export function ServicesLane() {
  const home = useArea('home')
  const { data } = useSuspenseQuery(homeQueries.services(useCall()))
  if (data.items.length === 0) return null
  return (
    <section aria-labelledby="hands" className="bg-pine-deep">
      <Weave />
      <div className="ghost">
        <div className="page-width grid gap-x-5 gap-y-6 py-8 md:py-12 lg:grid-cols-[17.5rem_1fr]">
          <div className="on-colour text-white">
            <h2 id="hands" className="max-w-52 text-h1 max-lg:max-w-none">
              {home.hands}
            </h2>
            <p className="mt-2 max-w-80 text-lead">{home.handsText}</p>
            <Link to="/services/" className={buttonClass({ variant: 'marigold', className: 'mt-5' })}>
              <span className="flex items-center gap-2">
                {home.allServices} <ArrowRight aria-hidden className="size-5" />
              </span>
            </Link>
          </div>
          <ul className="grid auto-cols-[66%] grid-flow-col gap-3.5 max-lg:-mx-(--gutter) max-lg:snap-x max-lg:scroll-px-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:[scrollbar-width:none] md:auto-cols-[40%] md:gap-5 lg:grid-flow-row lg:grid-cols-3">
            {data.items.map((service) => (
              <li key={service.id} className="grid snap-start">
                <ServiceCard
                  service={service}
                  sizes="(min-width: 64rem) 280px, (min-width: 48rem) 40vw, 66vw"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
