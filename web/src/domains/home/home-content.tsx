import { lazy, useEffect, type ComponentType, type ReactNode } from 'react'
import { homeSections, type HomeSection as Part } from '@haat/contract/domains/home.rules.ts'
import type { Call } from '#api/client.ts'
import type { Readable } from '#api/use-failure.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useOptionalQuery } from '#api/use-optional-query.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { homeLayout, serverRenderedParts } from './sections/home-layout.ts'
import { homeQueries } from './home.queries.ts'
import { forgetServerRenderedHome, isHomeServerRendered } from './sections/server-rendered-home.ts'
import { Carousel } from './carousel/carousel.tsx'
import { HelpStrip } from './sections/help-strip.tsx'
import { HomeSection } from './sections/home-section.tsx'
import { Promises } from './sections/promises.tsx'
import { Promos } from './sections/promos.tsx'
import { handsSkeleton, lanesSkeleton, panelSkeleton, rowSkeleton } from './sections/section-skeletons.tsx'
import { useSiteSettings } from '#api/site-settings.ts'
import { JsonLd } from '#ui/page/json-ld.tsx'
import { organizationJsonLd, websiteJsonLd } from './market-json-ld.ts'

type Sections = typeof import('./lanes/home-lanes.tsx')
const fetchSections = () => import('./lanes/home-lanes.tsx')
const server = import.meta.env.SSR ? await fetchSections() : undefined

const later = (name: keyof Sections): ComponentType =>
  lazy(async () => ({ default: (await fetchSections())[name] }))
/** For a section that the server renders. */
const section = (name: keyof Sections): ComponentType => server?.[name] ?? later(name)

type LazyPart = Exclude<Part, 'carousel' | 'help'>
interface PartLook {
  /** Identifies the section within the page. */
  name: string
  Content: ComponentType
  /** The query of the section's data. */
  query?(call: Call): Readable
  skeleton: ReactNode
  /**
   * A CSS class with the section's approximate height on a phone, which is reserved until it comes near the
   * viewport.
   */
  room: string
  isFullBleed?: true
}

const looks: Record<LazyPart, PartLook> = {
  categories: {
    name: 'lanes',
    Content: section('Departments'),
    query: homeQueries.categories,
    skeleton: lanesSkeleton,
    room: '[--room:28rem]',
  },
  deals: {
    name: 'deals',
    Content: section('Deals'),
    query: homeQueries.deals,
    skeleton: panelSkeleton,
    room: '[--room:84rem]',
  },
  arrivals: {
    name: 'arrivals',
    Content: section('Arrivals'),
    query: homeQueries.arrivals,
    skeleton: rowSkeleton,
    room: '[--room:24rem]',
  },
  services: {
    name: 'hands',
    Content: section('ServicesLane'),
    query: homeQueries.services,
    skeleton: handsSkeleton,
    room: '[--room:39rem]',
    isFullBleed: true,
  },
  vendors: {
    name: 'vendors',
    Content: section('WeekVendors'),
    query: homeQueries.vendors,
    skeleton: rowSkeleton,
    room: '[--room:22rem]',
  },
  // Only the browser knows the recently viewed products, so the server does not render this section.
  recent: { name: 'recent', Content: later('Recent'), skeleton: null, room: '[--room:0px]' },
}

export function HomeContent() {
  const home = useArea('home')
  const parts = useOptionalQuery(homeLayout(useCall()), isHomeServerRendered())
  useEffect(() => forgetServerRenderedHome, [])
  return (
    <>
      <VisuallyHidden>
        <h1>{home.title}</h1>
      </VisuallyHidden>
      <OrganizationData />
      <HomeParts parts={parts ?? homeSections} />
    </>
  )
}

export const HomeParts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map((part, at) => <HomePart key={part} part={part} at={at} />)

function HomePart({ part, at }: { part: Part; at: number }) {
  const call = useCall()
  if (part === 'carousel') return <CarouselPart isFirst={at === 0} />
  if (part === 'help')
    return (
      <div className="page-width pt-(--section-gap)">
        <HelpStrip />
      </div>
    )
  const { Content, query, ...look } = looks[part]
  return (
    <HomeSection {...look} query={query?.(call)} isLater={part === 'recent' || at >= serverRenderedParts}>
      <Content />
    </HomeSection>
  )
}

/** The slides, with promotions beside and promises below them. */
const CarouselPart = ({ isFirst }: { isFirst: boolean }) => (
  <>
    <div
      className={`page-width grid gap-5 max-md:px-0 md:grid-cols-[1fr_19rem] ${isFirst ? 'md:pt-5' : 'pt-(--section-gap)'}`}
    >
      <Carousel />
      <Promos />
    </div>
    <div className="far-below page-width pt-5">
      <Promises />
    </div>
  </>
)

/** Structured data about the shop and its company, for search engines. */
function OrganizationData() {
  const { publicUrl } = usePublicConfig()
  const settings = useSiteSettings()
  if (!settings) return null
  return (
    <>
      <JsonLd data={organizationJsonLd(settings, publicUrl)} />
      <JsonLd data={websiteJsonLd(publicUrl)} />
    </>
  )
}
