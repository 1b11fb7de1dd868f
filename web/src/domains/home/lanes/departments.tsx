import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import basket from 'picture:state-basket'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { CategoryArch } from '#domains/catalogue/category-arch.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { OtherLanguageText } from '#ui/text/other-language-text.tsx'
import { homeQueries } from '../home.queries.ts'
import { SectionHead, sectionLinkClass } from './section-head.tsx'

const shown = 8

/** The departments with the most products. */
export function Departments() {
  const home = useArea('home')
  const { ui } = useMessages()
  const { data } = useSuspenseQuery(homeQueries.categories(useCall()))
  const departments = data.categories
  if (departments.length === 0) return <NoDepartments />
  return (
    <section aria-labelledby="lanes" className="pt-(--section-gap)">
      <SectionHead
        id="lanes"
        title={home.lanes}
        action={
          <Link to="/categories/" className={sectionLinkClass}>
            {home.allLanes(formatCount(departments.length, ui.language))} <ArrowRight aria-hidden />
          </Link>
        }
      />
      <ul className="grid grid-cols-4 gap-x-3 gap-y-5 md:grid-cols-8 md:gap-x-2 lg:gap-x-5">
        {departments.slice(0, shown).map((department) => (
          <li key={department.slug} className="group relative text-center">
            <CategoryArch picture={department.picture} sizes="(min-width: 48rem) 130px, 22vw" />
            <h3 className="mt-2 text-label leading-snug">
              <Link
                to="/products/"
                search={{ category: department.slug }}
                className="after:absolute after:inset-0 group-hover:text-crimson"
              >
                <BilingualText text={department.name} />
              </Link>
            </h3>
            <OtherLanguageText text={department.name} className="block text-fine text-muted" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One panel in place of the departments while nothing is sold yet, instead of many empty cards. */
function NoDepartments() {
  const home = useArea('home')
  return (
    <section className="pt-(--section-gap)">
      <h2 className="mb-5 text-h2">{home.lanes}</h2>
      <div className="flex items-center gap-8 overflow-hidden rounded-deal bg-cream p-6 max-md:flex-col max-md:text-center md:px-10">
        <div className="state-arch state-arch-blush shrink-0">
          <img
            src={basket.src}
            width={basket.width}
            height={basket.height}
            alt=""
            loading="lazy"
            className="w-[7.5rem]"
          />
          <Weave className="w-full" />
        </div>
        <div>
          <h3 className="text-title">{home.lanesEmpty}</h3>
          <p className="mt-2 max-w-(--container-text) text-muted">{home.lanesEmptyText}</p>
          <Link
            to="/vendor/$"
            params={{ _splat: 'apply' }}
            className={buttonClass({ className: 'mt-5 max-md:w-full' })}
          >
            {home.sellLink}
          </Link>
        </div>
      </div>
    </section>
  )
}
