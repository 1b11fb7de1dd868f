import { Link } from '@tanstack/react-router'
import HandCoins from 'lucide-react/icons/hand-coins'
import MapPinned from 'lucide-react/icons/map-pinned'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Wallet from 'lucide-react/icons/wallet'
import basket from 'picture:promo-basket'
import toolbox from 'picture:promo-toolbox'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { homeSections, type HomeSection as Part } from '@haat/contract/domains/home.rules.ts'
import type { Call } from '#api/client.ts'
import type { Readable } from '#api/use-failure.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useOptionalQuery } from '#api/use-optional-query.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { homeLayout, serverRenderedParts } from './sections/home-layout.ts'
import { homeQueries } from './home.queries.ts'
import { forgetServerRenderedHome, isHomeServerRendered } from './sections/server-rendered-home.ts'
import { Carousel } from './carousel/carousel.tsx'
import { HelpStrip } from './sections/help-strip.tsx'
import { HomeSection } from './sections/home-section.tsx'
import { handsSkeleton, lanesSkeleton, panelSkeleton, rowSkeleton } from './sections/section-skeletons.tsx'
import { useSiteSettings, walletsOf } from '#api/site-settings.ts'
import { JsonLd } from '#ui/page/json-ld.tsx'
import { organizationJsonLd, websiteJsonLd } from './market-json-ld.ts'

type Sections = typeof import('./lanes/home-lanes.tsx')
const fetchSections = () => import('./lanes/home-lanes.tsx')
const server = import.meta.env.SSR ? await fetchSections() : undefined

const later = (name: keyof Sections): ComponentType =>
  lazyPart(async () => ({ default: (await fetchSections())[name] }))
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
      className={`page-width grid gap-5 max-md:px-0 lg:grid-cols-[1fr_19rem] ${isFirst ? 'md:pt-5' : 'pt-(--section-gap)'}`}
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

const promoClass =
  'relative flex min-h-48 flex-1 md:min-h-40 flex-col overflow-hidden rounded-panel p-4 md:rounded-hero md:p-5 hover:[&_img]:scale-103'
const pictureClass = 'absolute right-2 bottom-11 w-20 transition-[scale] md:right-3 md:bottom-3 md:w-32'

function Promos() {
  const home = useArea('home')
  return (
    <div className="flex gap-3 max-md:px-(--gutter) md:gap-5 lg:flex-col">
      <Link to="/services/" className={`${promoClass} bg-pine-deep text-white`}>
        <Promo picture={toolbox} title={home.serviceTitle} text={home.serviceText} link={home.serviceLink} />
      </Link>
      <Link
        to="/vendor/$"
        params={{ _splat: 'apply' }}
        className={`${promoClass} bg-marigold text-on-marigold`}
      >
        <Promo picture={basket} title={home.sellTitle} text={home.sellText} link={home.sellLink} />
      </Link>
    </div>
  )
}

type PromoProps = Record<'title' | 'text' | 'link', string> & { picture: typeof basket }

const Promo = ({ picture: { src, width, height }, title, text, link }: PromoProps) => (
  <>
    <h2 className="max-w-44 text-h3">{title}</h2>
    <p className="mt-1.5 max-w-28 text-small max-md:max-w-20">{text}</p>
    <span className="mt-auto pt-4 font-semibold">{link}</span>
    <img src={src} width={width} height={height} alt="" loading="lazy" className={pictureClass} />
  </>
)

function Promises() {
  const home = useArea('home')
  const paymentMethods = useSiteSettings()?.paymentWays ?? []
  const wallet = walletsOf(paymentMethods)
  const promises = [
    paymentMethods.includes('cod') && {
      icon: <HandCoins aria-hidden />,
      title: home.cod,
      text: home.codText,
    },
    { icon: <RotateCcw aria-hidden />, title: home.returns, text: home.returnsText },
    wallet && { icon: <Wallet aria-hidden />, title: home.wallets[wallet], text: home.walletsText },
    { icon: <MapPinned aria-hidden />, title: home.districts, text: home.districtsText },
  ].filter((promise) => typeof promise === 'object')
  return (
    <section
      aria-label={home.promises}
      className="grid grid-cols-2 overflow-hidden rounded-picture bg-surface shadow-1 md:auto-cols-fr md:grid-flow-col md:grid-cols-none"
    >
      {promises.map(({ icon, title, text }) => (
        <div
          key={title}
          className="flex items-center gap-3 border-line p-3.5 odd:border-r md:px-5 md:not-last:border-r [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-crimson max-md:not-nth-last-[-n+2]:border-b"
        >
          {icon}
          <div>
            <h2 className="text-label leading-snug">{title}</h2>
            <p className="text-fine text-muted">{text}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
