import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { CategoryArch } from '#domains/catalogue/category-arch.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { OtherLanguageText } from '#ui/text/other-language-text.tsx'
import { homeQueries } from '../home.queries.ts'
import { NoDepartments } from './no-departments.tsx'
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
      <ul className="grid grid-cols-4 gap-x-3 gap-y-5 md:grid-cols-8 md:gap-x-5">
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
