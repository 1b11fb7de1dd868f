import { lazy, useEffect, type ComponentType, type ReactNode } from 'react'
import { homeSections, type HomeSection as Part } from '@haat/contract/domains/home.rules.ts'
import type { Call } from '#api/client.ts'
import type { Readable } from '#api/use-failure.ts'
import { useIfRead } from '#api/use-if-read.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { homeLayout, writtenParts } from './home-layout.ts'
import { homeQueries } from './home.queries.ts'
import { forgetWrittenHome, isHomeWritten } from './written-home.ts'
import { Carousel } from './parts/carousel.tsx'
import { HelpStrip } from './parts/help-strip.tsx'
import { HomeSection } from './parts/home-section.tsx'
import { OrganizationData } from './parts/organization-data.tsx'
import { Promises } from './parts/promises.tsx'
import { Promos } from './parts/promos.tsx'
import { handsSkeleton, lanesSkeleton, panelSkeleton, rowSkeleton } from './parts/section-skeletons.tsx'

type Sections = typeof import('./parts/home-lanes.tsx')
const fetchSections = () => import('./parts/home-lanes.tsx')
const server = import.meta.env.SSR ? await fetchSections() : undefined

const later = (name: keyof Sections): ComponentType =>
  lazy(async () => ({ default: (await fetchSections())[name] }))
/** Written by the server. */
const section = (name: keyof Sections): ComponentType => server?.[name] ?? later(name)

type OwnPart = Exclude<Part, 'carousel' | 'help'>
interface PartLook {
  /** Its own name, as the page has always called it. */
  name: string
  Content: ComponentType
  /** What it shows. */
  query?(call: Call): Readable
  skeleton: ReactNode
  /** About as high as it is on a phone: it takes this until it comes near. */
  room: string
  isFullBleed?: true
}

const looks: Record<OwnPart, PartLook> = {
  categories: {
    name: 'lanes',
    Content: section('Lanes'),
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
    Content: section('Hands'),
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
  // What somebody looked at, only their browser knows.
  recent: { name: 'recent', Content: later('Recent'), skeleton: null, room: '[--room:0px]' },
}

export function HomeContent() {
  const home = useArea('home')
  const parts = useIfRead(homeLayout(useCall()), isHomeWritten())
  useEffect(() => forgetWrittenHome, [])
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
  if (part === 'carousel') return <Opening isFirst={at === 0} />
  if (part === 'help')
    return (
      <div className="page-width pt-(--section-gap)">
        <HelpStrip />
      </div>
    )
  const { Content, query, ...look } = looks[part]
  return (
    <HomeSection {...look} query={query?.(call)} isLater={part === 'recent' || at >= writtenParts}>
      <Content />
    </HomeSection>
  )
}

/** The slides with what stands beside and below them. */
const Opening = ({ isFirst }: { isFirst: boolean }) => (
  <>
    <div
      className={`page-width grid gap-5 max-md:px-0 md:grid-cols-[1fr_19rem] ${isFirst ? 'md:pt-5' : 'pt-(--section-gap)'}`}
    >
      <Carousel />
      <Promos />
    </div>
    <div className="page-width pt-5">
      <Promises />
    </div>
  </>
)
